import { bioSections, emptyProfile, type StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shippedPopulation } from '../../genome/population/population.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { contributionsOf, directionCosine, directionOf } from '../vectors/direction.ts'
import { anyFacts, anyVectors } from '../matching.arbitraries.ts'
import { populationOf } from './populationOf.ts'
import { leastSuggested, likenessOf, rawScore, scoreOf, scoreWeights, type Likeness } from './score.ts'
import { factsOf, termCounts, textVector, vectorsOf, type ComparedVectors } from '../vectors/vectors.ts'

const weights = scoreWeights(shippedPopulation)
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const anyCosine = fc.double({ min: -1, max: 1, noNaN: true })
const anyLikeness: fc.Arbitrary<Likeness> = fc.record({ genome: anyCosine, tags: anyCosine, text: anyCosine })

/** The vectors of a bio as they are in 1970. */
function vectorsOfBio(bio: StudentProfile): ComparedVectors {
  return vectorsOf(factsOf(bio, vocabulary, 0), vocabulary, shippedPopulation)
}

function bioWith(entry: object, aspireTo = ''): StudentProfile {
  const { highschoolInfo, ikigaiInfo } = bioSections
  return {
    ...emptyProfile(),
    highschoolInfo: highschoolInfo.parse({ clubsOrgs: [entry] }),
    ikigaiInfo: ikigaiInfo.parse({ aspireTo }),
  }
}

describe('directionOf', () => {
  it('is 1 long, or all 0 without a genome', () => {
    expect(directionOf(null, shippedPopulation)).toEqual(Array.from({ length: 31 }).fill(0))
    fc.assert(
      fc.property(anyFacts, ({ signature }) => {
        const length = Math.hypot(...directionOf(signature, shippedPopulation))
        expect(length).toBeCloseTo(signature === null ? 0 : 1, 9)
      }),
    )
  })

  it('has contributions that sum to the cosine, which is within -1 and 1', () => {
    fc.assert(
      fc.property(anyVectors, anyVectors, (a, b) => {
        const cosine = directionCosine(a.direction, b.direction)
        expect(sumOf(contributionsOf(a.direction, b.direction))).toBeCloseTo(cosine, 9)
        expect(Math.abs(cosine)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('scoreOf', () => {
  it('has parts that sum to the score, from 0 to 100', () => {
    fc.assert(
      fc.property(anyLikeness, (likeness) => {
        const { score, parts } = scoreOf(likeness, weights)
        expect(Math.abs(parts.genome + parts.tags + parts.text - score)).toBeLessThan(1e-9)
        expect(Math.min(parts.genome, parts.tags, parts.text)).toBeGreaterThanOrEqual(0)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('rises with the raw score, which is one weighted sum', () => {
    fc.assert(
      fc.property(anyLikeness, anyLikeness, (one, other) => {
        const raw = rawScore(one, weights)
        const { genome, tags, text, constant } = weights
        expect(raw).toBeCloseTo(genome * one.genome + tags * one.tags + text * one.text - constant, 9)
        if (raw > rawScore(other, weights)) {
          expect(scoreOf(one, weights).score).toBeGreaterThanOrEqual(scoreOf(other, weights).score)
        }
      }),
    )
  })

  it('is the same for both, to the last digit', () => {
    fc.assert(
      fc.property(anyVectors, anyVectors, (a, b) => {
        expect(scoreOf(likenessOf(a, b), weights)).toEqual(scoreOf(likenessOf(b, a), weights))
      }),
    )
  })

  it('is 0 where each part is at its median or at 0, and rises by 1 a part to its 99th percentile', () => {
    const { genome, tags, text } = shippedPopulation.quantiles
    expect(scoreOf({ genome: Math.max(0, genome.q50), tags: tags.q50, text: text.q50 }, weights).score).toBeCloseTo(0, 9)
    expect(scoreOf({ genome: 0, tags: 0, text: 0 }, weights).score).toBe(0)
    const high = scoreOf({ genome: genome.q99, tags: tags.q99, text: text.q99 }, weights)
    const ofGenome = (genome.q99 - Math.max(0, genome.q50)) / (genome.q99 - genome.q50)
    expect(high.score).toBeCloseTo(100 * (1 - Math.exp(-(2 + ofGenome) / 2)), 9)
  })

  it('counts what speaks for a match beside its likeness', () => {
    fc.assert(
      fc.property(anyLikeness, fc.double({ min: 0, max: 1, noNaN: true }), (likeness, beside) => {
        const { score, parts, pointsPerRaw } = scoreOf(likeness, weights, beside)
        expect(Math.abs(parts.genome + parts.tags + parts.text + beside * pointsPerRaw - score)).toBeLessThan(1e-9)
        expect(score).toBeGreaterThanOrEqual(scoreOf(likeness, weights).score - 1e-9)
      }),
    )
  })

  it('of what is suggested is at least 5', () => {
    const least = leastSuggested(weights)
    fc.assert(
      fc.property(anyLikeness, (likeness) => {
        const rank = rawScore(likeness, weights) + weights.constant
        fc.pre(Math.abs(rank - least) > 1e-9)
        expect(scoreOf(likeness, weights).score >= 5).toBe(rank > least)
      }),
    )
  })
})

describe('vectorsOf', () => {
  it('finds no likeness between empty bios', () => {
    const nothing = vectorsOfBio(emptyProfile())
    expect(likenessOf(nothing, nothing)).toEqual({ genome: 0, tags: 0, text: 0 })
  })

  it('takes Other for no shared tag, and an unknown tag for words', () => {
    const other = vectorsOfBio(bioWith({ name: 'Falconry', tags: 'Other' }))
    expect(other.tags.indices).toEqual([])
    const unknown = vectorsOfBio(bioWith({ name: '', tags: 'Qwidditch' }))
    const aspiring = vectorsOfBio(bioWith({ name: '' }, 'I want to play qwidditch.'))
    expect(likenessOf(unknown, aspiring).text).toBeGreaterThan(0)
  })

  it('does not look at who and where somebody is', () => {
    const general = { name: 'Ada Quill', gender: 'female', locationCity: 'Springfield', birthYear: '2008' }
    const profile = { ...emptyProfile(), generalInfo: bioSections.generalInfo.parse(general) }
    expect(vectorsOfBio(profile)).toEqual(vectorsOfBio(emptyProfile()))
  })

  it('keeps the 60 heaviest words', () => {
    const words = Array.from({ length: 90 }, (_, at) => `word${at} `.repeat(at < 30 ? 1 : 2))
    const counts = termCounts(words)
    const equallyRare = { ...shippedPopulation, textIdf: {} }
    expect(textVector(counts, equallyRare).indices).toEqual(
      [...counts]
        .filter(([, count]) => count > 1)
        .map(([bucket]) => bucket)
        .toSorted((a, b) => a - b),
    )
  })
})

describe('populationOf', () => {
  const community = fc.sample(anyFacts, { numRuns: 150, seed: 3 })
  const people = community.filter(({ signature }) => signature !== null)
  const population = populationOf(people, vocabulary)

  it('is the same for the same people, and knows its version', () => {
    expect(populationOf(community, vocabulary)).toEqual(population)
    expect(populationOf(people.slice(1), vocabulary).version).not.toBe(population.version)
    expect(population.count).toBe(people.length)
  })

  it('has quantiles that half and 99 of 100 pairs lie below', () => {
    const vectors = people.map((facts) => vectorsOf(facts, vocabulary, population))
    const genomes = vectors.flatMap((a, at) => vectors.slice(0, at).map((b) => likenessOf(a, b).genome))
    const below = (limit: number) => genomes.filter((genome) => genome <= limit + 1e-6).length / genomes.length
    expect(below(population.quantiles.genome.q50)).toBeCloseTo(0.5, 1)
    expect(below(population.quantiles.genome.q99)).toBeCloseTo(0.99, 2)
  })

  it('weighs what is rare above what is common', () => {
    const inverse = Object.values(population.textIdf)
    expect(Math.max(...inverse)).toBeGreaterThan(Math.min(...inverse))
    expect(Math.min(...inverse, ...Object.values(population.tagIdf))).toBeGreaterThan(0)
  })

  it('can be made of nobody, of one person and of many', () => {
    for (const count of [0, 1, 700]) {
      const many = Array.from({ length: count }, (_, at) => people[at % people.length]!)
      const made = populationOf(many, vocabulary)
      expect(Object.values(made.quantiles).every(({ q50, q99 }) => q50 <= q99)).toBe(true)
      expect(scoreOf({ genome: 1, tags: 1, text: 1 }, scoreWeights(made)).score).toBeLessThanOrEqual(100)
    }
  })
})
