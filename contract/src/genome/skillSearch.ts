import { categoryOf, type GenomeNode } from './genome.ts'
import type { Skill } from './genome.calls.ts'
import { wordsOf } from '../texts/plainText.ts'
import { editsToPrefix, lettersMissing, lettersOf, typosForgiven } from '../texts/typos.ts'

/** A skill that was found, and which of its names was found: its label or an alias. */
export interface FoundSkill {
  readonly skill: Skill
  readonly name: string
}

/** The names of all skills, made ready to be searched. */
export interface SkillIndex {
  readonly names: readonly SearchableName[]
  /** Every word of the names once. */
  readonly words: readonly string[]
  /** The letters of each word, to pass over most words without counting typos. */
  readonly letters: readonly number[]
}

interface SearchableName {
  readonly skill: Skill
  readonly name: string
  readonly isLabel: boolean
  readonly plain: string
  /** The same without spaces. */
  readonly joined: string
  /** Where in `words` its words are. */
  readonly words: readonly number[]
}

/** From how many letters on spaces do not count: 'basket ball'. */
const LEAST_LETTERS_JOINED = 5
/** How well a name fits, best first. A typo adds to the last. */
const EXACT = 0
const STARTS = 1
const WORDS_START = 2
const CONTAINS = 3
const WITH_TYPOS = 4

/** Prepares the skills for {@link findSkills}: do it once. */
export function indexSkills(skills: readonly Skill[]): SkillIndex {
  const places = new Map<string, number>()
  const placeOf = (word: string) => places.get(word) ?? (places.set(word, places.size), places.size - 1)
  const names = skills.flatMap((skill) =>
    [skill.label, ...skill.aliases].map((name, at) => {
      const words = wordsOf(name)
      return { skill, name, isLabel: at === 0, plain: words.join(' '), joined: words.join(''), words: words.map(placeOf) }
    }),
  )
  const words = [...places.keys()]
  return { names, words, letters: words.map(lettersOf) }
}

/**
 * The skills whose label or any alias fits what was typed, best first, each once: the same words, then names or words
 * that start so, then names that contain it, then small typos (one from four letters on, two from eight). Case and
 * accents do not count. Nothing typed finds nothing.
 */
export function findSkills(index: SkillIndex, typed: string, limit: number): FoundSkill[] {
  const typedWords = wordsOf(typed)
  const plain = typedWords.join(' ')
  if (typedWords.length === 0) return []
  const joined = typedWords.join('')
  const exactly = best(index, limit, (name) => rankAsTyped(name, plain, joined, typedWords, index))
  const isExact = exactly.some(({ name }) => wordsOf(name).join(' ') === plain)
  if (isExact || exactly.length >= limit) return exactly
  const edits = typedWords.map((word) => editsToWords(word, index))
  const found = new Set(exactly.map(({ skill }) => skill))
  const withTypos = best(index, limit, (name) => (found.has(name.skill) ? undefined : rankWithTypos(name, edits)))
  return [...exactly, ...withTypos].slice(0, limit)
}

/** Whether a skill belongs to the Behavioral ones, of which each entry is recommended to have one: by its main leaf. */
export function isBehavioral(skill: Skill): boolean {
  const most = Math.max(...Object.values(skill.weights))
  return Object.entries(skill.weights).some(([node, weight]) => weight === most && categoryOf(node as GenomeNode) === 'behavioral')
}

/** The best fitting names, one of each skill; `rank` says how well a name fits, undefined for not at all. */
function best(index: SkillIndex, limit: number, rank: (name: SearchableName) => number | undefined): FoundSkill[] {
  const bySkill = new Map<Skill, { name: SearchableName; rank: number }>()
  for (const name of index.names) {
    const found = rank(name)
    if (found === undefined) continue
    const before = bySkill.get(name.skill)
    if (before === undefined || found < before.rank) bySkill.set(name.skill, { name, rank: found })
  }
  return [...bySkill.values()]
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        Number(b.name.isLabel) - Number(a.name.isLabel) ||
        a.name.plain.length - b.name.plain.length ||
        (a.name.plain < b.name.plain ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ name }) => ({ skill: name.skill, name: name.name }))
}

function rankAsTyped(name: SearchableName, plain: string, joined: string, typed: string[], index: SkillIndex): number | undefined {
  if (name.plain === plain) return EXACT
  if (name.plain.startsWith(plain)) return STARTS
  if (typed.every((word) => name.words.some((at) => index.words[at]!.startsWith(word)))) return WORDS_START
  const isSpacedOtherwise = joined.length >= LEAST_LETTERS_JOINED && name.joined.startsWith(joined)
  return isSpacedOtherwise || name.plain.includes(plain) ? CONTAINS : undefined
}

function rankWithTypos(name: SearchableName, edits: readonly Uint8Array[]): number | undefined {
  let sum = 0
  for (const toWords of edits) {
    const least = name.words.reduce((least, at) => Math.min(least, toWords[at]!), TOO_MANY)
    if (least === TOO_MANY) return undefined
    sum += least
  }
  return WITH_TYPOS + sum
}

const TOO_MANY = 255

/** How many typos lie between what was typed and the start of each word; TOO_MANY where more than are forgiven. */
function editsToWords(typed: string, { words, letters }: SkillIndex): Uint8Array {
  const forgiven = typosForgiven(typed)
  const typedLetters = lettersOf(typed)
  return Uint8Array.from(words, (word, at) => {
    if (word.startsWith(typed)) return 0
    if (forgiven === 0 || lettersMissing(typedLetters, letters[at]!) > forgiven) return TOO_MANY
    return editsToPrefix(typed, word, forgiven) ?? TOO_MANY
  })
}
