import { expect, test } from 'vitest'
import { shippedPopulation } from '../../genome/population/population.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { type ComparedVectors, readTerms, vectorsOf } from '../vectors/vectors.ts'
import { familyOf } from './named.ts'
import { isMeantAlike } from './meantAlike.ts'
import { measuresOf } from './measures.ts'

const measures = measuresOf(shippedPopulation)
const [HARDLY, MUCH] = [10, 40]

function personWith(skills: readonly string[]): ComparedVectors {
  const tagMass = new Map(skills.map((skill) => [vocabulary.indexOf(skill), 1]))
  return vectorsOf({ signature: null, tagMass, ...readTerms(['']) }, vocabulary, shippedPopulation)
}

test.each<[string, string[], string[], number, boolean]>([
  // Of both, or of neither.
  ['baking', ['Baking', 'Chess'], ['Baking'], HARDLY, true],
  ['baking', ['Chess'], ['Sewing'], HARDLY, true],
  ['bank', ['Banking', 'Chess'], ['Food bank volunteering', 'Banking'], MUCH, true],
  // Of one alone.
  ['rescue', ['Search and rescue'], ['Sewing'], HARDLY, false],
  ['rescue', ['Search and rescue'], ['Sewing'], MUCH, true],
  // The name of a skill by itself: rocks, and towers.
  ['climbing', ['Rock climbing'], ['Renewable energy'], MUCH, false],
  ['baking', ['Baking'], ['Bread making'], MUCH, true],
  // Of different skills.
  ['bank', ['Banking'], ['Food bank volunteering'], MUCH, false],
  ['health', ['Mental health awareness'], ['Counseling'], MUCH, true],
  ['drawing', ['Technical drawing'], ['Drawing'], MUCH, false],
  // A class in health is called pre-nursing as well.
  ['nursing', ['Nursing', 'Health science class'], ['Health science class'], HARDLY, false],
])('“%s” of who shows %j and who shows %j, who have %i points, means the same: %s', (word, ofA, ofB, score, isSame) => {
  const [a, b] = [personWith(ofA), personWith(ofB)]
  expect(isMeantAlike(word, { a, b, score: { score }, measures })).toBe(isSame)
  expect(isMeantAlike(word, { a: b, b: a, score: { score }, measures })).toBe(isSame)
})

test.each([
  ['bake', 'baking', 'baker', 'bakery'],
  ['potter', 'pottery'],
  ['nurse', 'nursing'],
])('%s and its like are of one family', (...words: string[]) => {
  expect(new Set(words.map(familyOf)).size).toBe(1)
  expect(familyOf('physics')).not.toBe(familyOf('physical'))
})
