import { usualOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import { expect, test } from 'vitest'
import { typedWhatIf, whatIfSchema } from './typedWhatIf.ts'

const typed = typedWhatIf(usualOptions)

test('what nobody changed is what is stored', () => {
  expect(whatIfSchema.parse(typed)).toEqual({ options: usualOptions, mentors: [] })
})

test('options and the places of a mentor are read as they are typed', () => {
  const read = whatIfSchema.parse({ ...typed, evenness: ' 5 ', mentorsMost: '2', mentorId: 'a', places: '4' })
  const mentorsPerMentee = { least: 0, most: 2 }
  expect(read).toEqual({ options: { ...usualOptions, evenness: 5, mentorsPerMentee }, mentors: [{ id: 'a', capacity: 4 }] })
})

test.each([
  [{ evenness: '101' }, 'evenness', 'Enter 100 or less'],
  [{ mentorsLeast: '3' }, 'mentorsMost', 'This is less than the least'],
  [{ keepPenalty: 'much' }, 'keepPenalty', 'Enter a whole number'],
  [{ mentorId: 'a', places: '' }, 'places', 'Enter a whole number'],
  [{ mentorId: 'a', places: '101' }, 'places', 'Enter 100 or less'],
])('%j stands at %s', (more, field, message) => {
  const { error } = whatIfSchema.safeParse({ ...typed, ...more })
  expect(error!.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([[field, message]])
})
