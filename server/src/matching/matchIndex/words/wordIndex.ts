import { lettersOf } from '@trellis/contract/texts/typos.ts'
import { isFoundInside, isWholeWord } from '../../../profiles/words/queryWords.ts'
import type { UsedWord } from '../../../profiles/words/meantWords.ts'
import { createPlaceLists, type StoredPlaceLists } from './placeLists.ts'
import { createWordNumbers } from './wordNumbers.ts'

/** A word of the match index's texts. */
export interface HeldWord extends UsedWord {
  readonly number: number
}

/** Every word of the match index's texts, with the places of those who hold it. */
export interface WordIndex {
  readonly words: readonly HeldWord[]
  /** Adds the words of a text, made by `searchTextOf` or a part of one, at a place beyond those that hold them yet. */
  add(place: number, text: string): void
  /**
   * The words that contain what was typed, or begin with it where it is too short to be looked for inside of words; of a
   * single letter the letter itself.
   */
  like(typed: string): HeldWord[]
  /** Those of these words that are in some text. */
  exactly(words: readonly string[]): HeldWord[]
  /** The places of all whose text holds a word. */
  each(word: HeldWord, visit: (place: number) => void): void
  /** The same people at other places, in the same order, without those who are nowhere (-1), and without words of theirs alone. */
  moved(to: Int32Array): WordIndex
  stored(): StoredWordIndex
}

/** The words, and for each the list of its places. */
export interface StoredWordIndex {
  readonly words: readonly string[]
  readonly places: StoredPlaceLists
}

/** @param from what `stored` gave */
export function createWordIndex(from?: StoredWordIndex): WordIndex {
  const numbers = createWordNumbers(from?.words)
  const places = createPlaceLists(from?.places)
  const words: HeldWord[] = []
  for (const number of numbers.words.keys()) learn(number)

  function learn(number: number): void {
    const word = numbers.words[number]!
    words.push({ word, letters: lettersOf(word), number })
  }

  const exactly = (asked: readonly string[]): HeldWord[] => asked.flatMap((word) => words[numbers.of(word) ?? -1] ?? [])

  return {
    words,
    add(place, text) {
      numbers.each(text, (number) => {
        if (number === words.length) learn(number)
        places.add(number, place)
      })
    },
    like(typed) {
      if (isWholeWord(typed)) return exactly([typed])
      const letters = lettersOf(typed)
      const candidates = words.filter((one) => (letters & ~one.letters) === 0)
      const isLike = isFoundInside(typed) ? (word: string) => word.includes(typed) : (word: string) => word.startsWith(typed)
      return candidates.filter(({ word }) => isLike(word))
    },
    exactly,
    each: ({ number }, visit) => places.each(number, visit),
    moved(to) {
      const moved = createPlaceLists()
      const kept: string[] = []
      for (const { word, number } of words) {
        let isHeld = false
        places.each(number, (place) => {
          if (to[place]! < 0) return
          isHeld = true
          moved.add(kept.length, to[place]!)
        })
        if (isHeld) kept.push(word)
      }
      return createWordIndex({ words: kept, places: moved.stored() })
    },
    stored: () => ({ words: [...numbers.words], places: places.stored() }),
  }
}
