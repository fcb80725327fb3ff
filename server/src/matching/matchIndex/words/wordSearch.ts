import type { QueryWord } from '../../../profiles/words/queryWords.ts'
import { isForgivable, nearestWords } from '../../../profiles/words/meantWords.ts'
import { createScratch, ofUint8 } from '../column.ts'
import { createWordIndex, type HeldWord, type StoredWordIndex, type WordIndex } from './wordIndex.ts'

/** The words that a person's text has to hold, all of them: in the name, or anywhere. */
export interface QueryWords {
  readonly name: readonly QueryWord[]
  readonly text: readonly QueryWord[]
}

/** Whose words they are that were asked for, by their places in the match index: until the next words are asked for. */
export interface FoundByWords {
  has(place: number): boolean
  /** How much the names are like what was asked for anywhere, from 0. */
  likeness(): Uint8Array
  /** Words that nobody uses as they were typed, with those that were searched for in their place. */
  readonly meant: readonly QueryWord[]
}

/** The words of everybody's texts and names, to be searched. */
export interface WordSearch {
  /** How many different words it keeps, those of texts that were replaced as well. */
  readonly count: number
  /** Adds a text that `searchTextOf` made, whose first line is the name, at a new place beyond all others. */
  add(place: number, searchText: string): void
  /** The same people at other places, in the same order; -1 for those who are gone. */
  move(to: Int32Array): void
  /**
   * Who holds every word that was asked for.
   * @param isSeen the people among whom typos are forgiven where none of them is found: in words that none of them uses,
   *   for words that some use. Nothing: no typo is forgiven.
   */
  find(query: QueryWords, isSeen?: (place: number) => boolean): FoundByWords
  stored(): StoredWords
}

export interface StoredWords {
  readonly texts: StoredWordIndex
  readonly names: StoredWordIndex
  /** How many places there are. */
  readonly size: number
}

/** How much a name is like a word that it holds in a word, as the beginning of one, or as a whole one. */
const [INSIDE, BEGINNING, WHOLE] = [1, 2, 3]

/** Without any text yet, or with those of an index that was stored. */
export function createWordSearch(from?: StoredWords): WordSearch {
  let texts = createWordIndex(from?.texts)
  let names = createWordIndex(from?.names)
  let size = from?.size ?? 0
  const [countOfAll, countOfOneWord] = [createScratch(ofUint8), createScratch(ofUint8)]
  const [likenessOfAll, degreeOfAll] = [createScratch(ofUint8), createScratch(ofUint8)]

  const heldAs = (index: WordIndex, { typed, meant }: QueryWord): HeldWord[] =>
    meant.length > 0 ? index.exactly(meant) : index.like(typed)

  /** At each place how many of the words are held, counted as long as none was missing. */
  function held(index: WordIndex, query: readonly QueryWord[], counts: Uint8Array, from = 0): Uint8Array {
    query.forEach((word, at) => {
      const before = from + at
      for (const one of heldAs(index, word)) {
        index.each(one, (place) => {
          if (counts[place] === before) counts[place] = before + 1
        })
      }
    })
    return counts
  }

  function holders({ name, text }: QueryWords): FoundByWords {
    const counts = held(names, name, held(texts, text, countOfAll(size).fill(0)), text.length)
    const all = name.length + text.length
    return {
      has: (place) => counts[place] === all,
      likeness: () => likenessOf(text),
      meant: [...name, ...text].filter(({ meant }) => meant.length > 0),
    }
  }

  function likenessOf(query: readonly QueryWord[]): Uint8Array {
    const likeness = likenessOfAll(size).fill(0)
    for (const word of query) {
      const best = degreeOfAll(size).fill(0)
      for (const one of heldAs(names, word)) {
        const degree = degreeOf(one.word, word)
        names.each(one, (place) => {
          if (best[place]! >= degree) return
          likeness[place]! += degree - best[place]!
          best[place] = degree
        })
      }
    }
    return likeness
  }

  function isSomewhere(isThere: (place: number) => boolean): boolean {
    for (let place = 0; place < size; place++) if (isThere(place)) return true
    return false
  }

  function isUsed(word: HeldWord, isSeen: (place: number) => boolean): boolean {
    let is = false
    texts.each(word, (place) => (is ||= isSeen(place)))
    return is
  }

  /** What a word was meant to be, where nobody who is seen uses it. */
  function withMeant(word: QueryWord, isSeen: (place: number) => boolean): QueryWord {
    if (!isForgivable(word.typed)) return word
    const counts = held(texts, [word], countOfOneWord(size).fill(0))
    if (isSomewhere((place) => counts[place] === 1 && isSeen(place))) return word
    return { ...word, meant: nearestWords(word.typed, texts.words, (used) => isUsed(used, isSeen)) }
  }

  return {
    get count() {
      return texts.words.length
    },
    add(place, searchText) {
      names.add(place, searchText.slice(0, searchText.indexOf('\n')))
      texts.add(place, searchText)
      size = place + 1
    },
    move(to) {
      names = names.moved(to)
      texts = texts.moved(to)
      size = to.filter((place) => place >= 0).length
    },
    find({ name, text }, isSeen) {
      const found = holders({ name, text })
      if (isSeen === undefined || isSomewhere((place) => found.has(place) && isSeen(place))) return found
      return holders({ name: name.map((word) => withMeant(word, isSeen)), text: text.map((word) => withMeant(word, isSeen)) })
    },
    stored: () => ({ texts: texts.stored(), names: names.stored(), size }),
  }
}

function degreeOf(word: string, { typed, meant }: QueryWord): number {
  if (meant.length > 0 || word === typed) return WHOLE
  return word.startsWith(typed) ? BEGINNING : INSIDE
}
