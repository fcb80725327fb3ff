import { expect, test } from 'vitest'
import { remembering } from './remembering.ts'

test('what was made of a key is made once, until there is no room for more', () => {
  const made: string[] = []
  const remembered = remembering<{ readonly of: string }>(2)
  const ask = (key: string) =>
    remembered(key, () => {
      made.push(key)
      return { of: key }
    })
  const first = ask('one')
  expect(ask('one')).toBe(first)
  ask('two')
  expect(ask('one')).toBe(first)
  expect(made).toEqual(['one', 'two'])
  ask('three')
  expect(ask('one')).toEqual(first)
  expect(made).toEqual(['one', 'two', 'three', 'one'])
})
