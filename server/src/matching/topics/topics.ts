import type { SparseVector } from '../vectors/sparse.ts'
import { TERM_BUCKETS, TOPICS } from '../vectors/terms.ts'
import shipped from './topics.json' with { type: 'json' }

/** Which words come together: by the bucket of a word, where it lies in all topics, 16 bits for each, in base64. */
export type StoredTopics = Readonly<Record<string, string>>

/** How much topics count beside words: the inner product of the topics of two texts so many times, that of their words once. */
const WEIGHT = 0.1
const OF_WORDS = Math.sqrt(1 / (1 + WEIGHT))
const OF_TOPICS = Math.sqrt(WEIGHT / (1 + WEIGHT))
const LARGEST = 2 ** 15 - 1

/** The topics that come with the product. */
export const shippedTopics: StoredTopics = shipped

const places = new Map(Object.entries(shippedTopics).map(([bucket, place]) => [Number(bucket), numbersIn(place)]))

function numbersIn(place: string): number[] {
  const bytes = Buffer.from(place, 'base64')
  return Array.from({ length: bytes.length / 2 }, (_, at) => bytes.readInt16LE(2 * at) / LARGEST)
}

/** Whether a place in a text's vector is that of a word, not of a topic. */
export const isWord = (index: number): boolean => index < TERM_BUCKETS

/**
 * The words of a text, 1 long, with its topics, which lie in the places after all words: two texts are alike by the words that both
 * use and by words that often come together. It is 1 long again, or shorter where no word is of a topic.
 */
export function withTopics({ indices, values }: SparseVector): SparseVector {
  const topics = topicsOf({ indices, values })
  return {
    indices: [...indices, ...topics.map((_, at) => TERM_BUCKETS + at)],
    values: [...values.map((value) => value * OF_WORDS), ...topics.map((value) => value * OF_TOPICS)],
  }
}

/** Where a text lies in the topics, 1 long; nothing where none of its words is of one. */
function topicsOf({ indices, values }: SparseVector): number[] {
  const sum = Array.from<number>({ length: TOPICS }).fill(0)
  indices.forEach((bucket, word) => {
    places.get(bucket)?.forEach((value, at) => (sum[at]! += values[word]! * value))
  })
  const length = Math.hypot(...sum)
  return length > 0 ? sum.map((value) => value / length) : []
}
