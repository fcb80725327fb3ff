import { createHash } from 'node:crypto'
import { averageOf, type Population, type Quantiles, versionOf } from '../../genome/population/population.ts'
import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import { learnDimensions } from '../relations/learnDimensions.ts'
import { dimensionsOf, storedRelations } from '../relations/skillDimensions.ts'
import { mixBits } from '../vectors/hash.ts'
import { skillsOfPerson, vectorsOfPerson, type PersonFacts } from '../vectors/vectors.ts'
import { likenessOf, type Likeness } from '../scoring/score.ts'
import { type Prior, smoothed, smoothedIdfs } from './smoothing.ts'

const MOST_PAIRS = 200_000
const DECIMALS = 6
const VERSION_LENGTH = 12
/** A word of one profile alone matches nobody: it need not be kept. */
const LEAST_USES_OF_A_WORD = 2
/** The table that a community's own is smoothed toward counts as much as so many people. */
const PRIOR_PEOPLE = 30

/**
 * Makes the population table of a community from those who have a genome. It is the same for the same people in the
 * same order: where there are more than 200,000 pairs, a fixed sample of them is measured.
 * @param toward the table that it is smoothed toward: the fewer people there are, the more it counts
 */
export function populationOf(community: readonly PersonFacts[], vocabulary: Vocabulary, toward?: Population): Population {
  const people = community.filter(({ signature }) => signature !== null)
  const prior = toward && { table: toward, people: PRIOR_PEOPLE }
  const weighed = { ...averagesOf(people, prior), ...raritiesOf(people, vocabulary, prior), count: people.length }
  const learned = learnDimensions(
    people.map((facts) => skillsOfPerson(facts, vocabulary, weighed)),
    prior && { learned: dimensionsOf(prior.table), people: prior.people },
  )
  const relations = storedRelations(learned, DECIMALS)
  const dimensions = dimensionsOf({ relations })
  const vectors = people.map((facts) => vectorsOfPerson(facts, vocabulary, { ...weighed, relations }))
  const measured = samplePairs(people.length).map(([a, b]) => likenessOf(vectors[a]!, vectors[b]!, dimensions))
  const table = { ...weighed, quantiles: quantilesOf(measured, people.length, prior), relations }
  const digest = createHash('sha256').update(JSON.stringify(table)).digest('hex')
  return { version: versionOf(digest.slice(0, VERSION_LENGTH)), ...table }
}

function averagesOf(people: readonly PersonFacts[], prior: Prior | undefined): Pick<Population, 'shares' | 'deviations'> {
  const { shares, deviations } = averageOf(people.map(({ signature }) => signature).filter((one) => one !== null))
  const toward = (own: readonly number[], before: readonly number[] | undefined): number[] =>
    own.map((value, node) => rounded(smoothed(value, people.length, prior && { value: before![node]!, people: prior.people })))
  return { shares: toward(shares, prior?.table.shares), deviations: toward(deviations, prior?.table.deviations) }
}

/** How rare skills and words are. */
function raritiesOf(
  people: readonly PersonFacts[],
  vocabulary: Vocabulary,
  prior: Prior | undefined,
): Pick<Population, 'tagIdf' | 'textIdf'> {
  const skills = countUses(people.map(({ tagMass, skillsInText = [] }) => [...tagMass.keys(), ...skillsInText]))
  const words = countUses(people.map(({ termCounts }) => [...termCounts.keys()]))
  const shared = words.filter(([bucket, uses]) => uses >= LEAST_USES_OF_A_WORD || prior?.table.textIdf[bucket] !== undefined)
  const named = skills.map(([skill, uses]): [string, number] => [vocabulary.skills[skill]!.id, uses])
  const idfsOf = (uses: readonly (readonly [string, number])[], part: 'tagIdf' | 'textIdf'): Record<string, number> =>
    Object.fromEntries(smoothedIdfs(uses, people.length, prior, part).map(([key, idf]) => [key, rounded(idf)]))
  return {
    tagIdf: idfsOf(named, 'tagIdf'),
    textIdf: idfsOf(
      shared.map(([bucket, uses]) => [String(bucket), uses]),
      'textIdf',
    ),
  }
}

/** In how many of these each key comes up, in ascending order of the keys. */
function countUses(all: readonly (readonly number[])[]): [number, number][] {
  const uses = new Map<number, number>()
  for (const keys of all) for (const key of new Set(keys)) uses.set(key, (uses.get(key) ?? 0) + 1)
  return [...uses].toSorted(([a], [b]) => a - b)
}

/** All pairs of `count` people, or a fixed sample. */
function samplePairs(count: number): [number, number][] {
  const all = (count * (count - 1)) / 2
  if (all <= MOST_PAIRS) {
    return Array.from({ length: count }).flatMap((_, a) => Array.from({ length: a }, (_, b): [number, number] => [a, b]))
  }
  return Array.from({ length: MOST_PAIRS }, (_, at): [number, number] => {
    const a = mixBits(2 * at + 1) % count
    const b = mixBits(2 * at + 2) % (count - 1)
    return [a, b < a ? b : b + 1]
  })
}

function quantilesOf(measured: readonly Likeness[], people: number, prior: Prior | undefined): Population['quantiles'] {
  const of = (part: keyof Likeness): Quantiles => {
    const own = middleAndHigh(measured.map((likeness) => likeness[part]))
    const at = (quantile: keyof Quantiles): number =>
      rounded(smoothed(own[quantile], people, prior && { value: prior.table.quantiles[part][quantile], people: prior.people }))
    return { q50: at('q50'), q99: at('q99') }
  }
  return { genome: of('genome'), tags: of('tags'), related: of('related'), text: of('text') }
}

function middleAndHigh(values: readonly number[]): Quantiles {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (quantile: number) => sorted[Math.floor(quantile * (sorted.length - 1))] ?? 0
  return { q50: at(0.5), q99: at(0.99) }
}

function rounded(value: number): number {
  return Number(value.toFixed(DECIMALS))
}
