import { expect, test } from 'vitest'
import { shippedPopulation } from '../../genome/population/population.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { measuresOf } from '../scoring/measures.ts'
import { closenessOf } from './closeness.ts'

const closeTo = closenessOf(measuresOf(shippedPopulation))

test.each<[string, string, boolean]>([
  ['Choir', 'Violin and strings', false],
  ['Guitar', 'Piano', false],
  ['Brass instruments', 'Jazz', false],
  ['Orchestra', 'Jazz', true],
  ['Music composition', 'Music production', true],
  ['Ballroom and Latin dance', 'Choir', false],
  ['Dance team', 'Jazz', false],
  ['Ballet', 'Contemporary dance', true],
  ['Hiking', 'Open-water swimming', false],
  ['Moving and lifting work', 'Rock climbing', false],
  ['Gymnastics', 'Olympic weightlifting', false],
  ['Distance running', 'Marathon running', true],
  ['Powerlifting', 'Weightlifting', true],
  ['Spanish language', 'Arabic language', false],
  ['Acting', 'Singing', false],
  ['Acting', 'Improv comedy', true],
  ['Baking', 'Pastry making', true],
])('%s and %s are near to each other: %s', (one, other, are) => {
  const [first, second] = [vocabulary.indexOf(one), vocabulary.indexOf(other)]
  expect([first, second]).not.toContain(vocabulary.otherIndex)
  expect(closeTo(first).has(second)).toBe(are)
  expect(closeTo(second).get(first)).toBe(closeTo(first).get(second))
})
