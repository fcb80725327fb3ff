import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { skillsInText } from './skillsInText.ts'

/** Sentences with the skills that a careful reader finds told in them, labeled by hand before the reading was written. */
const sample = readFileSync(new URL('./skillsInText.sample.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [sentence = '', skills = '', source = ''] = line.split('\t')
    return { sentence, skills: skills.split(' | ').filter(Boolean), source }
  })
const countOf = (all: readonly (readonly string[])[]): number => all.reduce((sum, { length }) => sum + length, 0)

test('the sample has 300 sentences and more, of O*NET and our own, with skills of the vocabulary', () => {
  const sentences = sample.map(({ sentence }) => sentence)
  expect(new Set(sentences).size).toBe(sentences.length)
  expect(sentences.length).toBeGreaterThanOrEqual(300)
  expect(sample.filter(({ source }) => source.startsWith('onet:')).length).toBeGreaterThan(100)
  for (const { skills, source } of sample) {
    expect(source).toMatch(/^(?:trellis|onet:\d\d-\d{4}\.\d\d)$/)
    for (const label of skills) expect(vocabulary.skillOf(label)?.label).toBe(label)
  }
})

test('skills are read with a precision of 0.95 and more at a recall of 0.6 and more', () => {
  const read = sample.map(({ sentence, skills }) => {
    const found = skillsInText(sentence)
    return {
      sentence,
      right: found.filter((label) => skills.includes(label)),
      wrong: found.filter((label) => !skills.includes(label)),
      missed: skills.filter((label) => !found.includes(label)),
    }
  })
  const [right, wrong, missed] = [
    countOf(read.map((one) => one.right)),
    countOf(read.map((one) => one.wrong)),
    countOf(read.map((one) => one.missed)),
  ]
  const told = read.filter((one) => one.wrong.length > 0).map((one) => `${one.sentence}: ${one.wrong.join(', ')}`)
  expect(right / (right + wrong), told.join('\n')).toBeGreaterThanOrEqual(0.95)
  expect(right / (right + missed)).toBeGreaterThanOrEqual(0.6)
})
