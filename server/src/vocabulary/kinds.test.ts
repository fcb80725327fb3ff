import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { vocabulary } from './shippedVocabulary.ts'
import { isOfAnySubject, isTrait, oneYearOf } from './kinds.ts'

test.each(['Patience', 'Perseverance', 'Manual dexterity', 'Work ethic', 'Teamwork'])('%s is a trait', (label) => {
  expect(isTrait(vocabulary.indexOf(label))).toBe(true)
})

test.each(['Welding', 'Chess', 'Tutoring', 'Team captain', 'Other'])('%s is none', (label) => {
  expect(isTrait(vocabulary.indexOf(label))).toBe(false)
})

test('every trait is in the vocabulary', () => {
  expect(vocabulary.skills.filter((_, at) => isTrait(at))).toHaveLength(94)
})

test('every language that the vocabulary takes from ESCO is one, whatever it is called', () => {
  const rows = readFileSync(new URL('vocabulary.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
  const ofLanguages = rows.map((row) => row.split('\t')).filter(([, , , , source]) => source === 'esco:L1')
  expect(ofLanguages.map(([id]) => id)).toContain('tagalog-and-filipino')
  expect(ofLanguages.filter(([id]) => vocabulary.kinds[vocabulary.indexOf(id!)] !== 'language')).toEqual([])
})

test.each<[string, boolean]>([
  ['Patience', true],
  ['Team captain', true],
  ['Internship experience', true],
  ['Undergraduate research', true],
  ['Leadership', true],
  ['Public speaking', true],
  ['Choreography', false],
  ['Customer service', false],
])('%s says nothing of a subject: %s', (label, saysNothing) => {
  expect(isOfAnySubject(vocabulary.indexOf(label))).toBe(saysNothing)
})

test('a year is of something, or as somebody', () => {
  expect(oneYearOf(vocabulary.indexOf('Welding'))).toBe('One year of Welding')
  expect(oneYearOf(vocabulary.indexOf('Team captain'))).toBe('One year as team captain')
})
