import { expect, test } from 'vitest'
import { between } from './useTween.ts'

test('numbers between two lists move together', () => {
  expect(between([0, 1], [1, 0], 0)).toEqual([0, 1])
  expect(between([0, 1], [1, 0], 0.25)).toEqual([0.25, 0.75])
  expect(between([0, 1], [1, 0], 1)).toEqual([1, 0])
})
