import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import type { Signature } from '@trellis/contract/genome/genome.ts'
import { entriesOf } from '../../genome/entries.ts'
import { idfOf, tagIdf, textIdf, type Population } from '../../genome/population/population.ts'
import { dampen, nodeMassOf, signatureOf, tagMassOf, type TagMass } from '../../genome/signature.ts'
import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import { bioTexts, deedTexts } from './bioTexts.ts'
import { directionOf, type Direction } from './direction.ts'
import { skillsInText } from '../../resumes/skills/skillsInText.ts'
import { lessCommon } from '../relations/commonness.ts'
import { dimensionsOf } from '../relations/skillDimensions.ts'
import { withTopics } from '../topics/topics.ts'
import { evidenceOf, wordsIn } from './evidence.ts'
import { scaled, unitSparse, type SparseVector } from './sparse.ts'
import { bucketOf, writtenTermsOf } from './terms.ts'

/** What a bio holds of a person before it is compared with a population. */
export interface PersonFacts {
  readonly signature: Signature | null
  readonly tagMass: TagMass
  readonly termCounts: ReadonlyMap<number, number>
  /** A word of each bucket as it is written; nothing where nobody is told which words are shared. */
  readonly termWords?: TermWords
  /** The buckets of words of skills that the vocabulary does not know: they count even where no table names them. */
  readonly ownSkills?: ReadonlySet<number>
  /** The skills that only the texts name, by their indices in the vocabulary. */
  readonly skillsInText?: readonly number[]
}

/** A word of each bucket, as it is written. */
export type TermWords = ReadonlyMap<number, string>

/** What two people are compared by. No vector is longer than 1: the less it rests on, the shorter it is. */
export interface ComparedVectors {
  readonly direction: Direction
  /** Over the indices of the vocabulary's skills. */
  readonly tags: SparseVector
  /** Over the buckets of words, and topics. */
  readonly text: SparseVector
  /** The words of `text`, one for each of its indices, empty for topics; left out where they are not known. */
  readonly words?: readonly string[] | undefined
  /** The skills that a posting lists, by their indices; left out of a person's. */
  readonly asked?: ReadonlySet<number> | undefined
}

/** What people are ranked by: the vectors that they are compared by, with related skills in the few numbers that hold them. */
export interface RankedVectors extends Pick<ComparedVectors, 'direction' | 'tags' | 'text'> {
  /** Where the tags stand in the dimensions of skills that go together; empty of rows that were not weighed since. */
  readonly related: readonly number[]
}

const MOST_TERMS = 150
/** Nobody tells of more skills in running text; a text that lists all of the vocabulary counts for its first ones. */
const MOST_SKILLS_IN_TEXT = 100
/** The tag mass of a skill that a text names and nobody tagged or chose. */
export const MASS_IN_TEXT = 0.5
/** Who shows so few skills counts half where it is learned which skills go together. */
const FEW_LEARNED_FROM = 1

/**
 * Reads a bio: its signature, its tag masses, and its words. `now` is in milliseconds since 1970.
 * @param terms the words, where they were read already
 */
export function factsOf(
  bio: StudentProfile,
  vocabulary: Vocabulary,
  now: number,
  terms: Terms & Partial<BioTerms> = termsOfBio(bio, vocabulary),
): PersonFacts {
  const tagMass = tagMassOf(entriesOf(bio, now), vocabulary)
  return { signature: signatureOf(nodeMassOf(tagMass, vocabulary)), tagMass, ...terms }
}

/** What is read of a bio: the words of its texts and of skills that the vocabulary does not know, and the skills that only its texts name. */
export function termsOfBio(bio: StudentProfile, vocabulary: Vocabulary): BioTerms {
  const tags = entriesOf(bio, 0).flatMap((entry) => entry.tags)
  const tagged = new Set(tags.map(vocabulary.indexOf))
  const named = skillsInText(deedTexts(bio).join('\n')).map(vocabulary.indexOf)
  return {
    ...readTerms(
      bioTexts(bio),
      tags.filter((tag) => vocabulary.skillOf(tag) === undefined),
    ),
    skillsInText: named.filter((skill) => !tagged.has(skill)).slice(0, MOST_SKILLS_IN_TEXT),
  }
}

/** What of a population table people are weighed by. */
type WeighingTable = Pick<Population, 'count' | 'shares' | 'deviations' | 'tagIdf' | 'textIdf' | 'relations'>

/** Weighs the facts of a person or of a posting against a population. */
export function vectorsOf(facts: PersonFacts, vocabulary: Vocabulary, population: WeighingTable): ComparedVectors {
  const { signature, termWords } = facts
  const text = textVector(facts, population)
  return {
    direction: directionOf(signature, population),
    tags: lessCommon(tagVector(facts, vocabulary, population), dimensionsOf(population)),
    text,
    ...(termWords && { words: text.indices.map((bucket) => termWords.get(bucket) ?? '') }),
  }
}

/**
 * The vectors of a person, the shorter the less they rest on. Those of a posting are not: one that asks for two skills
 * leaves nothing untold.
 * @param words how many words they write, where the facts do not hold them
 */
export function vectorsOfPerson(facts: PersonFacts, vocabulary: Vocabulary, population: WeighingTable, words?: number): ComparedVectors {
  const { direction, tags, text, ...others } = vectorsOf(facts, vocabulary, population)
  const evidence = evidenceOf(tags.indices.length, words ?? wordsIn(text))
  return {
    direction: direction.map((value) => value * evidence.genome),
    tags: scaled(tags, evidence.skills),
    text: scaled(text, evidence.text),
    ...others,
  }
}

/** The skills of a person as it is learned from them which go together: the shorter, the fewer they are. */
export function skillsOfPerson(
  facts: PersonFacts,
  vocabulary: Vocabulary,
  population: Pick<WeighingTable, 'count' | 'tagIdf'>,
): SparseVector {
  const tags = tagVector(facts, vocabulary, population)
  const shown = tags.indices.length
  return scaled(tags, shown / (shown + FEW_LEARNED_FROM))
}

/** n_t^0.85 · idf_t for each skill, made 1 long. `other` is left out: it is not something that people share. */
function tagVector(
  { tagMass, skillsInText = [] }: Pick<PersonFacts, 'tagMass' | 'skillsInText'>,
  vocabulary: Vocabulary,
  population: Pick<WeighingTable, 'count' | 'tagIdf'>,
): SparseVector {
  const named = new Map([...tagMass, ...skillsInText.map((skill): [number, number] => [skill, MASS_IN_TEXT])])
  const weighed = [...named].filter(([index]) => index !== vocabulary.otherIndex)
  const components = weighed.map(([index, mass]) => ({
    index,
    value: dampen(mass) * tagIdf(population, vocabulary.skills[index]!.id),
  }))
  return unitSparse(components)
}

/** What is read of words: how often each bucket comes up, and a word of each. */
export type Terms = Required<Pick<PersonFacts, 'termCounts' | 'termWords' | 'ownSkills'>>
/** The same of a bio, with the skills that its texts name. */
export type BioTerms = Terms & Required<Pick<PersonFacts, 'skillsInText'>>

/**
 * How often each word's bucket comes up in these texts, of which so much is read as of one, and a word of each: the
 * shortest, and of those the first of the alphabet. The words of a skill of one's own are written as its name.
 * @param ownSkills the skills among them that the vocabulary does not know
 */
export function readTerms(texts: readonly string[], ownSkills: readonly string[] = []): Terms {
  const termCounts = new Map<number, number>()
  const termWords = new Map<number, string>()
  const namesOfSkills = ownSkills.flatMap((skill) => {
    const terms = writtenTermsOf(skill)
    return terms.map(({ term }) => ({ term, written: [...new Set(terms.map(({ written }) => written))].join(' ') }))
  })
  for (const { term, written } of [...writtenTermsOf(texts.join('\n')), ...namesOfSkills]) {
    const bucket = bucketOf(term)
    termCounts.set(bucket, (termCounts.get(bucket) ?? 0) + 1)
    termWords.set(bucket, shorterOf(termWords.get(bucket) ?? written, written))
  }
  return { termCounts, termWords, ownSkills: new Set(namesOfSkills.map(({ term }) => bucketOf(term))) }
}

/** How often each word's bucket comes up in these texts. */
export const termCounts = (texts: readonly string[]): ReadonlyMap<number, number> => readTerms(texts).termCounts

/** The shorter of two words; of equally long ones the first of the alphabet. */
export function shorterOf(one: string, other: string): string {
  if (one.length !== other.length) return one.length < other.length ? one : other
  return one < other ? one : other
}

/** TF-IDF, (1 + ln count) · idf, of the {@link MOST_TERMS} heaviest words that the population or a skill of one's own names, with their topics. */
export function textVector(
  { termCounts, ownSkills }: Pick<PersonFacts, 'termCounts' | 'ownSkills'>,
  population: Pick<WeighingTable, 'count' | 'textIdf'>,
): SparseVector {
  const idf = (bucket: number): number => textIdf(population, bucket) || (ownSkills?.has(bucket) ? idfOf(population.count, 0) : 0)
  const terms = [...termCounts].map(([index, count]) => ({ index, value: (1 + Math.log(count)) * idf(index) }))
  return withTopics(unitSparse(terms.toSorted((a, b) => b.value - a.value || a.index - b.index).slice(0, MOST_TERMS)))
}
