import type { FoundText } from '@trellis/contract/people/found.ts'
import { wordsOf } from '@trellis/contract/texts/plainText.ts'
import { type QueryWord, isFoundInside, isWholeWord } from './queryWords.ts'

/** More is not read at a glance. */
const MOST_TEXTS = 2
const LONGEST_TEXT = 140
/** No text is looked through behind so many letters, taken apart as they are read, of which one sign may stand for 18: a page of a hundred is read at once. */
const MOST_READ = 72_000
/** So many letters stand before the first word found in a text that is cut. */
const BEFORE = 40

/**
 * Which of some texts hold the words asked for, with their places: for each word the first text that has it, unless one
 * named before has it too.
 */
export function foundIn(texts: readonly string[], query: readonly QueryWord[]): FoundText[] {
  const found: string[] = []
  // Each text is read once, and none beyond the last that is needed: reading takes long, and there are several words.
  const known = new Map<string, readonly string[]>()
  let left = MOST_READ
  const read = (text: string): readonly string[] => {
    const before = known.get(text)
    if (before !== undefined) return before
    const words = left > 0 ? wordsOf(text) : []
    for (const { length } of words) left -= length
    known.set(text, words)
    return words
  }
  for (const word of query) {
    const holds = (text: string): boolean => read(text).some((one) => isFound(one, word))
    if (found.some(holds)) continue
    const text = texts.find(holds)
    if (text !== undefined) found.push(text)
  }
  return found.slice(0, MOST_TEXTS).map((text) => marked(text, query))
}

function isFound(word: string, { typed, meant }: QueryWord): boolean {
  if (meant.length > 0) return meant.includes(word)
  if (isWholeWord(typed)) return word === typed
  return isFoundInside(typed) ? word.includes(typed) : word.startsWith(typed)
}

function marked(whole: string, query: readonly QueryWord[]): FoundText {
  const places = placesIn(whole, query)
  const { value: place } = places.next()
  const first = place?.[0] ?? 0
  const from = whole.length <= LONGEST_TEXT || first <= BEFORE ? 0 : whole.lastIndexOf(' ', first - BEFORE) + 1
  const cut = whole.slice(from, from + LONGEST_TEXT)
  const isCut = from + LONGEST_TEXT < whole.length
  const [before, after] = [from > 0 ? '…' : '', isCut ? '…' : '']
  const shift = before.length - from
  const marks: [number, number][] = []
  for (let next = place; next !== undefined && next[0] < from + cut.length; next = places.next().value) {
    const [start, end] = next
    if (start >= from && end <= from + cut.length) marks.push([start + shift, end + shift])
  }
  return { text: `${before}${cut}${after}`, marks }
}

/** Where words that were asked for stand in a text, one after the other: whoever needs no more of them has none looked for. */
function* placesIn(whole: string, query: readonly QueryWord[]): Generator<readonly [start: number, end: number], undefined> {
  for (const { 0: written, index } of whole.matchAll(/[\p{L}\p{N}\p{M}+#.'’]+/gu)) {
    if (!wordsOf(written).some((word) => query.some((one) => isFound(word, one)))) continue
    yield [index, index + written.replace(/[.'’]+$/, '').length]
  }
}
