import { genomeNodes, genomeTree, SIGNATURE_LENGTH, type Signature } from '@trellis/contract/genome/genome.ts'
import type { Population } from '../../genome/population/population.ts'
import { clampCosine } from './sparse.ts'

/** 31 numbers of length 1 that say where a genome stands out and where it stays behind; all 0 without a genome. */
export type Direction = readonly number[]

const CATEGORY_WEIGHT = 0.5
const LEAST_DEVIATION = 0.001
const nodeWeights = genomeNodes.map((node) => (node in genomeTree ? CATEGORY_WEIGHT : 1))

/**
 * The direction in which a genome differs from the population's, d_l = β_l (s_l − p_l) / √max(σ_l, 0.001), made 1 long.
 * β is 0.5 for categories, whose leaves count too, and 1 for leaves and `other`.
 */
export function directionOf(signature: Signature | null, { shares, deviations }: Population): Direction {
  if (signature === null) return Array.from<number>({ length: SIGNATURE_LENGTH }).fill(0)
  const difference = signature.map(
    (share, node) => (nodeWeights[node]! * (share - shares[node]!)) / Math.sqrt(Math.max(deviations[node]!, LEAST_DEVIATION)),
  )
  const length = Math.hypot(...difference)
  return length > 0 ? difference.map((value) => value / length) : difference
}

/** What each node adds to the cosine of two directions: c_l = d_Al · d_Bl. */
export function contributionsOf(a: Direction, b: Direction): number[] {
  return a.map((value, node) => value * b[node]!)
}

/** Genome part G: the cosine of two directions, from -1 to 1. */
export function directionCosine(a: Direction, b: Direction): number {
  let sum = 0
  for (let node = 0; node < SIGNATURE_LENGTH; node++) sum += a[node]! * b[node]!
  return clampCosine(sum)
}
