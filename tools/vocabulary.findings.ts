import { OTHER_TAG } from '@trellis/contract/profiles/tags.ts'
import { wordsOf } from '@trellis/contract/texts/plainText.ts'
import { everydayWords, type ReadIn } from '../server/src/resumes/skills/everydayWords.ts'
import { nameAt } from '../server/src/resumes/skills/skillNames.ts'
import { skillsInText } from '../server/src/resumes/skills/skillsInText.ts'
import type { Vocabulary } from '../server/src/vocabulary/vocabulary.ts'

/** A word or phrase of which no part names a skill, and how many texts hold it. */
export interface Missing {
  readonly phrase: string
  readonly texts: number
}

/** A name that means something else as well. */
export interface Ambiguous {
  readonly name: string
  /** One where ordinary sentences use the word otherwise, several where they share it. */
  readonly skills: readonly string[]
  readonly readIn: ReadIn
  /** How many texts hold the word. */
  readonly texts: number
  /** In how many of them it, or another name of the same skill, is read as a skill. */
  readonly read: number
}

/** What a vocabulary lacks, where it is unclear, and what of it no text needs. */
export interface Findings {
  readonly missing: readonly Missing[]
  readonly ambiguous: readonly Ambiguous[]
  readonly unused: readonly string[]
}

const LONGEST_PHRASE = 3
const LEAST_LETTERS = 3
/** Words that hold sentences together: no phrase begins or ends with them. */
const holding = new Set(
  `a about above across after all also am an and any are around as at be because been before being between both but by can
  could did do does doing done during each every few for from had has have having he her here him his how i if in into is it its
  just like made make many may me more most much must my new no nor not of off on once one only or other our out over own per
  she should since so some such than that the their them then there these they this those through to too two under until up us
  use used using very via was we well were what when where which while who why will with within without would year years you your`.split(
    /\s+/,
  ),
)

/**
 * Compares a vocabulary with texts.
 * @param leastTexts in how many texts a word or phrase stands that is called frequent
 */
export function findingsOf(texts: readonly string[], vocabulary: Vocabulary, leastTexts: number): Findings {
  const phraseTexts = new Map<string, number>()
  const nameTexts = new Map<string, number>()
  const readTexts = new Map<string, number>()
  for (const text of texts) {
    const { names, phrases } = partsOf(wordsOf(text))
    for (const phrase of phrases) count(phraseTexts, phrase)
    for (const name of names) count(nameTexts, name)
    for (const label of new Set(skillsInText(text))) count(readTexts, label)
  }
  return {
    missing: frequent(phraseTexts, leastTexts),
    ambiguous: ambiguousOf(vocabulary, nameTexts, readTexts),
    unused: unusedOf(vocabulary, nameTexts),
  }
}

/** The names of skills among words, whatever their context, and the phrases between them. */
function partsOf(words: readonly string[]): { names: Set<string>; phrases: Set<string> } {
  const names = new Set<string>()
  const phrases = new Set<string>()
  let between: string[] = []
  for (let at = 0; at < words.length;) {
    const name = nameAt(words, at)
    if (name === undefined) between.push(words[at]!)
    else {
      names.add(words.slice(at, at + name.length).join(' '))
      for (const phrase of phrasesOf(between)) phrases.add(phrase)
      between = []
    }
    at += name?.length ?? 1
  }
  for (const phrase of phrasesOf(between)) phrases.add(phrase)
  return { names, phrases }
}

function phrasesOf(words: readonly string[]): string[] {
  const mayEnd = (word: string) => word.length >= LEAST_LETTERS && !holding.has(word) && !/^\d/.test(word)
  return words.flatMap((first, at) => {
    if (!mayEnd(first)) return []
    const lengths = Array.from({ length: Math.min(LONGEST_PHRASE, words.length - at) }, (_, more) => more + 1)
    return lengths.filter((length) => mayEnd(words[at + length - 1]!)).map((length) => words.slice(at, at + length).join(' '))
  })
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** The most frequent first; a word that stands in a longer phrase nearly whenever it comes up is told by the phrase. */
function frequent(phraseTexts: ReadonlyMap<string, number>, leastTexts: number): Missing[] {
  const often = [...phraseTexts].filter(([, texts]) => texts >= leastTexts).map(([phrase, texts]) => ({ phrase, texts }))
  const most = new Map<string, number>()
  for (const { phrase, texts } of often) {
    const words = phrase.split(' ')
    for (const part of phrasesOf(words)) if (part !== phrase) most.set(part, Math.max(most.get(part) ?? 0, texts))
  }
  return often
    .filter(({ phrase, texts }) => (most.get(phrase) ?? 0) < texts * 0.8)
    .toSorted((a, b) => b.texts - a.texts || (a.phrase < b.phrase ? -1 : 1))
}

function ambiguousOf(vocabulary: Vocabulary, nameTexts: ReadonlyMap<string, number>, readTexts: ReadonlyMap<string, number>): Ambiguous[] {
  const owners = new Map<string, Set<string>>()
  for (const { label, aliases } of vocabulary.skills) {
    for (const name of [label, ...aliases].map((one) => wordsOf(one).join(' '))) {
      owners.set(name, (owners.get(name) ?? new Set()).add(label))
    }
  }
  return [...owners]
    .map(([name, labels]) => {
      const skills = [...labels]
      const read = Math.max(...skills.map((label) => readTexts.get(label) ?? 0))
      const texts = nameTexts.get(name) ?? 0
      return { name, skills, readIn: everydayWords.get(name) ?? 'anywhere', texts, read: Math.min(read, texts) }
    })
    .filter(({ skills, readIn, texts }) => skills.length > 1 || (readIn !== 'anywhere' && texts > 0))
    .toSorted((a, b) => b.skills.length - a.skills.length || b.texts - a.texts || (a.name < b.name ? -1 : 1))
}

/** The skills of which no name stands in any text. */
function unusedOf(vocabulary: Vocabulary, nameTexts: ReadonlyMap<string, number>): string[] {
  const named = new Set([...nameTexts.keys()].flatMap((name) => nameAt(name.split(' '), 0)?.skill.label ?? []))
  return vocabulary.skills.map(({ label }) => label).filter((label) => label !== OTHER_TAG && !named.has(label))
}
