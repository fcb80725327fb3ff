import { afterEach, expect, test, vi } from 'vitest'
import { keptChoice } from './keptChoice.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser's storage with what it keeps. */
function storing(kept: Record<string, string>) {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, to: string) => void (kept[name] = to),
  })
  return kept
}

test('a choice is remembered, and the first word holds before and in place of what is none', () => {
  const kept = storing({ side: 'up' })
  const choice = keptChoice('side', ['left', 'right'])
  expect(choice.now()).toBe('left')
  choice.choose('right')
  expect([choice.now(), kept]).toEqual(['right', { side: 'right' }])
  expect(keptChoice('side', ['left', 'right']).now()).toBe('right')
})

test('where the browser keeps nothing, a choice holds until the page is closed', () => {
  const refuse = (): never => {
    throw new Error('refused')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const choice = keptChoice('side', ['left', 'right'])
  choice.choose('right')
  expect(choice.now()).toBe('right')
})
