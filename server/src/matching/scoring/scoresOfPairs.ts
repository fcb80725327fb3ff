import { readRanked, type StoredRank } from '../vectors/storedVectors.ts'
import { TEXT_PLACES } from '../vectors/terms.ts'
import { TAG_PLACES } from '../vectors/sparse.ts'
import type { RankedVectors } from '../vectors/vectors.ts'
import { type ScoreWeights, shownScore } from './score.ts'
import type { SparseVector } from '../vectors/sparse.ts'

const HUNDREDTHS = 100

/**
 * The scores of everybody of one list with everybody of another, in hundredths of a point, row by row: what `scoreOf` has, rounded. Made for a
 * thread: ten million take seconds.
 * @param weights of the measures in use; of somebody who is not compared yet, undefined, all scores are 0
 * @param beside what speaks for a pair beside its likeness, in raw scores, at least 0
 */
export function scoresOfPairs(
  ones: readonly (StoredRank | undefined)[],
  others: readonly (StoredRank | undefined)[],
  weights: ScoreWeights,
  beside?: (one: number, other: number) => number,
): Int32Array {
  const values = new Int32Array(ones.length * others.length)
  const read = others.map((stored) => stored && readRanked(stored))
  const [tags, text] = [new Float64Array(TAG_PLACES), new Float64Array(TEXT_PLACES)]
  for (const [at, stored] of ones.entries()) {
    if (stored === undefined) continue
    const one = readRanked(stored)
    spread(one.tags, tags, weights.tags)
    spread(one.text, text, weights.text)
    for (const [of, other] of read.entries()) {
      if (other === undefined) continue
      const genome = weights.genome * alikeness(one, other)
      const related = weights.related * nearness(one, other)
      const ofTags = along(other.tags, tags)
      const ofText = along(other.text, text)
      const likeness = genome + related + ofTags + ofText
      const isAlike = beside !== undefined && Math.max(genome, related, ofTags, ofText) > 0
      const raw = isAlike ? likeness + beside(at, of) : likeness
      values[at * others.length + of] = Math.round(shownScore(raw) * HUNDREDTHS)
    }
    spread(one.tags, tags, 0)
    spread(one.text, text, 0)
  }
  return values
}

function spread({ indices, values }: SparseVector, over: Float64Array, times: number): void {
  for (let at = 0; at < indices.length; at++) over[indices[at]!] = values[at]! * times
}

function along({ indices, values }: SparseVector, spread: Float64Array): number {
  let sum = 0
  for (let at = 0; at < indices.length; at++) sum += values[at]! * spread[indices[at]!]!
  return sum
}

function alikeness({ direction: one }: RankedVectors, { direction: other }: RankedVectors): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
}

function nearness({ related: one }: RankedVectors, { related: other }: RankedVectors): number {
  let sum = 0
  const length = Math.min(one.length, other.length)
  for (let at = 0; at < length; at++) sum += one[at]! * other[at]!
  return sum
}
