import { genomeNodes, genomeTree, leaves, type Category, type Signature } from '@trellis/contract/genome/genome.ts'
import shipped from './population.json' with { type: 'json' }

/** The middle and the high end of one part of the match over pairs of people. */
export interface Quantiles {
  readonly q50: number
  readonly q99: number
}

/** What people are like on the whole: that which one person or one pair is compared with. */
export interface Population {
  /** Changes with the table: scores and snapshots of one version compare. */
  readonly version: string
  /** How many profiles it was made from. */
  readonly count: number
  /** p: the mean signature. All are above 0. */
  readonly shares: readonly number[]
  /** σ: the standard deviation of each node's share. */
  readonly deviations: readonly number[]
  readonly quantiles: { readonly genome: Quantiles; readonly tags: Quantiles; readonly text: Quantiles }
  /** Inverse document frequency by skill id. */
  readonly tagIdf: Readonly<Record<string, number>>
  /** Inverse document frequency by the bucket that a word of a bio falls into; only words of two profiles or more. */
  readonly textIdf: Readonly<Record<string, number>>
}

/** The table that comes with the product. */
export const shippedPopulation: Population = shipped
/** From so many profiles with a genome on, a community's own table takes the place of the shipped one. */
export const REFRESH_FROM = 300

/** Inverse document frequency ln(1 + N / (1 + df)) of what `found` of `count` profiles have. */
export function idfOf(count: number, found: number): number {
  return Math.log(1 + count / (1 + found))
}

/** The idf of a skill; that of a skill nobody has where the table does not name it. */
export function tagIdf(population: Population, skillId: string): number {
  return population.tagIdf[skillId] ?? idfOf(population.count, 0)
}

/** The idf of a word's bucket; that of a word nobody uses where the table does not name it. */
export function textIdf(population: Population, bucket: number): number {
  return population.textIdf[bucket] ?? idfOf(population.count, 0)
}

/** Equal weights on every leaf and on `other`. */
const evenSignature: Signature = genomeNodes.map((node) =>
  node in genomeTree ? genomeTree[node as Category].length / (leaves.length + 1) : 1 / (leaves.length + 1),
)

/**
 * Mean and standard deviation of each node over a community. One even signature counts as well, so that no share is 0.
 */
export function averageOf(signatures: readonly Signature[]): Pick<Population, 'shares' | 'deviations'> {
  const all = [...signatures, evenSignature]
  const shares = genomeNodes.map((_, node) => all.reduce((sum, signature) => sum + signature[node]!, 0) / all.length)
  const deviations = shares.map((mean, node) =>
    Math.sqrt(all.reduce((sum, signature) => sum + (signature[node]! - mean) ** 2, 0) / all.length),
  )
  return { shares, deviations }
}
