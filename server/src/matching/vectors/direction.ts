import { genomeNodes, genomeTree, SIGNATURE_LENGTH, type Signature } from '@trellis/contract/genome/genome.ts'
import type { Population } from '../../genome/population/population.ts'
import { clampCosine } from './sparse.ts'

/** 31 numbers, no longer than 1, that say where a genome stands out and where it stays behind; all 0 without a genome. */
export type Direction = readonly number[]

const CATEGORY_WEIGHT = 0.5
const LEAST_DEVIATION = 0.001
const OTHER_NODE = genomeNodes.indexOf('other')
/** `other` says nothing: people who are alike in it have skills in it that nobody could tell apart. */
const nodeWeights = genomeNodes.map((node) => (node === 'other' ? 0 : node in genomeTree ? CATEGORY_WEIGHT : 1))

/**
 * The direction in which a genome differs from the population's, d_l = β_l (s_l − p_l) / √max(σ_l, 0.001), made 1 long.
 * β is 0.5 for categories, whose leaves count too, 1 for leaves and 0 for `other`. Of a genome that is half `other` it is half
 * as long: nobody knows where the other half stands out.
 */
export function directionOf(signature: Signature | null, { shares, deviations }: Pick<Population, 'shares' | 'deviations'>): Direction {
  if (signature === null) return Array.from<number>({ length: SIGNATURE_LENGTH }).fill(0)
  const difference = signature.map(
    (share, node) => (nodeWeights[node]! * (share - shares[node]!)) / Math.sqrt(Math.max(deviations[node]!, LEAST_DEVIATION)),
  )
  const length = Math.hypot(...difference)
  const known = 1 - signature[OTHER_NODE]!
  return length > 0 ? difference.map((value) => (value / length) * known) : difference
}

/** How far the nodes of a genome lie from the population's on the mean, either way: by so much somebody stands out in a node. */
export const meanDifference = (direction: Direction): number => Math.hypot(...direction) / Math.sqrt(SIGNATURE_LENGTH)

/** What each node adds to the inner product of two directions: c_l = d_Al · d_Bl. */
export function contributionsOf(a: Direction, b: Direction): number[] {
  return a.map((value, node) => value * b[node]!)
}

/** Genome part G: the inner product of two directions, from -1 to 1. */
export function directionProduct(a: Direction, b: Direction): number {
  let sum = 0
  for (let node = 0; node < SIGNATURE_LENGTH; node++) sum += a[node]! * b[node]!
  return clampCosine(sum)
}
