import { expect, test } from 'vitest'
import { plainText, wordsOf } from './plainText.ts'

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
