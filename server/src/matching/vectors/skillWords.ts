import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import { termsOf } from './terms.ts'

/** Words of a longer name, such as 'safely' in 'working safely at heights', are not about the skill by themselves. */
const LONGEST_NAME = 2

const known = new WeakMap<Vocabulary, ReadonlySet<string>>()

/** Whether a word stands in the name of a skill that has one word or two: 'pastry' and 'baking' do, 'tomorrow' does not. */
export function isOfSkills(word: string, vocabulary: Vocabulary): boolean {
  let words = known.get(vocabulary)
  if (words === undefined) known.set(vocabulary, (words = wordsOfSkills(vocabulary)))
  return termsOf(word).some((term) => words.has(term))
}

const wordsByVocabulary = new WeakMap<Vocabulary, readonly ReadonlySet<string>[]>()

/** Which of these skills, by their indices, have a word in a name of theirs, however long it is. */
export function skillsNamedBy(word: string, skills: readonly number[], vocabulary: Vocabulary): number[] {
  let words = wordsByVocabulary.get(vocabulary)
  if (words === undefined) wordsByVocabulary.set(vocabulary, (words = vocabulary.skills.map(wordsOfSkill)))
  const terms = termsOf(word)
  return skills.filter((skill) => terms.some((term) => words[skill]?.has(term)))
}

const wordsOfSkill = ({ label, aliases }: Vocabulary['skills'][number]): ReadonlySet<string> =>
  new Set([label, ...aliases].flatMap(termsOf))

function wordsOfSkills({ skills }: Vocabulary): ReadonlySet<string> {
  const names = skills.flatMap(({ label, aliases }) => [label, ...aliases]).map(termsOf)
  return new Set(names.filter(({ length }) => length <= LONGEST_NAME).flat())
}
