import { afterEach, expect, test, vi } from 'vitest'
import { remembering } from './remembering.ts'

afterEach(() => void vi.useRealTimers())

function remembered(most: number) {
  const made: string[] = []
  const of = remembering<{ readonly of: string }>(most)
  const ask = (key: string) =>
    of(key, () => {
      made.push(key)
      return { of: key }
    })
  return { ask, made }
}

test('what was made of a key is made once, and those go that were not asked for in the longest time', () => {
  const { ask, made } = remembered(4)
  const first = ask('one')
  for (const key of ['two', 'three', 'one', 'four', 'one', 'five']) ask(key)
  expect(ask('one')).toBe(first)
  expect(made).toEqual(['one', 'two', 'three', 'four', 'five'])
  ask('two')
  expect(made).toEqual(['one', 'two', 'three', 'four', 'five', 'two'])
})

test('what nobody asks for is forgotten within an hour', () => {
  vi.useFakeTimers()
  const { ask, made } = remembered(4)
  const first = ask('one')
  vi.advanceTimersByTime(1_700_000)
  expect(ask('one')).toBe(first)
  vi.advanceTimersByTime(3_600_000)
  expect(ask('one')).not.toBe(first)
  expect(made).toEqual(['one', 'one'])
  vi.advanceTimersByTime(7_200_000)
  expect(vi.getTimerCount()).toBe(0)
})
