import { categories, genomeNodes, genomeTree, leaves, type GenomeNode, type Signature } from '@trellis/contract/genome/genome.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Entry, entryWeight } from './entries.ts'
import { anyEntries, anyEntry } from './genome.arbitraries.ts'
import { liftOf } from './lift.ts'
import { averageOf, shippedPopulation } from './population/population.ts'
import { sharesOf } from './shares.ts'
import { vocabulary } from '../vocabulary/shippedVocabulary.ts'
import { dampen, nodeMassOf, signatureOf, tagMassOf, totalOf } from './signature.ts'

const at = (node: GenomeNode) => genomeNodes.indexOf(node)
const massOf = (entries: readonly Entry[]) => nodeMassOf(tagMassOf(entries, vocabulary), vocabulary)
const ofEntries = (entries: readonly Entry[]): Signature => signatureOf(massOf(entries))!

function expectNear(found: readonly number[], wanted: readonly number[]): void {
  expect(Math.max(...found.map((value, node) => Math.abs(value - wanted[node]!)))).toBeLessThan(1e-9)
}

function entry(changes: Partial<Entry>): Entry {
  return {
    name: 'Any',
    section: 'highschoolInfo',
    tags: ['Other'],
    timeCommitment: 'medium',
    years: 0,
    ageInYears: 0,
    ...changes,
  }
}

describe('entryWeight', () => {
  it.each<[Partial<Entry>, number]>([
    [{}, 1],
    [{ timeCommitment: 'minor' }, 0.7],
    [{ timeCommitment: 'major' }, 1.3],
    [{ years: 1 }, 1.25],
    [{ years: 3 }, 1.5],
    [{ years: 30 }, 1.5],
    [{ ageInYears: 10 }, 0.5],
    [{ ageInYears: 40 }, 0.5],
    [{ ageInYears: 5 }, Math.SQRT1_2],
    [{ timeCommitment: 'major', years: 1, ageInYears: 10 }, 1.3 * 1.25 * 0.5],
  ])('%j weighs %d', (changes, weight) => {
    expect(entryWeight(entry(changes))).toBeCloseTo(weight, 12)
  })
})

describe('the signature', () => {
  it('is nothing without entries', () => {
    expect(signatureOf(massOf([]))).toBeNull()
  })

  it('follows its formula in an example', () => {
    const skills = vocabulary.skills.filter(({ weights }) => Object.keys(weights).length === 1 && !('other' in weights))
    const one = skills[0]!
    const leafOfOne = Object.keys(one.weights)[0] as GenomeNode
    const two = skills.find(({ weights }) => weights[leafOfOne] === undefined)!
    const found = ofEntries([entry({ tags: [one.label] }), entry({ tags: [one.label, two.label], years: 1 })])
    const [first, second] = [2.25 ** 0.85, 1.25 ** 0.85]
    expect(found[at(leafOfOne)]).toBeCloseTo(first / (first + second), 12)
    expect(found[at(Object.keys(two.weights)[0] as GenomeNode)]).toBeCloseTo(second / (first + second), 12)
  })

  it('sums to 1 over the leaves and other, and each category is the sum of its leaves', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const signature = ofEntries(entries)
        const sumOf = (nodes: readonly GenomeNode[]) => nodes.reduce((sum, node) => sum + signature[at(node)]!, 0)
        expect(signature).toHaveLength(31)
        expect(sumOf([...leaves, 'other'])).toBeCloseTo(1, 10)
        for (const name of categories) expect(signature[at(name)]).toBeCloseTo(sumOf(genomeTree[name]), 10)
      }),
    )
  })

  it('does not change when everything is entered twice', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        expectNear(ofEntries([...entries, ...entries]), ofEntries(entries))
      }),
    )
  })

  it('does not change with the order of entries and of their tags', () => {
    const twoOrders = anyEntries.chain((entries) =>
      fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length })),
    )
    fc.assert(
      fc.property(twoOrders, ([entries, shuffled]) => {
        const swapped = shuffled.map((one) => ({ ...one, tags: one.tags.toReversed() }))
        expectNear(ofEntries(swapped), ofEntries(entries))
      }),
    )
  })

  it('never falls on a leaf that gets one more entry of its own', () => {
    const pure = vocabulary.skills.filter(({ weights }) => Object.keys(weights).length === 1)
    fc.assert(
      fc.property(anyEntries, anyEntry, fc.constantFrom(...pure), (entries, more, skill) => {
        const leaf = at(Object.keys(skill.weights)[0] as GenomeNode)
        const before = ofEntries(entries)[leaf]!
        expect(ofEntries([...entries, { ...more, tags: [skill.label] }])[leaf]).toBeGreaterThanOrEqual(before - 1e-12)
      }),
    )
  })

  it('puts unknown tags on other, and counts two names of one skill once', () => {
    expect(ofEntries([entry({ tags: ['xyzzy', 'plugh'] })])[at('other')]).toBe(1)
    const skill = vocabulary.skills.find(({ aliases }) => aliases.length > 0)!
    const twice = massOf([entry({ tags: [skill.label, skill.aliases[0]!] })])
    expect(twice).toEqual(massOf([entry({ tags: [skill.id] })]))
    expect(totalOf(twice)).toBeCloseTo(dampen(1), 12)
  })
})

describe('sharesOf', () => {
  it('divides each leaf among the entries that make it', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const signature = ofEntries(entries)
        const shares = sharesOf(entries, vocabulary)
        for (const node of [...leaves, 'other'] as const) {
          const sum = shares.reduce((sum, entry) => sum + (entry.shares[node] ?? 0), 0)
          expect(sum).toBeCloseTo(signature[at(node)]! > 0 ? 1 : 0, 9)
        }
      }),
    )
  })
})

describe('liftOf', () => {
  it('follows its formula', () => {
    const mass = massOf([entry({ tags: ['Other'] })])
    const lift = liftOf(mass, shippedPopulation)
    const share = shippedPopulation.shares[at('other')]!
    expect(lift[at('other')]).toBeCloseTo((1 + 2 * share) / 3 / share, 10)
    expect(lift[at('speed')]).toBeCloseTo(2 / 3, 10)
  })

  it('is 1 on average over the population’s shares', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const lift = liftOf(massOf(entries), shippedPopulation)
        const average = [...leaves, 'other' as const].reduce((sum, node) => sum + lift[at(node)]! * shippedPopulation.shares[at(node)]!, 0)
        // The table's shares are rounded to six decimals.
        expect(average).toBeCloseTo(1, 4)
      }),
    )
  })
})

describe('the population', () => {
  it('ships with a table in which leaves and other sum to 1, and categories are the sums of their leaves', () => {
    const { shares, deviations } = shippedPopulation
    expect(deviations).toHaveLength(31)
    expect([...leaves, 'other' as const].reduce((sum, node) => sum + shares[at(node)]!, 0)).toBeCloseTo(1, 4)
    for (const name of categories) {
      expect(genomeTree[name].reduce((sum, leaf) => sum + shares[at(leaf)]!, 0)).toBeCloseTo(shares[at(name)]!, 3)
    }
  })

  it('averages a community without letting a share become 0', () => {
    fc.assert(
      fc.property(fc.array(anyEntries, { maxLength: 5 }), (people) => {
        const { shares, deviations } = averageOf(people.map(ofEntries))
        expect(Math.min(...shares)).toBeGreaterThan(0)
        expect(Math.min(...deviations)).toBeGreaterThanOrEqual(0)
        expect([...leaves, 'other' as const].reduce((sum, node) => sum + shares[at(node)]!, 0)).toBeCloseTo(1, 9)
      }),
    )
  })
})
