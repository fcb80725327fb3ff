import type { Quote } from '@trellis/contract/matching/matching.ts'
import { wordsOf } from '@trellis/contract/texts/plainText.ts'
import { skillsInText } from '../../resumes/skills/skillsInText.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { isTrait } from '../../vocabulary/kinds.ts'
import type { Passage } from './passages.ts'

const LONGEST_QUOTE = 140
/** Fewer are a name or a role, and tell nothing. */
const LEAST_WORDS = 5
/** Of a passage no more is looked through, nor of a bio more passages, nor for more skills: a page of people is read at once. */
const LONGEST_READ = 1_000
const MOST_PASSAGES = 100
const MOST_SKILLS = 8
/** What it counts that a sentence names a skill, and that it was tagged with it. */
const NAMED = 2
const TAGGED = 1
const MOST_WORTH = NAMED + TAGGED

/** A passage with the skills that it was tagged with, by their indices. */
interface TaggedPassage extends Passage {
  readonly skills: readonly number[]
}

/** A sentence that could be quoted. */
interface Candidate {
  readonly text: string
  readonly passage: TaggedPassage
  /** Its plain words, but the names of clubs, with a space on either side; nothing of a sentence that is too short to be quoted. Told when asked for. */
  words: () => string
  /** The names of the skills that are read in it. */
  skillsRead: () => readonly string[]
}

/**
 * The sentence in which somebody says most about a skill that both have: one that names it where they tagged it first, then one that names it,
 * then one of what they tagged it with; of the rarest skill. Nothing where there is none. A sentence that does not name the skill is quoted
 * without it, for it may be about anything else that happened there; and none is, where all that is shared of it is a trait such as focus.
 * @param shared the skills that both have, by their indices, the rarest first
 * @param isStrict whether one that names none is quoted only where all skills are shared that it was tagged with: what was found out about reef
 * fish says nothing to somebody who looks at data of stars
 */
export function quoteOf(passages: readonly Passage[], shared: readonly number[], isStrict = false): Quote | undefined {
  const skills = shared.slice(0, MOST_SKILLS).map((index) => namesOf(index))
  if (skills.length === 0) return undefined
  const candidates = passages.slice(0, MOST_PASSAGES).flatMap(sentencesIn)
  let best: { readonly worth: number; readonly quote: Quote } | undefined
  for (const skill of skills) {
    for (const candidate of candidates) {
      const worth = worthOf(candidate, skill)
      const { text, passage } = candidate
      if (worth === TAGGED && isStrict && !isOfShared(passage, shared)) continue
      const named = worth >= NAMED ? skill.label : ''
      if (worth > (best?.worth ?? 0)) best = { worth, quote: { text, of: text === passage.of ? '' : passage.of, skill: named } }
      if (worth === MOST_WORTH) return best?.quote
    }
  }
  return best?.quote
}

/** Whether of what was tagged with skills all of these are shared, traits not counted. */
const isOfShared = ({ skills }: TaggedPassage, shared: readonly number[]): boolean =>
  skills.every((skill) => shared.includes(skill) || isTrait(skill))

interface NamedSkill {
  readonly index: number
  readonly label: string
  /** Its names in plain words, with a space on either side. */
  readonly names: readonly string[]
}

/** By index: a page of people asks for those of the same skills. */
const namedSkills = new Map<number, NamedSkill>()

function namesOf(index: number): NamedSkill {
  let named = namedSkills.get(index)
  if (named === undefined) {
    const { label, aliases } = vocabulary.skills[index]!
    named = { index, label, names: [label, ...aliases].map(spaced) }
    namedSkills.set(index, named)
  }
  return named
}

function worthOf({ passage: { skills }, words, skillsRead }: Candidate, { index, label, names }: NamedSkill): number {
  const said = words()
  if (said === '') return 0
  const isTagged = skills.includes(index)
  const stands = names.some((name) => said.includes(name))
  // Without a tag a word may mean something else: whoever runs a shop does not run.
  const isNamed = stands && (isTagged || skillsRead().includes(label))
  return (isNamed ? NAMED : 0) + (isTagged && (isNamed || !isTrait(index)) ? TAGGED : 0)
}

function sentencesIn(passage: Passage): Candidate[] {
  const tagged = { ...passage, skills: passage.tags.map((tag) => vocabulary.indexOf(tag)) }
  return passage.text
    .slice(0, LONGEST_READ)
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => atMost(sentence.trim(), LONGEST_QUOTE))
    .map((text) => ({
      text,
      passage: tagged,
      words: told(() => quotableWords(passage.clubs ?? [], text)),
      skillsRead: told(() => skillsInText(text)),
    }))
}

/** The same each time, found out when it is first asked for. */
function told<T>(find: () => T): () => T {
  let known: T | undefined
  return () => (known ??= find())
}

function quotableWords(clubs: readonly string[], text: string): string {
  const words = wordsBeside(clubs, text)
  return words.trim().split(' ').length >= LEAST_WORDS ? words : ''
}

/** The plain words of a sentence without the names of clubs, with a space on either side. */
const wordsBeside = (clubs: readonly string[], text: string): string =>
  clubs.reduce((words, name) => words.replaceAll(` ${name} `, ' '), spaced(text))

const spaced = (text: string): string => ` ${wordsOf(text).join(' ')} `

/** A text up to the last whole word that fits, with dots where something is left out. */
export function atMost(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '')).replace(/[\s,;:–-]+$/, '')}…`
}
