import { wordsOf } from '@trellis/contract/texts/plainText.ts'

/** More words than these narrow nothing further. */
const MOST_WORDS = 8
/** Shorter words have to be the beginning of a word; they are a part of too many. */
const LEAST_LETTERS_INSIDE = 3

/** A word of a phrase, and what it was meant to be if nobody uses it as it was typed. */
export interface QueryWord {
  readonly typed: string
  readonly meant: readonly string[]
}

/** The words of a phrase that is searched for, as they were typed. */
export const asTyped = (phrase: string): QueryWord[] =>
  wordsOf(phrase)
    .slice(0, MOST_WORDS)
    .map((typed) => ({ typed, meant: [] }))

/** Whether a word is found as a whole only: 'R' is a language, and the beginning of every tenth word. */
export const isWholeWord = (typed: string): boolean => /^[a-z]$/.test(typed)

/** Whether a word is found inside of other words; else at their beginning only. */
export const isFoundInside = (typed: string): boolean => typed.length >= LEAST_LETTERS_INSIDE
