import { expect, test } from 'vitest'
import { vocabulary } from './shippedVocabulary.ts'
import { isOfAnySubject, isTrait, oneYearOf } from './traits.ts'

test.each(['Patience', 'Perseverance', 'Manual dexterity', 'Work ethic', 'Teamwork'])('%s is a trait', (label) => {
  expect(isTrait(vocabulary.indexOf(label))).toBe(true)
})

test.each(['Welding', 'Chess', 'Tutoring', 'Team captain', 'Other'])('%s is none', (label) => {
  expect(isTrait(vocabulary.indexOf(label))).toBe(false)
})

test('every trait is in the vocabulary', () => {
  expect(vocabulary.skills.filter((_, at) => isTrait(at))).toHaveLength(94)
})

test.each<[string, boolean]>([
  ['Patience', true],
  ['Team captain', true],
  ['Internship experience', true],
  ['Undergraduate research', true],
  ['Choreography', false],
  ['Customer service', false],
])('%s says nothing of a subject: %s', (label, saysNothing) => {
  expect(isOfAnySubject(vocabulary.indexOf(label))).toBe(saysNothing)
})

test('a year is of something, or as somebody', () => {
  expect(oneYearOf(vocabulary.indexOf('Welding'))).toBe('One year of Welding')
  expect(oneYearOf(vocabulary.indexOf('Team captain'))).toBe('One year as team captain')
})
