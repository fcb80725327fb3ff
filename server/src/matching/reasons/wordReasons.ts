import { textIdf } from '../../genome/population/population.ts'
import { isMeantAlike, isOfSharedSkill, tellingOf } from '../scoring/meantAlike.ts'
import { enumerated, familyOf } from '../scoring/named.ts'
import { isPlain } from '../scoring/plainWords.ts'
import type { ReasonWords } from '../scoring/reasonWords.ts'
import type { TellableReason } from '../scoring/tellings.ts'
import { sharedComponents } from '../vectors/sparse.ts'
import { termsOfWord } from '../vectors/terms.ts'
import { type ComparedVectors, shorterOf } from '../vectors/vectors.ts'
import type { Grounds } from './grounds.ts'

const MOST_WORDS_NAMED = 3
/** Of how many words the names can be chosen, where a list has named the first ones often. */
const MOST_WORDS = 3 * MOST_WORDS_NAMED
/** A word is quoted that one of ten uses at most: 'work' and 'people' stand in every second text. */
const LEAST_QUOTED = 2.3
/** Numbers and short words say nothing by themselves: '200' are meters, or people. */
const IS_WORD = /^\p{L}{3,}/u

/** A word as each of two writes it. */
type WrittenWord = readonly [ofA: string, ofB: string]

/** The text's part, told by the words that count most of those that both write, or by the next ones. */
export function wordReasons(grounds: Grounds): TellableReason[] {
  const points = grounds.score.parts.text
  if (points === 0) return []
  const quoted = wordsQuoted(grounds).map((word) => `“${word}”`)
  const rests = quoted.flatMap((_, at) => (at > 0 && at % MOST_WORDS_NAMED === 0 ? [quoted.slice(at)] : []))
  const tellings = [quoted, ...rests].map((some) => ({ words: wordsTold(some.slice(0, MOST_WORDS_NAMED), grounds.words) }))
  return [{ kind: 'sharedWords', points, tellings }]
}

/** The words that tell something, one of each family; words of skills before all others. */
function wordsQuoted({ a, b, score, measures }: Grounds): string[] {
  const written = writtenByBoth(a, b, measures.population)
  const telling = written
    .values()
    .filter(([one]) => !isPlain(one) && isMeantAlike(one, { a, b, score, measures }))
    .take(MOST_WORDS)
    .toArray()
  // A plain word says something where it is of a skill that both show: 'social' of two social workers.
  const plain = telling.length > 0 ? [] : written.filter(([one]) => isOfSharedSkill(one, a, b, measures.vocabulary))
  const [words, families] = [[] as string[], new Set<string>()]
  const inOrder = [...telling, ...plain]
    .slice(0, MOST_WORDS)
    .map(([one, other]) => ({ word: shorterOf(one, other), tells: tellingOf(one, a, b, measures.vocabulary) }))
    .toSorted((one, other) => other.tells - one.tells)
  for (const { word } of inOrder) {
    const family = familyOf(word)
    if (families.has(family)) continue
    families.add(family)
    words.push(word)
  }
  return words
}

/** The words that both write and few others do, what counts most first. */
function writtenByBoth(a: ComparedVectors, b: ComparedVectors, population: Parameters<typeof textIdf>[0]): WrittenWord[] {
  return (
    sharedComponents(a.text, b.text)
      .filter(({ index }) => textIdf(population, index) >= LEAST_QUOTED)
      .toSorted((one, other) => other.value - one.value || one.index - other.index)
      .map(({ index }): WrittenWord => [wordAt(a, index), wordAt(b, index)])
      // Where two words fall into one bucket, or one is a part of another word, they are not the same thing.
      .filter(([one, other]) => IS_WORD.test(one) && (one === other || termsOfWord(one).join() === termsOfWord(other).join()))
  )
}

const wordAt = ({ text, words }: ComparedVectors, index: number): string => words?.[text.indices.indexOf(index)] ?? ''

/** That both use these words: whether they mean the same by them is not known. */
function wordsTold(some: readonly string[], { similarTexts, sameWords }: ReasonWords): string {
  if (some.length === 0) return similarTexts
  return sameWords(`the ${some.length === 1 ? 'word' : 'words'} ${enumerated(some)}`)
}
