import { noFilters } from '../../people/found/filters.ts'
import { expect, test } from 'vitest'
import { emptyWords, nobodyFound, notShown } from './emptyWords.ts'

const filters = { ...noFilters, keyword: '', hiddenToo: false, sort: 'match' as const }

test('whoever looks for people in high school reads whom they are not shown', () => {
  const highSchool = { ...filters, level: ['hs' as const] }
  expect(notShown(highSchool)).toMatch(/18 or younger/)
  expect(nobodyFound(highSchool)).not.toMatch(/spelling/)
  expect(emptyWords('suggested', highSchool)).toMatch(/filters/)
})

test('whoever does not, does not', () => {
  expect(notShown(filters)).toBe('')
  expect(nobodyFound({ ...filters, level: ['col'] })).toMatch(/spelling/)
})
