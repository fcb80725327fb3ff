import { afterEach, expect, test, vi } from 'vitest'
import { sharedElements } from '../../sharedElements.ts'
import { travelerOf } from './pictures.ts'

/** A screen that shows some elements of the one thing, the first of them uncovered or under something else. */
function screen({ isReduced = false, shown = 1, isCovered = false } = {}) {
  const element = {
    getBoundingClientRect: () => ({ x: 10, y: 100, width: 52, height: 52 }),
    contains: (other: unknown) => other === element,
  }
  const page = {
    adoptedStyleSheets: [] as unknown[],
    querySelectorAll: () => Array.from({ length: shown }, () => element),
    elementFromPoint: (_x: number, y: number) => (isCovered && y < 110 ? undefined : element),
  }
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))
  vi.stubGlobal('document', page)
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  )
  return page
}

const change = (from: string, to: string) => sharedElements({ fromLocation: { pathname: from }, toLocation: { pathname: to } })

afterEach(() => void vi.unstubAllGlobals())

test.each(['/people/me', '/people/me/search/profile/sea', '/students/me/rolemodels', '/jobs/me/suggested', '/jobs/me/search/job'])(
  'a picture travels from %s to what it opens, and back',
  (list) => {
    for (const one of ['/preview/ada-1', '/jobs/me/job/ada-1']) {
      expect(travelerOf(list, one, false)).toBe('ada-1')
      expect(travelerOf(one, list, true)).toBe('ada-1')
      expect(travelerOf(one, list, false), 'onward to a list').toBeUndefined()
    }
  },
)

test.each([
  ['/notifications', '/preview/ada-1'],
  ['/preview/eve-2', '/preview/ada-1'],
  ['/people/me', '/jobs/me/suggested'],
  ['/jobs/me/job/ada-1', '/preview/eve-2'],
])('no picture travels between %s and %s', (one, other) => {
  for (const isStep of [true, false]) {
    expect(travelerOf(one, other, isStep)).toBeUndefined()
    expect(travelerOf(other, one, isStep)).toBeUndefined()
  }
})

test('a picture travels where it is seen whole, and once, and no motion is unwanted', () => {
  const page = screen()
  expect(change('/people/me', '/preview/ada-1')).toEqual(['picture'])
  expect(page.adoptedStyleSheets.length).toBe(1)
  expect(change('/preview/ada-1', '/notifications')).toBe(false)
  expect(page.adoptedStyleSheets).toEqual([])
  for (const other of [{ shown: 0 }, { shown: 2 }, { isCovered: true }, { isReduced: true }]) {
    screen(other)
    expect(change('/people/me', '/preview/ada-1'), JSON.stringify(other)).toBe(false)
  }
})
