import type { StudentProfile } from '@trellis/contract/profiles.ts'
import type { Signature } from '@trellis/contract/genome.ts'
import { entriesOf } from '../genome/entries.ts'
import { tagIdf, textIdf, type Population } from '../genome/population.ts'
import { dampen, nodeMassOf, signatureOf, tagMassOf, type TagMass } from '../genome/signature.ts'
import type { Vocabulary } from '../genome/vocabulary.ts'
import { bioTexts } from './bioTexts.ts'
import { directionOf, type Direction } from './direction.ts'
import { unitSparse, type SparseVector } from './sparse.ts'
import { bucketOf, termsOf } from './terms.ts'

/** What a bio holds of a person before it is compared with a population. */
export interface PersonFacts {
  readonly signature: Signature | null
  readonly tagMass: TagMass
  readonly termCounts: ReadonlyMap<number, number>
}

/** What two people are compared by. All three vectors have length 1, or are empty (the direction: all 0). */
export interface ComparedVectors {
  readonly direction: Direction
  /** Over the indices of the vocabulary's skills. */
  readonly tags: SparseVector
  /** Over the buckets of words. */
  readonly text: SparseVector
}

const MOST_TERMS = 60

/** Reads a bio: its signature, its tag masses, and its words. `now` is in milliseconds since 1970. */
export function factsOf(bio: StudentProfile, vocabulary: Vocabulary, now: number): PersonFacts {
  const entries = entriesOf(bio, now)
  const tagMass = tagMassOf(entries, vocabulary)
  const unknownTags = entries.flatMap(({ tags }) => tags).filter((tag) => vocabulary.skillOf(tag) === undefined)
  return {
    signature: signatureOf(nodeMassOf(tagMass, vocabulary)),
    tagMass,
    termCounts: termCounts([...bioTexts(bio), ...unknownTags]),
  }
}

/** Weighs a person's facts against a population. */
export function vectorsOf(facts: PersonFacts, vocabulary: Vocabulary, population: Population): ComparedVectors {
  return {
    direction: directionOf(facts.signature, population),
    tags: tagVector(facts.tagMass, vocabulary, population),
    text: textVector(facts.termCounts, population),
  }
}

/** n_t^0.85 · idf_t for each skill, made 1 long. `other` is left out: it is not something that people share. */
function tagVector(tagMass: TagMass, vocabulary: Vocabulary, population: Population): SparseVector {
  const known = [...tagMass].filter(([index]) => index !== vocabulary.otherIndex)
  return unitSparse(
    known.map(([index, mass]) => ({
      index,
      value: dampen(mass) * tagIdf(population, vocabulary.skills[index]!.id),
    })),
  )
}

/** How often each word's bucket comes up in these texts. */
export function termCounts(texts: readonly string[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const term of texts.flatMap(termsOf)) {
    const bucket = bucketOf(term)
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  }
  return counts
}

/** TF-IDF, (1 + ln count) · idf, of the {@link MOST_TERMS} heaviest words, made 1 long. */
export function textVector(counts: ReadonlyMap<number, number>, population: Population): SparseVector {
  const terms = [...counts].map(([index, count]) => ({
    index,
    value: (1 + Math.log(count)) * textIdf(population, index),
  }))
  return unitSparse(terms.toSorted((a, b) => b.value - a.value || a.index - b.index).slice(0, MOST_TERMS))
}
