import { usualOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import { expect, test } from 'vitest'
import { optionsSchema, typedOf, type TypedOptions } from './typedOptions.ts'

test('options that are typed as they are stored are the same', () => {
  const stored = { ...usualOptions, mentorsPerMentee: { least: 1, most: 2 }, rules: ['twoLevelsAhead' as const] }
  expect(optionsSchema.parse(typedOf(stored))).toEqual(stored)
})

test.each<[Partial<TypedOptions>, string, string]>([
  [{ mentorsLeast: '3' }, 'mentorsMost', 'This is less than the least'],
  [{ jobsMost: '9' }, 'jobsMost', 'Enter 5 or less'],
  [{ evenness: 'some' }, 'evenness', 'Enter a whole number'],
  [{ leastScore: '101' }, 'leastScore', 'Enter 100 or less'],
  [{ leastScore: '99999999999' }, 'leastScore', 'Enter 100 or less'],
  [{ mentorCapacity: '-5' }, 'mentorCapacity', 'Enter 0 or more'],
  [{ keepPenalty: '1.5' }, 'keepPenalty', 'Enter a whole number'],
  [{ mentorCapacity: '' }, 'mentorCapacity', 'Enter a whole number'],
])('%j is told at %s', (typed, field, message) => {
  const read = optionsSchema.safeParse({ ...typedOf(usualOptions), ...typed })
  expect(read.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, message]])
})
