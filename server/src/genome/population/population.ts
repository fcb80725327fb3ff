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
  readonly quantiles: Readonly<Record<'genome' | 'tags' | 'related' | 'text', Quantiles>>
  /** Inverse document frequency by skill id. */
  readonly tagIdf: Readonly<Record<string, number>>
  /** Inverse document frequency by the bucket that a word of a bio falls into; only words of two profiles or more. */
  readonly textIdf: Readonly<Record<string, number>>
  /** Which skills go together: see `matching/relations/`. */
  readonly relations: StoredRelations
}

/** Which skills go together, as a table keeps it: how strong each dimension is, and by skill id its place in all of them. */
export interface StoredRelations {
  readonly strengths: readonly number[]
  /** 16 bits for each dimension, in base64. */
  readonly places: Readonly<Record<string, string>>
}

/** Raise it with every change to what is compared and how: what an earlier formula measured is then measured again. */
export const FORMULA = 8

/** The version of a table that has this digest. */
export const versionOf = (digest: string): string => `formula-${FORMULA}-${digest}`

/** Whether a table was made by the present formula. */
export const isOfPresentFormula = ({ version }: Pick<Population, 'version'>): boolean => version.includes(versionOf(''))

/** The table that comes with the product. */
export const shippedPopulation: Population = shipped
/** From so many profiles with a genome on, a community has a table of its own. */
export const REFRESH_FROM = 30

/** Inverse document frequency ln(1 + N / (1 + df)) of what `found` of `count` profiles have. */
export function idfOf(count: number, found: number): number {
  return Math.log(1 + count / (1 + found))
}

/** The idf of a skill; that of a skill nobody has where the table does not name it. */
export function tagIdf(population: Pick<Population, 'count' | 'tagIdf'>, skillId: string): number {
  return population.tagIdf[skillId] ?? idfOf(population.count, 0)
}

/** The idf of a word's bucket; 0 where the table does not name it: nobody knows how rare such a word is. */
export function textIdf(population: Pick<Population, 'textIdf'>, bucket: number): number {
  return population.textIdf[bucket] ?? 0
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
