import { readAddresses } from '@trellis/contract/groups/addresses/addresses.ts'
import { expect, test } from 'vitest'
import { whyStillFaulty, withMended } from './mending.ts'

const list = 'Name,E-mail\nAda,"ada@school"\nBen <ben@school.example>; cy@@school.example\nDee Park'

test('what is typed stands in the place of what was faulty, and all else stays', () => {
  const faulty = [...readAddresses(list).entries()].filter(([, { isFaulty }]) => isFaulty).map(([at]) => at)
  expect(faulty).toEqual([0, 2, 3])
  const mended = new Map([
    [3, ' dee@school.example '],
    [0, 'ada@school.example'],
    [2, ''],
  ])
  expect(withMended(list, mended)).toBe('Name,E-mail\nAda,ada@school.example\nBen <ben@school.example>; \ndee@school.example')
  expect(withMended(list, new Map([[9, 'x']]))).toBe(list)
})

test.each([
  ['ada@school.example', ''],
  ['', ''],
  ['ada@school', 'After the @ there is no dot, as in school.org.'],
  ['Ada', 'It has no @.'],
])('of %j is told %j', (typed, why) => expect(whyStillFaulty(typed)).toBe(why))
