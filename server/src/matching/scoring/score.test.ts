import { bioSections, emptyProfile, type StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shippedPopulation } from '../../genome/population/population.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { contributionsOf, directionOf, directionProduct } from '../vectors/direction.ts'
import { anyFacts, anyVectors } from '../matching.arbitraries.ts'
import { populationOf } from '../community/populationOf.ts'
import { measuresOf } from './measures.ts'
import { likenessOf, rawScore, scoreOf, scoreWeights, shownScore, type Likeness } from './score.ts'
import { isWord } from '../topics/topics.ts'
import { factsOf, termCounts, textVector, vectorsOfPerson, type ComparedVectors } from '../vectors/vectors.ts'

const { weights, dimensions } = measuresOf(shippedPopulation)
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const anyCosine = fc.double({ min: -1, max: 1, noNaN: true })
const anyLikeness: fc.Arbitrary<Likeness> = fc.record({
  genome: anyCosine,
  tags: anyCosine,
  related: anyCosine,
  text: anyCosine,
})

/** The vectors of a bio as they are in 1970. */
function vectorsOfBio(bio: StudentProfile): ComparedVectors {
  return vectorsOfPerson(factsOf(bio, vocabulary, 0), vocabulary, shippedPopulation)
}

function bioWith(entry: object, aspireTo = ''): StudentProfile {
  const { highschoolInfo, ikigaiInfo } = bioSections
  return {
    ...emptyProfile(),
    highschoolInfo: highschoolInfo.parse({ clubsOrgs: [entry] }),
    ikigaiInfo: ikigaiInfo.parse({ aspireTo }),
  }
}

describe('little that two told', () => {
  const club = (name: string, tag: string) => ({ name, tags: [tag] })
  const bioOf = (...clubsOrgs: object[]) =>
    vectorsOfBio({ ...emptyProfile(), highschoolInfo: bioSections.highschoolInfo.parse({ clubsOrgs }) })
  const scoreWith = (own: ComparedVectors) => scoreOf(likenessOf(own, own, dimensions), weights).score

  it('is no proof that they match, even where it is the same', () => {
    expect(scoreWith(bioOf(club('Chess club', 'Chess')))).toBeLessThan(10)
    expect(scoreWith(bioOf(club('Chess club', 'Chess'), club('School band', 'Violin')))).toBeLessThan(50)
  })
})

describe('directionOf', () => {
  it('is 1 long, shorter by the share of other, and all 0 without a genome', () => {
    expect(directionOf(null, shippedPopulation)).toEqual(Array.from({ length: 31 }).fill(0))
    fc.assert(
      fc.property(anyFacts, ({ signature }) => {
        const length = Math.hypot(...directionOf(signature, shippedPopulation))
        expect(length).toBeCloseTo(signature === null ? 0 : 1 - signature.at(-1)!, 9)
      }),
    )
  })

  it('has contributions that sum to the inner product, which is within -1 and 1', () => {
    fc.assert(
      fc.property(anyVectors, anyVectors, (a, b) => {
        const product = directionProduct(a.direction, b.direction)
        expect(sumOf(contributionsOf(a.direction, b.direction))).toBeCloseTo(product, 9)
        expect(Math.abs(product)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('scoreOf', () => {
  it('has parts that sum to the score, from 0 to 100', () => {
    fc.assert(
      fc.property(anyLikeness, (likeness) => {
        const { score, parts } = scoreOf(likeness, weights)
        expect(Math.abs(parts.genome + parts.tags + parts.related + parts.text - score)).toBeLessThan(1e-9)
        expect(Math.min(parts.genome, parts.tags, parts.related, parts.text)).toBeGreaterThanOrEqual(0)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('rises with the raw score, which is one weighted sum', () => {
    fc.assert(
      fc.property(anyLikeness, anyLikeness, (one, other) => {
        const raw = rawScore(one, weights)
        const { genome, tags, related, text } = weights
        expect(raw).toBeCloseTo(genome * one.genome + tags * one.tags + related * one.related + text * one.text, 9)
        if (raw > rawScore(other, weights)) {
          expect(scoreOf(one, weights).score).toBeGreaterThanOrEqual(scoreOf(other, weights).score)
        }
      }),
    )
  })

  it('is the same for both, to the last digit', () => {
    fc.assert(
      fc.property(anyVectors, anyVectors, (a, b) => {
        expect(scoreOf(likenessOf(a, b, dimensions), weights)).toEqual(scoreOf(likenessOf(b, a, dimensions), weights))
      }),
    )
  })

  it('is 0 where nothing is alike, and rises from median to 99th percentile by 0.92 for the genome, 1.1 for the text, 0.61 for skills shared and related', () => {
    const { genome, tags, related, text } = shippedPopulation.quantiles
    expect(scoreOf({ genome: 0, tags: 0, related: 0, text: 0 }, weights).score).toBe(0)
    const rawAt = (quantile: 'q50' | 'q99') =>
      rawScore({ genome: genome[quantile], tags: tags[quantile], related: related[quantile], text: text[quantile] }, weights)
    expect(rawAt('q99') - rawAt('q50')).toBeCloseTo(0.92 + 1.1 + 0.61, 9)
  })

  it('is from 0 to 100, near 0 for two picked at random and near 100 for two who are alike in everything', () => {
    expect([-1, 0, 0.4, 3, 20].map((raw) => Math.round(shownScore(raw)))).toEqual([0, 0, 0, 35, 100])
  })

  it('counts what speaks for a match beside its likeness', () => {
    fc.assert(
      fc.property(anyLikeness, fc.double({ min: 0, max: 1, noNaN: true }), (likeness, beside) => {
        const { score, parts, pointsPerRaw } = scoreOf(likeness, weights, beside)
        expect(Math.abs(parts.genome + parts.tags + parts.related + parts.text + beside * pointsPerRaw - score)).toBeLessThan(1e-9)
        expect(score).toBeGreaterThanOrEqual(scoreOf(likeness, weights).score - 1e-9)
      }),
    )
  })
})

describe('vectorsOfPerson', () => {
  it('finds no likeness between empty bios', () => {
    const nothing = vectorsOfBio(emptyProfile())
    expect(likenessOf(nothing, nothing, dimensions)).toEqual({ genome: 0, tags: 0, related: 0, text: 0 })
  })

  it('takes Other for no shared tag, and an unknown tag for words, also where no table names them', () => {
    const other = vectorsOfBio(bioWith({ name: 'Falconry', tags: 'Other' }))
    expect(other.tags.indices).toEqual([])
    const unknown = vectorsOfBio(bioWith({ name: '', tags: 'Qwidditch' }))
    const aspiring = vectorsOfBio(bioWith({ name: '', tags: 'Qwidditch' }))
    expect(likenessOf(unknown, aspiring, dimensions).text).toBeGreaterThan(0)
  })

  it('does not look at who and where somebody is', () => {
    const general = { name: 'Ada Quill', gender: 'female', locationCity: 'Springfield', birthYear: '2008' }
    const profile = { ...emptyProfile(), generalInfo: bioSections.generalInfo.parse(general) }
    expect(vectorsOfBio(profile)).toEqual(vectorsOfBio(emptyProfile()))
  })

  it('keeps the 150 heaviest words, and none that the table lacks', () => {
    const words = Array.from({ length: 225 }, (_, at) => `word${at} `.repeat(at < 75 ? 1 : 2))
    const counts = termCounts(words)
    expect(textVector({ termCounts: counts }, { ...shippedPopulation, textIdf: {} }).indices).toEqual([])
    const equallyRare = { ...shippedPopulation, textIdf: Object.fromEntries([...counts.keys()].map((bucket) => [bucket, 3])) }
    expect(textVector({ termCounts: counts }, equallyRare).indices.filter(isWord)).toEqual(
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
    const vectors = people.map((facts) => vectorsOfPerson(facts, vocabulary, population))
    const genomes = vectors.flatMap((a, at) => vectors.slice(0, at).map((b) => likenessOf(a, b, dimensions).genome))
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
      expect(scoreOf({ genome: 1, tags: 1, related: 1, text: 1 }, scoreWeights(made)).score).toBeLessThanOrEqual(100)
    }
  })

  it('weighs a skill that two share where hardly anybody shares any no more than where some do', () => {
    const withTags = (q99: number) =>
      scoreWeights({ ...shippedPopulation, quantiles: { ...shippedPopulation.quantiles, tags: { q50: 0, q99 } } })
    expect(withTags(0).tags).toBeCloseTo(4.125)
    expect(withTags(0.0176)).toEqual(withTags(0.08))
    expect(withTags(0.16).tags).toBeCloseTo(2.0625)
    // Two who share their one skill and nothing else: both vectors two fifths as long as the longest.
    expect(scoreOf({ genome: 0, tags: 0.16, related: 0, text: 0 }, withTags(0.0176)).score).toBeLessThan(5)
  })
})
