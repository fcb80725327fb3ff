import { afterEach, expect, test, vi } from 'vitest'
import { canShareElements, sharedElements } from './sharedElements.ts'

const from = (from: string | undefined, to: string) =>
  sharedElements({ fromLocation: from === undefined ? undefined : { pathname: from }, toLocation: { pathname: to } })
const motion = (isReduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))

afterEach(() => void vi.unstubAllGlobals())

test('the genome travels between the bio and its own screen', () => {
  motion(false)
  expect(from('/bio/me', '/genome/me')).toEqual(['genome'])
  expect(from('/genome/me', '/bio/me')).toEqual(['genome'])
})

test.each([
  [undefined, '/genome/me'],
  ['/bio/me', '/bio/me'],
  ['/bio/me', '/people/me'],
  ['/jobs/me/suggested', '/genome/me'],
])('nothing travels from %s to %s', (one, other) => {
  motion(false)
  expect(from(one, other)).toBe(false)
})

test('nothing travels where reduced motion is asked, nor where the browser cannot', () => {
  motion(true)
  expect(from('/bio/me', '/genome/me')).toBe(false)
  expect(canShareElements()).toBe(false)
})
