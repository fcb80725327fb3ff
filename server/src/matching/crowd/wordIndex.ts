import { lettersOf } from '@trellis/contract/typos.ts'
import { isFoundInside } from '../../profiles/askedWords.ts'
import type { KnownWord } from '../../profiles/meantWords.ts'
import { createPlaceLists } from './placeLists.ts'
import { createWordNumbers } from './wordNumbers.ts'

/** A word of the crowd's texts. */
export interface HeldWord extends KnownWord {
  readonly number: number
}

/** Every word of the crowd's texts, with the places of those who hold it. */
export interface WordIndex {
  readonly words: readonly HeldWord[]
  /** Adds the words of a text, made by `searchTextOf` or a part of one, at a place beyond those that hold them yet. */
  add(place: number, text: string): void
  /** The words that contain what was typed, or begin with it where it is too short to be looked for inside of words. */
  like(typed: string): HeldWord[]
  /** Those of these words that are in some text. */
  exactly(words: readonly string[]): HeldWord[]
  /** The places of all whose text holds a word. */
  each(word: HeldWord, visit: (place: number) => void): void
  /** The same people at other places, in the same order, without those who are nowhere (-1), and without words of theirs alone. */
  moved(to: Int32Array): WordIndex
}

export function createWordIndex(): WordIndex {
  const numbers = createWordNumbers()
  const places = createPlaceLists()
  const words: HeldWord[] = []

  function learn(number: number): void {
    const word = numbers.words[number]!
    words.push({ word, letters: lettersOf(word), number })
  }

  return {
    words,
    add(place, text) {
      numbers.each(text, (number) => {
        if (number === words.length) learn(number)
        places.add(number, place)
      })
    },
    like(typed) {
      const letters = lettersOf(typed)
      const candidates = words.filter((one) => (letters & ~one.letters) === 0)
      const isLike = isFoundInside(typed) ? (word: string) => word.includes(typed) : (word: string) => word.startsWith(typed)
      return candidates.filter(({ word }) => isLike(word))
    },
    exactly: (asked) => asked.flatMap((word) => words[numbers.of(word) ?? -1] ?? []),
    each: ({ number }, visit) => places.each(number, visit),
    moved(to) {
      const moved = createWordIndex()
      for (const { word, number } of words) {
        places.each(number, (place) => {
          if (to[place]! >= 0) moved.add(to[place]!, word)
        })
      }
      return moved
    },
  }
}
