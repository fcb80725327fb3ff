import { expect, test } from 'vitest'
import { sharesOf } from './funnel.ts'

const nobody = { suggested: 0, saved: 0, applied: 0, contacted: 0, accepted: 0, rejected: 0 }

test('equal numbers have equal bars, and the highest the longest', () => {
  expect(sharesOf({ ...nobody, suggested: 20, applied: 5, contacted: 5, accepted: 1 })).toEqual({
    ...nobody,
    suggested: 100,
    applied: 25,
    contacted: 25,
    accepted: 5,
  })
})

test('where nobody is, there is no bar', () => {
  expect(sharesOf(nobody)).toEqual(nobody)
})
