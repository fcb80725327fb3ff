import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import { termsOf } from './terms.ts'

const known = new WeakMap<Vocabulary, readonly ReadonlySet<string>[]>()

/** Which of these skills, by their indices, have a word in a name of theirs, however long it is. */
export function skillsNamedBy(word: string, skills: readonly number[], vocabulary: Vocabulary): number[] {
  let words = known.get(vocabulary)
  if (words === undefined) known.set(vocabulary, (words = vocabulary.skills.map(wordsOfSkill)))
  const terms = termsOf(word)
  return skills.filter((skill) => terms.some((term) => words[skill]?.has(term)))
}

/** Whether a word is a name of a skill by itself: 'climbing' is one of rock climbing, 'rock' is none. */
export const isNameOf = (word: string, { label, aliases }: Vocabulary['skills'][number]): boolean =>
  [label, ...aliases].some((name) => termsOf(name).join(' ') === termsOf(word).join(' '))

/**
 * Whether a word means a skill: it stands in the very name of it, as 'bank' does in banking, or is another name by itself. By 'pre-nursing' alone
 * 'nursing' means no class in health.
 */
export const means = (word: string, skill: Vocabulary['skills'][number]): boolean =>
  termsOf(skill.label).some((term) => [term, term.replace(/ing$/, '')].some((one) => termsOf(word).includes(one))) || isNameOf(word, skill)

const namesByVocabulary = new WeakMap<Vocabulary, ReadonlySet<string>>()

/** Whether a word is by itself the name of any skill that is no trait: 'pastry' of 'pastry chef' is none, 'beekeeper' is one. */
export function isName(word: string, vocabulary: Vocabulary): boolean {
  let names = namesByVocabulary.get(vocabulary)
  if (names === undefined) {
    const ofSubjects = vocabulary.skills.filter((_, at) => vocabulary.kinds[at] !== 'trait')
    names = new Set(ofSubjects.flatMap(({ label, aliases }) => [label, ...aliases].map((name) => termsOf(name).join(' '))))
    namesByVocabulary.set(vocabulary, names)
  }
  return names.has(termsOf(word).join(' '))
}

const wordsOfSkill = ({ label, aliases }: Vocabulary['skills'][number]): ReadonlySet<string> =>
  new Set([label, ...aliases].flatMap(termsOf))
