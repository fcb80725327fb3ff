import { SIGNATURE_LENGTH } from '@trellis/contract/genome.ts'
import { mixBits } from './hash.ts'
import type { ScoreWeights } from './score.ts'
import type { SparseVector } from './sparse.ts'
import type { PersonVectors } from './vectors.ts'

/** How many numbers the tags and the words of a person are folded into. */
const FOLDED_LENGTH = 96
/** The length of a sketch. */
export const SKETCH_LENGTH = SIGNATURE_LENGTH + FOLDED_LENGTH

const TAG_SEED = 0x7a65d1b3
const TEXT_SEED = 0x1c80e94f
const SIGN_BIT = 0x80000000

/**
 * A person as one dense vector, so that a database finds the likeliest people with a plain inner product:
 * sketch(A) · sketch(B) ≈ a·G + b·T + c·B, the raw score without its constant. The genome is exact (√a times the
 * direction); tags and words are folded by signed feature hashing (count sketch: Charikar, Chen and Farach-Colton
 * 2002), which is right on average with an error of about (b + c) / √96. The exact score decides among those it finds.
 */
export function sketchOf({ direction, tags, text }: PersonVectors, weights: ScoreWeights): number[] {
  const folded = Array.from<number>({ length: FOLDED_LENGTH }).fill(0)
  fold(folded, tags, Math.sqrt(weights.tags), TAG_SEED)
  fold(folded, text, Math.sqrt(weights.text), TEXT_SEED)
  const scale = Math.sqrt(weights.genome)
  return [...direction.map((value) => scale * value), ...folded]
}

function fold(folded: number[], vector: SparseVector, scale: number, seed: number): void {
  for (const [at, index] of vector.indices.entries()) {
    const hash = mixBits(index ^ seed)
    const sign = (hash & SIGN_BIT) === 0 ? scale : -scale
    folded[(hash & ~SIGN_BIT) % FOLDED_LENGTH]! += sign * vector.values[at]!
  }
}
