import { newId } from '@trellis/contract/wire/ids.ts'
import { describe, expect, test } from 'vitest'
import { shippedPopulation } from '../../genome/population/population.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { measuresOf } from '../scoring/measures.ts'
import { likenessOf, rawScore, scoreOf } from '../scoring/score.ts'
import { unitSparse } from '../vectors/sparse.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'
import { inLearnedOrder, lotOf, mixOf, pointsBySkill } from './learnedOrder.ts'

const measures = measuresOf(shippedPopulation)
const direction = Array.from({ length: 31 }, () => 0)
const nobody = newId(0)

/** Somebody who has these skills, each as much as is said. */
function having(skills: Readonly<Record<string, number>>): ComparedVectors {
  const tags = unitSparse(Object.entries(skills).map(([skill, value]) => ({ index: vocabulary.indexOf(skill), value })))
  return { direction, tags, text: unitSparse([]), termWords: new Map() } as unknown as ComparedVectors
}

const own = having({ Baking: 1, Python: 1, Chess: 1 })
const rawOf = (vectors: ComparedVectors) => rawScore(likenessOf(own, vectors, measures.dimensions), measures.weights)
const people = [
  { name: 'pythons', vectors: having({ Python: 3, Chess: 1 }) },
  { name: 'bakers', vectors: having({ Baking: 3, Welding: 1 }) },
  { name: 'all', vectors: having({ Baking: 1, Python: 1, Chess: 1 }) },
  { name: 'welders', vectors: having({ Welding: 1 }) },
]
const usual = people.toSorted((one, other) => rawOf(other.vectors) - rawOf(one.vectors))
const namesBy = (weights: Record<string, number>) => inLearnedOrder(usual, own, weights, measures).map(({ name }) => name)
const idOf = (skill: string) => vocabulary.skillOf(skill)!.id

describe('the learned order', () => {
  test('is the usual one without weights, and by weights of skills that are not shared', () => {
    const names = usual.map(({ name }) => name)
    expect(namesBy({})).toEqual(names)
    expect(namesBy({ [idOf('Welding')]: 2 })).toEqual(names)
  })

  test('puts those first who share what counts more, and holds the same people', () => {
    const before = namesBy({})
    const after = namesBy({ [idOf('Baking')]: 2, [idOf('Python')]: 0.5 })
    expect(after.toSorted()).toEqual(before.toSorted())
    expect(before.indexOf('bakers')).toBeGreaterThan(before.indexOf('pythons'))
    expect(after.indexOf('bakers')).toBeLessThan(after.indexOf('pythons'))
  })

  test('points by skill are the part by shared skills, without what the vocabulary does not know', () => {
    const score = scoreOf(likenessOf(own, usual[0]!.vectors, measures.dimensions), measures.weights)
    const points = pointsBySkill(own, usual[0]!.vectors, score.parts.tags, vocabulary)
    expect(Object.keys(points).toSorted()).toEqual(['Baking', 'Chess', 'Python'].map(idOf).toSorted())
    expect(Object.values(points).reduce((sum, some) => sum + some, 0)).toBeCloseTo(score.parts.tags)
    expect(pointsBySkill(having({ 'no such skill': 1 }), having({ 'nor this one': 1 }), 9, vocabulary)).toEqual({})
  })
})

describe('a mix of two orders', () => {
  const [one, other] = [
    [1, 2, 3, 4, 5, 6, 7, 8],
    [3, 1, 2, 4, 8, 7, 5, 6],
  ]
  const mixes = [() => true, () => false, (a: number, b: number) => (a + b) % 2 === 0].map((lot) => mixOf(one, other, lot))

  test('holds the same, each once', () => {
    for (const mix of mixes) expect(mix.map((placed) => placed.one).toSorted()).toEqual(one)
  })

  test('says which order gave a place: where they differ each gives one of two beside each other', () => {
    expect(mixOf(one, other, () => true).map(({ one: what, given }) => [what, given.by, given.round])).toEqual([
      [3, 'learned', 1],
      [1, 'usual', 1],
      [2, 'both', undefined],
      [4, 'both', undefined],
      [8, 'learned', 2],
      [5, 'usual', 2],
      [7, 'learned', 3],
      [6, 'usual', 3],
    ])
    expect(mixes[1]!.map((placed) => placed.one).slice(0, 2)).toEqual([1, 3])
  })

  test('begins the same, whatever comes later in the two', () => {
    const lot = lotOf(nobody, nobody)
    const ids = Array.from({ length: 40 }, () => newId(0))
    const learned = ids.toSorted((a, b) => (a.slice(-6) < b.slice(-6) ? -1 : 1))
    const endingOtherwise = (order: typeof ids) => [...order.slice(0, 10), ...order.slice(10).toReversed()]
    const firstOf = (a: typeof ids, b: typeof ids) =>
      mixOf(a, b, lot)
        .slice(0, 10)
        .map((placed) => placed.one)
    expect(firstOf(endingOtherwise(ids), endingOtherwise(learned))).toEqual(firstOf(ids, learned))
    expect(firstOf(ids, learned)).not.toEqual(ids.slice(0, 10))
  })

  test('gives either order the first place as often, and the same two always alike', () => {
    const lots = Array.from({ length: 4_000 }, () => [newId(0), newId(0)] as const)
    const viewer = newId(0)
    const lot = lotOf(nobody, viewer)
    const first = lots.filter(([a, b]) => lot(a, b))
    expect(first.length).toBeGreaterThan(1_850)
    expect(first.length).toBeLessThan(2_150)
    expect(first.every(([a, b]) => lot(a, b))).toBe(true)
  })
})
