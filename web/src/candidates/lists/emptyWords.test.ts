import { noFilters } from '../../people/found/filters.ts'
import { expect, test } from 'vitest'
import { emptyWords, nobodyFound, notShown } from './emptyWords.ts'
import { jobWords } from '../pipeline/jobWords.ts'

const filters = { ...noFilters, keyword: '', hiddenToo: false, sort: 'match' as const }

test('whoever looks for people in high school reads whom they are not shown', () => {
  const highSchool = { ...filters, level: ['hs' as const] }
  expect(notShown(jobWords, highSchool)).toMatch(/18 or younger/)
  expect(nobodyFound(jobWords, highSchool)).not.toMatch(/spelling/)
  expect(emptyWords(jobWords, 'suggested', highSchool)).toMatch(/filters/)
})

test('whoever does not, does not', () => {
  expect(notShown(jobWords, filters)).toBe('')
  expect(nobodyFound(jobWords, { ...filters, level: ['col'] })).toMatch(/spelling/)
})
