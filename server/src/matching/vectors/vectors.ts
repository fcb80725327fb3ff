import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import type { Signature } from '@trellis/contract/genome/genome.ts'
import { entriesOf } from '../../genome/entries.ts'
import { tagIdf, textIdf, type Population } from '../../genome/population/population.ts'
import { dampen, nodeMassOf, signatureOf, tagMassOf, type TagMass } from '../../genome/signature.ts'
import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import { bioTexts } from './bioTexts.ts'
import { directionOf, type Direction } from './direction.ts'
import { unitSparse, type SparseVector } from './sparse.ts'
import { bucketOf, writtenTermsOf } from './terms.ts'

/** What a bio holds of a person before it is compared with a population. */
export interface PersonFacts {
  readonly signature: Signature | null
  readonly tagMass: TagMass
  readonly termCounts: ReadonlyMap<number, number>
  /** A word of each bucket as it is written; nothing where nobody is told which words are shared. */
  readonly termWords?: TermWords
}

/** A word of each bucket, as it is written. */
export type TermWords = ReadonlyMap<number, string>

/** What two people are compared by. All three vectors have length 1, or are empty (the direction: all 0). */
export interface ComparedVectors {
  readonly direction: Direction
  /** Over the indices of the vocabulary's skills. */
  readonly tags: SparseVector
  /** Over the buckets of words. */
  readonly text: SparseVector
  /** The words of `text`, one for each of its indices; left out where they are not known. */
  readonly words?: readonly string[] | undefined
  /** The skills that a posting lists, by their indices; left out of a person's. */
  readonly asked?: ReadonlySet<number> | undefined
}

const MOST_TERMS = 60

/**
 * Reads a bio: its signature, its tag masses, and its words. `now` is in milliseconds since 1970.
 * @param terms the words, where they were read already
 */
export function factsOf(bio: StudentProfile, vocabulary: Vocabulary, now: number, terms = termsOfBio(bio, vocabulary)): PersonFacts {
  const tagMass = tagMassOf(entriesOf(bio, now), vocabulary)
  return { signature: signatureOf(nodeMassOf(tagMass, vocabulary)), tagMass, ...terms }
}

/** The words of a bio: of its texts, and of skills that the vocabulary does not know. */
export function termsOfBio(bio: StudentProfile, vocabulary: Vocabulary): Terms {
  const tags = entriesOf(bio, 0).flatMap((entry) => entry.tags)
  return readTerms([...bioTexts(bio), ...tags.filter((tag) => vocabulary.skillOf(tag) === undefined)])
}

/** Weighs a person's facts against a population. */
export function vectorsOf(facts: PersonFacts, vocabulary: Vocabulary, population: Population): ComparedVectors {
  const { signature, tagMass, termCounts, termWords } = facts
  const text = textVector(termCounts, population)
  return {
    direction: directionOf(signature, population),
    tags: tagVector(tagMass, vocabulary, population),
    text,
    ...(termWords && { words: text.indices.map((bucket) => termWords.get(bucket) ?? '') }),
  }
}

/** n_t^0.85 · idf_t for each skill, made 1 long. `other` is left out: it is not something that people share. */
function tagVector(tagMass: TagMass, vocabulary: Vocabulary, population: Population): SparseVector {
  const weighed = [...tagMass].filter(([index]) => index !== vocabulary.otherIndex)
  return unitSparse(
    weighed.map(([index, mass]) => ({
      index,
      value: dampen(mass) * tagIdf(population, vocabulary.skills[index]!.id),
    })),
  )
}

/** What is read of words: how often each bucket comes up, and a word of each. */
export type Terms = Required<Pick<PersonFacts, 'termCounts' | 'termWords'>>

/**
 * How often each word's bucket comes up in these texts, of which so much is read as of one, and a word of each: the
 * shortest, and of those the first of the alphabet.
 */
export function readTerms(texts: readonly string[]): Terms {
  const termCounts = new Map<number, number>()
  const termWords = new Map<number, string>()
  for (const { term, written } of writtenTermsOf(texts.join('\n'))) {
    const bucket = bucketOf(term)
    termCounts.set(bucket, (termCounts.get(bucket) ?? 0) + 1)
    termWords.set(bucket, shorterOf(termWords.get(bucket) ?? written, written))
  }
  return { termCounts, termWords }
}

/** How often each word's bucket comes up in these texts. */
export const termCounts = (texts: readonly string[]): ReadonlyMap<number, number> => readTerms(texts).termCounts

/** The shorter of two words; of equally long ones the first of the alphabet. */
export function shorterOf(one: string, other: string): string {
  if (one.length !== other.length) return one.length < other.length ? one : other
  return one < other ? one : other
}

/** TF-IDF, (1 + ln count) · idf, of the {@link MOST_TERMS} heaviest words, made 1 long. */
export function textVector(counts: ReadonlyMap<number, number>, population: Population): SparseVector {
  const terms = [...counts].map(([index, count]) => ({
    index,
    value: (1 + Math.log(count)) * textIdf(population, index),
  }))
  return unitSparse(terms.toSorted((a, b) => b.value - a.value || a.index - b.index).slice(0, MOST_TERMS))
}
