import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import { termsOf, termsOfWord } from './terms.ts'

type Skill = Vocabulary['skills'][number]

/** The words of a skill's names, read once: a page of people asks for those of thousands of skills. */
interface Names {
  /** Of all of them. */
  readonly words: ReadonlySet<string>
  /** Those of the very name, with and without -ing. */
  readonly own: ReadonlySet<string>
  /** Each by itself, as its words. */
  readonly whole: ReadonlySet<string>
}

const known = new WeakMap<Skill, Names>()

function namesOf(skill: Skill): Names {
  let names = known.get(skill)
  if (names === undefined) {
    const all = [skill.label, ...skill.aliases].map(termsOf)
    const own = termsOf(skill.label).flatMap((term) => [term, term.replace(/ing$/, '')])
    names = { words: new Set(all.flat()), own: new Set(own), whole: new Set(all.map(asOne)) }
    known.set(skill, names)
  }
  return names
}

const asOne = (terms: readonly string[]): string => terms.join(' ')

const skillsByTerm = new WeakMap<Vocabulary, ReadonlyMap<string, ReadonlySet<number>>>()

/** The skills that have a word in a name of theirs, by their indices. */
function skillsOfTerm(vocabulary: Vocabulary, term: string): ReadonlySet<number> | undefined {
  let byTerm = skillsByTerm.get(vocabulary)
  if (byTerm === undefined) {
    const named = new Map<string, Set<number>>()
    vocabulary.skills.forEach((skill, at) => {
      for (const word of namesOf(skill).words) named.set(word, (named.get(word) ?? new Set()).add(at))
    })
    skillsByTerm.set(vocabulary, (byTerm = named))
  }
  return byTerm.get(term)
}

/** Which of these skills, by their indices, have a word in a name of theirs, however long it is. */
export function skillsNamedBy(word: string, skills: readonly number[], vocabulary: Vocabulary): number[] {
  const named = termsOfWord(word).flatMap((term) => skillsOfTerm(vocabulary, term) ?? [])
  return named.length === 0 ? [] : skills.filter((at) => named.some((ofTerm) => ofTerm.has(at)))
}

/** Whether a word is a name of a skill by itself: 'climbing' is one of rock climbing, 'rock' is none. @param terms the word's, by `termsOf` */
export const isNameOf = (terms: readonly string[], skill: Skill): boolean => namesOf(skill).whole.has(asOne(terms))

/**
 * Whether a word means a skill: it stands in the very name of it, as 'bank' does in banking, or is another name by itself. By 'pre-nursing' alone
 * 'nursing' means no class in health. @param terms the word's, by `termsOf`
 */
export const means = (terms: readonly string[], skill: Skill): boolean =>
  terms.some((term) => namesOf(skill).own.has(term)) || isNameOf(terms, skill)

const namesByVocabulary = new WeakMap<Vocabulary, ReadonlySet<string>>()

/** Whether a word is by itself the name of any skill that is no trait: 'pastry' of 'pastry chef' is none, 'beekeeper' is one. */
export function isName(word: string, vocabulary: Vocabulary): boolean {
  let names = namesByVocabulary.get(vocabulary)
  if (names === undefined) {
    const ofSubjects = vocabulary.skills.filter((_, at) => vocabulary.kinds[at] !== 'trait')
    names = new Set(ofSubjects.flatMap((skill) => [...namesOf(skill).whole]))
    namesByVocabulary.set(vocabulary, names)
  }
  return names.has(asOne(termsOfWord(word)))
}
