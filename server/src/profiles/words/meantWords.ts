import { editsToPrefix, lettersMissing, lettersOf, typosForgiven } from '@trellis/contract/texts/typos.ts'

/** Nobody misspells a word as long as this; without a limit, comparing would take long. */
const LONGEST_WORD = 40
/** So many words may have been meant by one. */
export const MOST_MEANT = 5

/** Whether a word is long enough for typos in it to be forgiven, and short enough to be a word. */
export const isForgivable = (word: string): boolean => typosForgiven(word) > 0 && word.length <= LONGEST_WORD

/** A word that somebody uses, with its letters as {@link lettersOf} has them. */
export interface UsedWord {
  readonly word: string
  readonly letters: number
}

/**
 * Those of the known words that a misspelled one may have been meant to be, nearest first.
 * @param counts asked of those that are near alone
 */
export function nearestWords<W extends UsedWord>(typed: string, known: Iterable<W>, counts: (known: W) => boolean = () => true): string[] {
  const nearest: string[] = []
  for (const one of nearWords(typed, known)) {
    if (nearest.length < MOST_MEANT && counts(one)) nearest.push(one.word)
  }
  return nearest
}

/** All of the known words that are as near to a misspelled one as is forgiven, nearest first. */
export function nearWords<W extends UsedWord>(typed: string, known: Iterable<W>): W[] {
  const most = typosForgiven(typed)
  const typedLetters = lettersOf(typed)
  const near: { known: W; typos: number }[] = []
  for (const one of known) {
    const { word, letters } = one
    if (Math.abs(typed.length - word.length) > most) continue
    if (lettersMissing(typedLetters, letters) > most || lettersMissing(letters, typedLetters) > most) continue
    const typos = editsToPrefix(typed + END, word + END, most)
    if (typos !== undefined && (typed[0] === word[0] || isAlike(typed, word))) near.push({ known: one, typos })
  }
  near.sort((a, b) => a.typos - b.typos || (a.known.word < b.known.word ? -1 : 1))
  return near.map((one) => one.known)
}

/** Words that begin with another letter than what was typed have to have so large a share of all their trigrams in common. */
const LEAST_ALIKE = 0.3

function isAlike(one: string, other: string): boolean {
  const [ofOne, ofOther] = [trigramsOf(one), trigramsOf(other)]
  return ofOne.intersection(ofOther).size >= LEAST_ALIKE * ofOne.union(ofOther).size
}

/** As PostgreSQL's pg_trgm has them: of two spaces, the word and a space. */
function trigramsOf(word: string): Set<string> {
  const parts = word.match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(
    parts.flatMap((part) => {
      const padded = `  ${part} `
      return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3))
    }),
  )
}

/** What no word contains: with it behind both words they have to be alike to their ends. */
const END = '\n'.repeat(3)
