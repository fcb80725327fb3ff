import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { entriesOf } from '../../server/src/genome/entries.ts'
import { bioTexts } from '../../server/src/matching/vectors/bioTexts.ts'
import { termsOf } from '../../server/src/matching/vectors/terms.ts'

/** How alike two people of a community are, by their places. */
export type Likeness = (one: number, other: number) => number

/** All words of a bio, those of its skills as well. */
export const wordsOfBio = (bio: StudentProfile): string[] => [
  ...termsOf(bioTexts(bio).join('\n')),
  ...entriesOf(bio, 0).flatMap(({ tags }) => termsOf(tags.join('\n'))),
]

const K1 = 1.2
const B = 0.75

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The likeness of texts with nothing of our own in it: the cosine of (1 + ln tf) · ln(N / df), every word of it. */
export function tfIdf(texts: readonly (readonly string[])[]): Likeness {
  const counts = texts.map(countsOf)
  const uses = usesOf(counts)
  const vectors = counts.map((of) => {
    const weighed = [...of].map(([word, count]): [string, number] => [
      word,
      (1 + Math.log(count)) * Math.log(texts.length / uses.get(word)!),
    ])
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1
    return new Map(weighed.map(([word, weight]) => [word, weight / length]))
  })
  return (one, other) => innerProduct(vectors[one]!, vectors[other]!)
}

/** Okapi BM25 (Robertson and others, 1994) with k1 = 1.2 and b = 0.75: the words of one person asked of another. */
export function bm25(texts: readonly (readonly string[])[]): Likeness {
  const counts = texts.map(countsOf)
  const uses = usesOf(counts)
  const average = texts.reduce((sum, { length }) => sum + length, 0) / texts.length
  const weights = counts.map((of, at) => {
    const long = K1 * (1 - B + (B * texts[at]!.length) / average)
    const idf = (word: string): number => Math.log(1 + (texts.length - uses.get(word)! + 0.5) / (uses.get(word)! + 0.5))
    return new Map([...of].map(([word, count]) => [word, (idf(word) * count * (K1 + 1)) / (count + long)]))
  })
  const asked = counts.map((of) => new Map([...of.keys()].map((word) => [word, 1])))
  return (one, other) => innerProduct(asked[one]!, weights[other]!)
}

function usesOf(counts: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const uses = new Map<string, number>()
  for (const word of counts.flatMap((of) => [...of.keys()])) uses.set(word, (uses.get(word) ?? 0) + 1)
  return uses
}

function innerProduct(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const [word, weight] of one) sum += weight * (other.get(word) ?? 0)
  return sum
}
