import { createHash } from 'node:crypto'
import { averageOf, idfOf, type Population, type Quantiles } from '../../genome/population/population.ts'
import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import { mixBits } from '../vectors/hash.ts'
import { likenessOf, type Likeness } from './score.ts'
import { vectorsOf, type PersonFacts } from '../vectors/vectors.ts'

const MOST_PAIRS = 200_000
const DECIMALS = 6
const VERSION_LENGTH = 12
/** A word of one profile alone matches nobody: it need not be kept. */
const LEAST_USES_OF_A_WORD = 2

/**
 * Makes the population table of a community from those who have a genome. It is the same for the same people in the
 * same order: where there are more than 200,000 pairs, a fixed sample of them is measured.
 */
export function populationOf(community: readonly PersonFacts[], vocabulary: Vocabulary): Population {
  const people = community.filter(({ signature }) => signature !== null)
  const { shares, deviations } = averageOf(people.map(({ signature }) => signature).filter((one) => one !== null))
  const tagUses = countUses(people.map(({ tagMass }) => tagMass))
  const textUses = countUses(people.map(({ termCounts }) => termCounts))
  const unmeasured: Population = {
    version: '',
    count: people.length,
    shares: shares.map(rounded),
    deviations: deviations.map(rounded),
    quantiles: { genome: { q50: 0, q99: 1 }, tags: { q50: 0, q99: 1 }, text: { q50: 0, q99: 1 } },
    tagIdf: idfs(tagUses, people.length, (index) => vocabulary.skills[index]!.id),
    textIdf: idfs(
      textUses.filter(([, uses]) => uses >= LEAST_USES_OF_A_WORD),
      people.length,
      String,
    ),
  }
  const vectors = people.map((facts) => vectorsOf(facts, vocabulary, unmeasured))
  const measured = samplePairs(people.length).map(([a, b]) => likenessOf(vectors[a]!, vectors[b]!))
  const table = { ...unmeasured, quantiles: quantilesOf(measured) }
  const digest = createHash('sha256').update(JSON.stringify(table)).digest('hex')
  return { ...table, version: digest.slice(0, VERSION_LENGTH) }
}

/** In how many of these each key comes up, in ascending order of the keys. */
function countUses(all: readonly ReadonlyMap<number, number>[]): [number, number][] {
  const uses = new Map<number, number>()
  for (const key of all.flatMap((one) => [...one.keys()])) uses.set(key, (uses.get(key) ?? 0) + 1)
  return [...uses].toSorted(([a], [b]) => a - b)
}

function idfs(uses: [number, number][], count: number, nameOf: (key: number) => string): Record<string, number> {
  return Object.fromEntries(uses.map(([key, found]) => [nameOf(key), rounded(idfOf(count, found))]))
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

function quantilesOf(measured: readonly Likeness[]): Population['quantiles'] {
  return {
    genome: middleAndHigh(measured.map(({ genome }) => genome)),
    tags: middleAndHigh(measured.map(({ tags }) => tags)),
    text: middleAndHigh(measured.map(({ text }) => text)),
  }
}

function middleAndHigh(values: readonly number[]): Quantiles {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (quantile: number) => rounded(sorted[Math.floor(quantile * (sorted.length - 1))] ?? 0)
  return { q50: at(0.5), q99: at(0.99) }
}

function rounded(value: number): number {
  return Number(value.toFixed(DECIMALS))
}
