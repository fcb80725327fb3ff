import { wordsOf } from '@trellis/contract/texts/plainText.ts'
import { everydayWords } from '../../resumes/skills/everydayWords.ts'
import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import { termsOfWord } from '../vectors/terms.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'

/** How the text of a posting tells of a skill: by its very name, by another one, or in words that are not known. */
export interface Said {
  readonly how: 'byName' | 'otherwise' | 'unknown'
  /** The other name, in quotes. */
  readonly words: string
}

/** Which of two is a posting, if either. */
export const postingOf = (a: ComparedVectors, b: ComparedVectors): ComparedVectors | undefined =>
  [a, b].find(({ asked }) => asked !== undefined)

/** How the text of a posting tells of a skill that it does not list; undefined of one that it lists, and where there is no posting. */
export const saidInText = (skill: number, posting: ComparedVectors | undefined, vocabulary: Vocabulary): Said | undefined =>
  posting === undefined || posting.asked!.has(skill) ? undefined : saidOf(skill, posting, vocabulary)

/** They say nothing by themselves, and are not among the words of a text; nor are others, such as 'making', of which a name is more. */
const joining: ReadonlySet<string> = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/**
 * How a text tells of a skill that was read in it, by the words that it was found to have: which of them stand side by side is not known. A quote
 * holds words that are written so: 'pastries' is not read in 'pastry'.
 */
function saidOf(skill: number, { words = [] }: Pick<ComparedVectors, 'words'>, { skills }: Pick<Vocabulary, 'skills'>): Said {
  const { label, aliases } = skills[skill]!
  const terms = termsIn(words)
  if (tellingIn(label).every((word) => termsOfWord(word).length > 0 && termsOfWord(word).every((term) => terms.has(term)))) {
    return { how: 'byName', words: '' }
  }
  const said = aliases.find(
    (name) => tellingIn(name).every((word) => words.includes(word)) && everydayWords.get(name.toLowerCase()) !== 'nowhere',
  )
  return said === undefined ? { how: 'unknown', words: '' } : { how: 'otherwise', words: `“${said}”` }
}

const tellingIn = (name: string): string[] => wordsOf(name).filter((word) => !joining.has(word))

const known = new WeakMap<readonly string[], ReadonlySet<string>>()

function termsIn(words: readonly string[]): ReadonlySet<string> {
  let terms = known.get(words)
  if (terms === undefined) known.set(words, (terms = new Set(words.flatMap(termsOfWord))))
  return terms
}
