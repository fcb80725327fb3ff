import { genomeNodes } from '@trellis/contract/genome/genome.ts'
import { expect, test } from 'vitest'
import { shippedPopulation } from '../../genome/population/population.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { unitSparse } from '../vectors/sparse.ts'
import { type ComparedVectors, readTerms, textVector } from '../vectors/vectors.ts'
import { hasGround } from './ground.ts'
import { measuresOf } from './measures.ts'
import { LEAST_FOR_GROUP } from './score.ts'

interface Told {
  readonly skills?: readonly string[]
  readonly text?: string
  /** Of the genome along one direction that all of them lie on. */
  readonly genome?: number
}

const describing = 'cleaning survey data, training models and explaining uncertainty in charts of hospital wards'
/** Of as many words as a bio has that was written in full. */
const life = `I was a clerk at a harbor, counted crates, called drivers, wrote letters to captains, kept keys, opened gates at dawn, repaired a
  fence, trained two beginners, moved to the city, sold tickets at a museum, guarded paintings, answered questions of visitors, drew maps of
  the rooms, organized tours for schools, cleaned windows, planted trees along the street, cooked for neighbors and saved money for a boat`
const asking = { skills: ['Baking', 'Welding'], genome: 1 }
const pastimes = [
  'Sailing',
  'Chess',
  'Judo',
  'Archery',
  'Genealogy',
  'Piano',
  'Sewing',
  'Hiking',
  'Astronomy',
  'Photography',
  'Poetry',
  'Meditation',
]
const measures = measuresOf(shippedPopulation)
const vectorsOf = ({ skills = [], text = '', genome = 0 }: Told): ComparedVectors => ({
  direction: genomeNodes.map((_, at) => (at === 0 ? genome : 0)),
  tags: unitSparse(skills.map((skill) => ({ index: vocabulary.indexOf(skill), value: 1 }))),
  text: textVector(readTerms([text]), shippedPopulation),
})

test.each<[string, Told, Told, boolean]>([
  ['who shows a skill of its subject', { skills: ['Statistics', 'Patience'] }, { skills: ['Statistics'] }, true],
  ['who shows one, and whose genome is unlike it', { skills: ['Statistics'], genome: 1 }, { skills: ['Statistics'], genome: -0.1 }, true],
  ['who shows one of much that has nothing to do with it', asking, { skills: ['Baking', ...pastimes], genome: 0.3 }, false],
  ['who shows one of much, and is a little like it', asking, { skills: ['Baking', ...pastimes], genome: 0.9 }, false],
  ['who shows one of much, and is very like it', asking, { skills: ['Baking', ...pastimes], genome: 1 }, true],
  ['who shows one of it, and has told little', asking, { skills: ['Baking', ...pastimes.slice(0, 8)], genome: 0.3 }, true],
  ['who shows a trait alone', { skills: ['Robotics', 'Patience'] }, { skills: ['Patience'], genome: 0.1 }, false],
  ['who was an intern as well', { skills: ['Robotics', 'Internship experience'] }, { skills: ['Internship experience'] }, false],
  ['whose genome alone is like it', { skills: ['Robotics'], genome: 1 }, { skills: ['Singing'], genome: 1 }, false],
  [
    'who shows one of it, few others, and has written much',
    asking,
    { skills: ['Baking', ...pastimes.slice(0, 8)], text: life, genome: 0.3 },
    false,
  ],
  [
    'who writes of the same, and shows a skill near to one of it',
    { skills: ['Data science'], text: describing },
    { skills: ['Statistics'], text: describing },
    true,
  ],
  ['who writes of the same, and fits it by nothing else', { skills: ['Falconry'], text: describing }, { text: describing }, false],
  [
    'who is patient, where it asks for patience and leadership alone',
    { skills: ['Patience', 'Leadership'], genome: 1 },
    { skills: ['Patience', ...pastimes], genome: 1 },
    false,
  ],
  ['who writes of the same, where it names no skill that is known', { text: describing }, { text: describing }, true],
])('a posting can be suggested to somebody: %s: %#', (_, posting, person, expected) => {
  expect(hasGround(vectorsOf(posting), vectorsOf(person), measures)).toBe(expected)
})

test('of whoever has told much less is asked where it is said', () => {
  const [posting, person] = [vectorsOf(asking), vectorsOf({ skills: ['Baking', ...pastimes], genome: 0.9 })]
  expect(hasGround(posting, person, measures, LEAST_FOR_GROUP)).toBe(true)
  expect(hasGround(posting, vectorsOf({ skills: ['Baking', ...pastimes], genome: 0.8 }), measures, LEAST_FOR_GROUP)).toBe(false)
})
