import { expect, test } from 'vitest'
import { asTyped } from './queryWords.ts'
import { foundIn } from './foundIn.ts'

const texts = ['Ada Park', 'Robotics club · Captain · Python programming', 'I write C++, C# and .NET, and R at night.', 'Café Zürich']
const markedIn = (phrase: string) =>
  foundIn(texts, asTyped(phrase)).map(({ text, marks }) => [text, marks.map(([from, to]) => text.slice(from, to))])

test.each<[string, unknown[]]>([
  ['robot', [[texts[1], ['Robotics']]]],
  ['python captain', [[texts[1], ['Captain', 'Python']]]],
  [
    'ada zurich',
    [
      [texts[0], ['Ada']],
      [texts[3], ['Zürich']],
    ],
  ],
  ['c++', [[texts[2], ['C++']]]],
  ['c#', [[texts[2], ['C#']]]],
  ['.net', [[texts[2], ['.NET']]]],
  ['R', [[texts[2], ['R']]]],
  ['xylophone', []],
])('%j is found in its entry, and marked', (phrase, found) => expect(markedIn(phrase)).toEqual(found))

test('a word that was meant is marked, and a long text is cut around it', () => {
  const long = `${'before '.repeat(40)}pythons and python${' after'.repeat(40)}`
  const [found] = foundIn([long], [{ typed: 'pyhton', meant: ['python'] }])
  expect(found!.text.length).toBeLessThan(150)
  expect(found!.text).toMatch(/^….*…$/)
  expect(found!.marks.map(([from, to]) => found!.text.slice(from, to))).toEqual(['python'])
})

test('a text as long as any is read once, however many words are asked for', () => {
  const words = ['amber', 'birch', 'cedar', 'dune', 'elm', 'fjord', 'grove', 'heath']
  const long = [...Array.from({ length: 6_600 }, (_, at) => `ä${at}.`), ...words]
  const cost = (phrase: string): number => {
    const began = process.cpuUsage()
    expect(foundIn(long, asTyped(phrase))).not.toEqual([])
    return process.cpuUsage(began).user
  }
  const least = (phrase: string): number => Math.min(...Array.from({ length: 3 }, () => cost(phrase)))
  // Read once for each of the eight words, it would take eight times as long.
  expect(least(words.join(' '))).toBeLessThan(5 * least('heath'))
})

test('texts are looked through up to a length, taken apart as they are read: one sign may stand for 18 letters', () => {
  const signs = Array.from({ length: 36 }, (_, at) => `${at} ${'\uFDFA'.repeat(5_000)}`)
  expect(foundIn([...signs, 'pottery'], asTyped('pottery'))).toEqual([])
  const letters = Array.from({ length: 12 }, (_, at) => `${at} ${'before '.repeat(700)}`)
  expect(foundIn([...letters, 'pottery'], asTyped('pottery'))).toHaveLength(1)
})
