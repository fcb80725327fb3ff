import { expect, test } from 'vitest'
import { LONGEST_READ, plainText, withoutAccents, wordsOf } from './plainText.ts'

test.each([
  ['Zoë Ångström', 'zoe angstrom'],
  ['Łukasz Søren Đorđe Weiß', 'lukasz soren dorde weiss'],
  ['Ｆｕｌｌ ﬁne', 'full fine'],
  ['東京', '東京'],
])('%s is %s in plain', (text, plain) => expect(plainText(text)).toBe(plain))

test.each([
  ["Conan O’Neill's 2nd C++, C# & Node.js!", ['conan', 'oneills', '2nd', 'c++', 'c#', 'node', 'js']],
  ['100%_\\ \u0000 -- 🎻', ['100']],
  ['', []],
])('the words of %j are %j', (text, words) => expect(wordsOf(text)).toEqual(words))

test.each([
  ['signs that stand for many letters', 'ﷺ'.repeat(1_000_000)],
  ['accents without end', `a${'\u0301\u0327'.repeat(500_000)}`],
  ['letters', 'hello '.repeat(200_000)],
])('of %s so much is read, in no time', (_, text) => {
  const began = performance.now()
  expect(plainText(text).length).toBeLessThanOrEqual(LONGEST_READ)
  expect(performance.now() - began).toBeLessThan(500)
})

test('a letter of two halves is read wherever it stands', () => {
  for (const before of [998, 999, 1_000]) expect(withoutAccents(`${'x'.repeat(before)}𝐀b`).slice(before)).toBe('Ab')
  expect(withoutAccents(`x${'𠀀'.repeat(LONGEST_READ)}`).isWellFormed()).toBe(true)
})
