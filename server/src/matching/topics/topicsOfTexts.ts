import { idfOf } from '../../genome/population/population.ts'
import { learnDimensions } from '../relations/learnDimensions.ts'
import { type SparseVector, unitSparse } from '../vectors/sparse.ts'
import { bucketOf, termsOf } from '../vectors/terms.ts'
import type { StoredTopics } from './topics.ts'

/** A word of one text alone comes together with nothing that others write of. */
const LEAST_USES = 2
const LARGEST = 2 ** 15 - 1

/**
 * Learns which words come together in texts, without anybody saying so: the strongest dimensions of their words (see
 * {@link learnDimensions}) but the very first, in which all texts lie. The same for the same texts in the same order.
 */
export function topicsOfTexts(texts: readonly string[]): StoredTopics {
  const { places } = learnDimensions(weighed(texts))
  return Object.fromEntries([...places].map(([bucket, [, ...topics]]) => [bucket, base64Of(topics)]))
}

/** The words of each text by TF-IDF, (1 + ln count) · idf, made 1 long. */
function weighed(texts: readonly string[]): SparseVector[] {
  const counts = texts.map((text) => countsOf(termsOf(text).map(bucketOf)))
  const uses = countsOf(counts.flatMap((of) => [...of.keys()]))
  const shared = (bucket: number): boolean => uses.get(bucket)! >= LEAST_USES
  return counts.map((of) =>
    unitSparse(
      [...of]
        .filter(([bucket]) => shared(bucket))
        .map(([index, count]) => ({ index, value: (1 + Math.log(count)) * idfOf(texts.length, uses.get(index)!) })),
    ),
  )
}

function countsOf(buckets: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const bucket of buckets) counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  return counts
}

function base64Of(place: readonly number[]): string {
  const bytes = Buffer.alloc(2 * place.length)
  place.forEach((number, at) => bytes.writeInt16LE(Math.round(number * LARGEST), 2 * at))
  return bytes.toString('base64')
}
