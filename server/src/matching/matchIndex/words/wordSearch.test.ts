import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asTyped } from '../../../profiles/words/queryWords.ts'
import { searchTextOf } from '../../../profiles/words/searchText.ts'
import { createWordSearch, type FoundByWords } from './wordSearch.ts'

const word = fc.oneof(
  fc.constantFrom('an', 'anna', 'annex', 'hannah', 'c++', '東京大学'),
  fc.string({ unit: fc.constantFrom('a', 'n', 'b'), minLength: 1, maxLength: 6 }),
)
const phrase = fc.array(word, { maxLength: 3 }).map((words) => words.join(' '))
const text = fc.record({ name: phrase, rest: phrase }).map(({ name, rest }) => searchTextOf(name, rest))

/** How the words of a phrase are found in a text, told as patterns. */
const holds = (text: string, phrase: string): boolean =>
  asTyped(phrase).every(({ typed }) => text.includes(typed.length < 3 ? ` ${typed}${typed.length === 1 ? ' ' : ''}` : typed))

const placesOf = (found: FoundByWords, count: number): number[] =>
  Array.from({ length: count }, (_, place) => place).filter((place) => found.has(place))

function searchOf(texts: readonly string[]) {
  const search = createWordSearch()
  texts.forEach((text, place) => search.add(place, text))
  return search
}

describe('words in memory', () => {
  test('are found as patterns in the texts are', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 20 }), phrase, phrase, (texts, name, anywhere) => {
        const found = searchOf(texts).find({ name: asTyped(name), text: asTyped(anywhere) })
        const expected = texts.flatMap((text, place) => (holds(text.split('\n')[0]!, name) && holds(text, anywhere) ? [place] : []))
        expect(placesOf(found, texts.length)).toEqual(expected)
      }),
    )
  })

  test('are found where people have moved to', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, fc.boolean()), { maxLength: 20 }), phrase, (all, anywhere) => {
        const search = searchOf(all.map(([text]) => text))
        let next = 0
        search.move(Int32Array.from(all, ([, stays]) => (stays ? next++ : -1)))
        const staying = all.filter(([, stays]) => stays).map(([text]) => text)
        search.add(next, searchTextOf('Anna', 'annex'))
        const found = search.find({ name: [], text: asTyped(anywhere) })
        const texts = [...staying, searchTextOf('Anna', 'annex')]
        expect(placesOf(found, texts.length)).toEqual(texts.flatMap((text, place) => (holds(text, anywhere) ? [place] : [])))
      }),
    )
  })

  const texts = [
    searchTextOf('John Smith', 'Barista of leadership'),
    searchTextOf('Johnathan Upjohn', 'Zaphod'),
    searchTextOf('Katherine', 'Zaphot by John'),
  ]
  const seen = (place: number): boolean => place !== 1

  test.each([
    ['a typo', '', 'smitth', seen, [0]],
    ['a typo beside a word that is right', '', 'smitth barista', seen, [0]],
    ['a typo in a name', 'smitth', '', seen, [0]],
    ['no typo where none is forgiven', '', 'smitth', undefined, []],
    ['no typo in a word that somebody uses', '', 'barista zaphot', seen, []],
    ['a word that those alone use who are not seen', '', 'zaphod', seen, [2]],
    ['a word as it is typed where somebody is seen with it', '', 'zaphot', seen, [2]],
    ['a word that was meant in the text alone, asked for in the name', 'leadrship', '', seen, []],
  ])('forgive %s', (_, name, anywhere, isSeen, places) => {
    const found = searchOf(texts).find({ name: asTyped(name), text: asTyped(anywhere) }, isSeen)
    expect(placesOf(found, 3).filter(seen)).toEqual(places)
  })

  test('tell how much a name is like them: whole words, beginnings, parts', () => {
    const likeness = (phrase: string) => [
      ...searchOf(texts)
        .find({ name: [], text: asTyped(phrase) })
        .likeness(),
    ]
    expect(likeness('john')).toEqual([3, 2, 0])
    expect(likeness('upjohn')).toEqual([0, 3, 0])
    expect(likeness('ath')).toEqual([0, 1, 1])
    expect(likeness('john smi')).toEqual([5, 2, 0])
    expect(likeness('barista')).toEqual([0, 0, 0])
    const meant = searchOf(texts).find({ name: [], text: asTyped('smitth') }, () => true)
    expect([...meant.likeness()]).toEqual([3, 0, 0])
  })
})
