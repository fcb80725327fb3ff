import { expect, test } from 'vitest'
import { TypedCode } from './typedCode.ts'

test.each([
  ['K7M-2QX', 'K7M2QX'],
  [' k7m 2qx ', 'K7M2QX'],
])('%j is the code %s', (typed, code) => expect(TypedCode.parse({ code: typed })).toEqual({ code }))

test.each([
  ['', 'Enter the code'],
  ['  ', 'Enter the code'],
  ['K7M-2Q', 'A code has six letters and digits, and never 0, O, 1, I or L'],
  ['K7M-20X', 'A code has six letters and digits, and never 0, O, 1, I or L'],
])('%j can be no code', (typed, words) => {
  expect(TypedCode.safeParse({ code: typed }).error?.issues.map(({ message }) => message)).toEqual([words])
})
