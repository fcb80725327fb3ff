import { expect, test } from 'vitest'
import { shippedPopulation } from '../../genome/population/population.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { directionOf } from '../vectors/direction.ts'
import { unitSparse } from '../vectors/sparse.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'
import { measuresOf } from '../scoring/measures.ts'
import { reasonsOf } from './reasons.ts'
import { wordsForStudents } from '../scoring/reasonWords.ts'
import { likenessOf, scoreOf } from '../scoring/score.ts'
import { toldReasons } from '../scoring/tellings.ts'

const measures = measuresOf(shippedPopulation)
const showing = (...skills: string[]): ComparedVectors => ({
  direction: directionOf(null, shippedPopulation),
  tags: unitSparse(skills.map((skill) => ({ index: vocabulary.indexOf(skill), value: 1 }))),
  text: unitSparse([]),
})

test.each<[number, string, string[], string[], RegExp | undefined]>([
  [0, 'two skills', ['Acting', 'Singing'], ['Acting', 'Singing'], /^Your bio shows \w+ and \w+, which it asks for, and has little else/],
  [
    0.3,
    'one skill',
    ['Acting'],
    ['Acting', 'Singing'],
    /^Your bio shows Acting, which it asks for, and has little else in common with this job$/,
  ],
  [0.3, 'one skill of its text', ['Acting'], ['Singing'], /^Your bio shows Acting, which its text tells of, and has little else/],
  [1.4, 'one skill', ['Acting'], ['Acting', 'Singing'], /^Your bio has little else in common with this job$/],
  [2.6, 'one skill', ['Acting'], ['Acting', 'Singing'], undefined],
  [0.3, 'no skill', ['Welding'], ['Acting', 'Singing'], undefined],
])('%d points are told with why they are so few, where of a job that lists two %s is shown: %#', (score, _, skills, asked, sentence) => {
  const [person, posting] = [showing(...skills), showing('Acting', 'Singing')]
  const job = { ...posting, asked: new Set(asked.map((skill) => vocabulary.indexOf(skill))) }
  const parts = scoreOf(likenessOf(person, job, measures.dimensions), measures.weights)
  const told = toldReasons(reasonsOf({ a: person, b: job, score: { ...parts, score }, measures, words: wordsForStudents.job }))
  const little = told.find(({ words }) => words.includes('little else'))
  if (sentence === undefined) expect(little).toBeUndefined()
  else expect(little).toEqual({ kind: 'difference', points: 0, words: expect.stringMatching(sentence) })
  if (score === 0) expect(told).toHaveLength(1)
})
