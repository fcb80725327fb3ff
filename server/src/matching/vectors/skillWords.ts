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

function wordsOfSkills({ skills }: Vocabulary): ReadonlySet<string> {
  const names = skills.flatMap(({ label, aliases }) => [label, ...aliases]).map(termsOf)
  return new Set(names.filter(({ length }) => length <= LONGEST_NAME).flat())
}
