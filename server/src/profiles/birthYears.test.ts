import { expect, test } from 'vitest'
import { birthYearHeldBy } from './birthYears.policy.ts'

const byItself = undefined
const adultOnly = expect.stringContaining('another adult')
const notEmpty = expect.stringContaining('not leave it empty')

test.each<[number | null, number | null, unknown]>([
  [null, null, byItself],
  [null, 2010, byItself],
  [null, 1980, byItself],
  [2010, 2011, byItself],
  [2010, 2007, byItself],
  [2010, null, notEmpty],
  [1980, 2007, byItself],
  [1980, 2008, adultOnly],
  [2007, 2008, adultOnly],
  [1980, null, notEmpty],
])('of %s becoming %s in 2026', (before, next, held) => expect(birthYearHeldBy(before, next, 2026)).toEqual(held))
