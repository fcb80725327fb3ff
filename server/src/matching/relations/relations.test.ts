import type { GenomeNode } from '@trellis/contract/genome/genome.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shippedPopulation } from '../../genome/population/population.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { type SparseVector, unitSparse } from '../vectors/sparse.ts'
import { lessCommon } from './commonness.ts'
import { closestPairs } from './closestPairs.ts'
import { DIMENSIONS, learnDimensions } from './learnDimensions.ts'
import { skillsAbout } from './nodesOfSkills.ts'
import { dimensionsOf, nearness, placeOf, relatedness, storedRelations } from './skillDimensions.ts'

const tagsOf = (...skills: number[]) => unitSparse([...new Set(skills)].map((index) => ({ index, value: 1 })))
const GROUPS = 20
/** Of six skills each, from 0 to 5, from 6 to 11 and so on, somebody has four that come together. */
const people = Array.from({ length: 600 }, (_, at) => {
  const first = 6 * (at % GROUPS)
  return tagsOf(...[0, 1, 2, 3].map((step) => first + ((Math.floor(at / GROUPS) + step) % 6)))
})
const dimensions = learnDimensions(people)
const anyTags = fc.uniqueArray(fc.constantFrom(1, 2, 3, 11, 12, 13, 20, 999), { maxLength: 6 }).map((skills) => tagsOf(...skills))

describe('related skills', () => {
  test('that come together are near to each other, and those that never do are not', () => {
    expect(relatedness(tagsOf(1), tagsOf(2), dimensions)).toBeGreaterThan(0.05)
    expect(Math.abs(relatedness(tagsOf(1), tagsOf(12), dimensions))).toBeLessThan(0.05)
    expect(relatedness(tagsOf(1), tagsOf(999), dimensions)).toBe(0)
  })

  test('split exactly into pairs, are the same for both, and are an inner product of places', () => {
    fc.assert(
      fc.property(anyTags, anyTags, (a, b) => {
        const pairs = a.indices.flatMap((one, at) =>
          b.indices.map((other, place) => a.values[at]! * b.values[place]! * nearness(dimensions, one, other)),
        )
        const whole = relatedness(a, b, dimensions)
        expect(pairs.reduce((sum, one) => sum + one, 0)).toBeCloseTo(whole, 9)
        expect(relatedness(b, a, dimensions)).toBe(whole)
        expect(placeOf(a, dimensions)).toHaveLength(DIMENSIONS)
        expect(placeOf(a, dimensions).reduce((sum, one, at) => sum + one * placeOf(b, dimensions)[at]!, 0)).toBeCloseTo(whole, 9)
      }),
    )
  })

  test('are the same for the same people, and nearly so once stored', () => {
    expect(learnDimensions(people)).toEqual(dimensions)
    const stored = dimensionsOf({ relations: storedRelations(dimensions, 6) })
    for (const [skill, place] of dimensions.places) {
      stored.places.get(skill)!.forEach((value, at) => expect(value).toBeCloseTo(place[at]!, 4))
    }
    expect(vocabulary.skills.length).toBeGreaterThan(999)
  })

  test('learned before count as so many people', () => {
    const others = Array.from({ length: 60 }, () => tagsOf(1, 12))
    const learned = learnDimensions(others)
    const few = learnDimensions(people, { learned, people: 1 })
    const many = learnDimensions(people, { learned, people: 5_000 })
    const between = (one: typeof few) => relatedness(tagsOf(1), tagsOf(12), one)
    expect(between(many)).toBeGreaterThan(between(few) + 0.05)
  })

  test('are called close by the tree, and not because they come together', () => {
    const skill = (id: string): number => vocabulary.indexOf(id)
    const pairOf = (one: string, other: string) => {
      const both = learnDimensions([tagsOf(skill(one), skill(other))])
      return closestPairs({ tags: tagsOf(skill(one)) }, { tags: tagsOf(skill(other)) }, { vocabulary, dimensions: both }, 3)
    }
    expect(pairOf('baking', 'bread-making')).toEqual([{ ofA: skill('baking'), ofB: skill('bread-making') }])
    expect(pairOf('baking', 'chess')).toEqual([])
  })

  test.each<[string, string, boolean]>([
    ['Baking', 'Bread making', true],
    ['Electrical work', 'Solar panel installation', true],
    ['Data analysis', 'Statistics', true],
    ['Drawing', 'Painting', true],
    ['Empathy', 'Inclusiveness', true],
    // One node of the tree, and they hardly come together.
    ['Podcasting', 'Tutoring', false],
    ['Cultural and folk dance', 'Piano', false],
    // Near and often together, and the one is mostly about manufacturing, the other about data science.
    ['Mechatronics', 'Embedded systems', false],
    // Two nodes, and they never come together.
    ['Babysitting', 'Ushering and ticketing', false],
    // One node, of which the one is only a part, and the other another.
    ['Nutrition', 'Physical therapy', false],
    ['Choir', 'Contemporary dance', false],
    // Traits of one kind that hardly come together.
    ['Initiative', 'Self-discipline', false],
    ['Organization', 'Reliability', false],
    // A trait, and what it is good for.
    ['Manual dexterity', '3D printing', false],
    ['Chess', 'Long-term thinking', false],
    ['Patience', 'Self-motivation', false],
    // Half about one node, and half about others: neither is the other's kind.
    ['World history', 'Legal writing', false],
    ['Open-mindedness', 'Patience', false],
    ['Mechanical engineering', 'Model rocketry', false],
    // Who interprets for the neighbors speaks their language.
    ['Translation and interpreting', 'Arabic language', false],
    // Who treats people, and who looks at cells.
    ['Athletic training', 'Physical therapy', true],
    ['Molecular biology', 'Surgery', false],
    ['Molecular biology', 'Medical imaging', false],
    ['Health science class', 'Wound care', false],
    ['Tagalog and Filipino', 'Spanish language', false],
    ['Haitian Creole', 'French language', false],
  ])('%s and %s are close to each other: %s', (one, other, areClose) => {
    const tags = (label: string) => ({ tags: tagsOf(vocabulary.indexOf(label)) })
    const measures = { vocabulary, dimensions: dimensionsOf(shippedPopulation) }
    expect(closestPairs(tags(one), tags(other), measures, 3)).toHaveLength(areClose ? 1 : 0)
  })

  test.each<[string, GenomeNode, boolean]>([
    ['Environmental volunteering', 'volunteer', true],
    ['Baking', 'vocational', true],
    ['Observation', 'investigative', true],
    // Traits, which are about behavior alone.
    ['Caring for others', 'volunteer', false],
    ['Manual dexterity', 'manufacturing', false],
    ['Creativity', 'visualArts', false],
  ])('%s is about %s: %s', (label, node, isIt) => {
    expect(skillsAbout({ tags: tagsOf(vocabulary.indexOf(label)) }, node, vocabulary)).toHaveLength(isIt ? 1 : 0)
  })

  test('are named from the heaviest thirty skills of each, however many there are', () => {
    const measures = { vocabulary, dimensions: dimensionsOf(shippedPopulation) }
    const ofOneNode = vocabulary.weights.flatMap((weights, index) => (weights.some(({ weight }) => weight > 0.5) ? [index] : []))
    const many = (first: number) =>
      unitSparse(Array.from({ length: 60 }, (_, at) => ({ index: ofOneNode[2 * at + first]!, value: at < 30 ? 2 + at : 1 })))
    const heaviest = ({ indices, values }: SparseVector): SparseVector => ({ indices: indices.slice(0, 30), values: values.slice(0, 30) })
    const [a, b] = [many(0), many(1)]
    const pairs = closestPairs({ tags: a }, { tags: b }, measures, 3)
    expect(pairs.length).toBeGreaterThan(1)
    expect(pairs).toEqual(closestPairs({ tags: heaviest(a) }, { tags: heaviest(b) }, measures, 3))
  })
})

describe('lessCommon', () => {
  const many = Array.from({ length: 300 }, () => tagsOf(1, 2))
  const dimensions = learnDimensions([...many, ...people])
  const lengthOf = ({ values }: SparseVector) => Math.hypot(...values)

  test('makes what everybody has shorter than what few have, which stays as it is', () => {
    expect(lengthOf(lessCommon(tagsOf(1, 2), dimensions))).toBeLessThan(0.9)
    expect(lessCommon(tagsOf(60, 61), dimensions)).toEqual(tagsOf(60, 61))
    expect(lessCommon(tagsOf(), dimensions)).toEqual(tagsOf())
  })

  test('keeps the direction and makes nothing longer', () => {
    fc.assert(
      fc.property(anyTags, (tags) => {
        const less = lessCommon(tags, dimensions)
        const times = lengthOf(less) / (lengthOf(tags) || 1)
        expect(times).toBeLessThanOrEqual(1 + 1e-9)
        less.values.forEach((value, at) => expect(value).toBeCloseTo(tags.values[at]! * times, 9))
        expect(less.indices).toEqual(tags.indices)
      }),
    )
  })
})
