import { expect, test } from 'vitest'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { narrowerIn } from './narrower.ts'

const narrower = narrowerIn(vocabulary)

test.each<[string, string, boolean]>([
  ['Mechanical engineering', 'Engineering', true],
  ['Engineering', 'Mechanical engineering', false],
  ['Restaurant cooking', 'Cooking', true],
  ['Vegetarian and vegan cooking', 'Cooking', true],
  ['Scuba diving', 'Diving', true],
  ['Marine biology', 'Biology', true],
  ['Co-teaching', 'Teaching', true],
  ['Robotics team leadership', 'Leadership', true],
  ['Robotics team leadership', 'Team leadership', true],
  ['Robotics team leadership', 'Robotics', false],
  ['Karate and martial arts teaching', 'Art teaching', false],
  ['MATLAB and engineering software', 'Engineering', false],
  ['Microbiology', 'Biology', false],
  ['Caring for others', 'Other', false],
  ['Computer networking', 'Networking', false],
  ['Sound engineering', 'Engineering', false],
  ['House painting', 'Painting', false],
  ['Cooking', 'Cooking', false],
])('%s is a kind of %s: %s', (one, other, is) => {
  const [kind, wider] = [vocabulary.indexOf(one), vocabulary.indexOf(other)]
  expect(vocabulary.skills[kind]!.label).toBe(one)
  expect(vocabulary.skills[wider]!.label).toBe(other)
  expect(narrower(wider).includes(kind)).toBe(is)
})
