import { SIGNATURE_LENGTH } from '@trellis/contract/genome/genome.ts'
import { type SQL, sql } from 'drizzle-orm'
import { DIMENSIONS } from '../../relations/learnDimensions.ts'
import type { RankedBy } from '../../scoring/rankedBy.ts'
import { mixBits } from '../../vectors/hash.ts'
import type { SparseVector } from '../../vectors/sparse.ts'

const TAG_NUMBERS = 64
const TEXT_NUMBERS = 256
/** So many numbers hold nearly all of what somebody is compared by. */
export const SKETCH_LENGTH = SIGNATURE_LENGTH + DIMENSIONS + TAG_NUMBERS + TEXT_NUMBERS
/** Tags and words fall in other directions. Another seed makes other sketches: then a migration has to empty the column and the clusters, and take everybody out of these, as for another length. */
const [TAG_SEED, TEXT_SEED] = [0x7a6c0001, 0x3d150001]
const BITS = 32
/** As many digits as 16 bits hold: the longer a text, the longer it takes to be read. */
const HALF_DIGITS = 5

/**
 * A person's vectors, or what they are ranked by, in few numbers: the inner product of two sketches is near that of the whole
 * vectors (random projections: Johnson and Lindenstrauss, 1984). Direction and related skills are
 * in it as they are, tags and words are projected.
 */
export function sketchOf({ direction, related, tags, text }: RankedBy): number[] {
  const relatedOrNone = related.length > 0 ? related : Array<number>(DIMENSIONS).fill(0)
  return [...direction, ...relatedOrNone, ...projected(tags, TAG_NUMBERS, TAG_SEED), ...projected(text, TEXT_NUMBERS, TEXT_SEED)]
}

/** The sketch of what people are ranked by, as a statement compares it to theirs. */
export function storedSketch(rankedBy: RankedBy): SQL {
  const numbers = sketchOf(rankedBy).map((number) => number.toFixed(HALF_DIGITS))
  return sql`${`[${numbers.join()}]`}::halfvec`
}

/** Each index has a direction of its own, of numbers 1 or −1, one bit each; their sum is made about as long as the vector. */
function projected({ indices, values }: SparseVector, length: number, seed: number): number[] {
  const sum = new Float64Array(length)
  for (let at = 0; at < indices.length; at++) {
    const value = values[at]!
    for (let from = 0; from < length; from += BITS) {
      const signs = mixBits(mixBits(seed + indices[at]!) + from)
      for (let bit = 0; bit < BITS; bit++) sum[from + bit]! += (signs >>> bit) & 1 ? value : -value
    }
  }
  return Array.from(sum, (number) => number / Math.sqrt(length))
}
