import { expect, test } from 'vitest'
import { languageName } from './languageNames.ts'
import { isLanguageCode, languageOf } from './languages.ts'

test.each([
  ['English', 'en'],
  [' english ', 'en'],
  ['EN', 'en'],
  ['español', 'es'],
  ['Castilian', 'es'],
  ['Deutsch', 'de'],
  ['中文', 'zh'],
  ['Mandarin', 'zh'],
  ['Tagalog', 'fil'],
  ['ASL', 'ase'],
  ['American Sign Language', 'ase'],
  ['Māori', 'mi'],
  ['norsk bokmål', 'no'],
  ['Twi', 'ak'],
])('%s is %s', (typed, code) => {
  expect(languageOf(typed)?.code).toBe(code)
  expect(languageOf(languageName(code))?.code).toBe(code)
})

test.each(['', ' ', 'Klingon', 'English, Spanish', 'constructor', 'xx'])('%j is no language', (typed) => {
  expect(languageOf(typed)).toBeUndefined()
  expect(isLanguageCode(typed)).toBe(false)
})

test('a language is known by its code alone', () => {
  expect(isLanguageCode('en')).toBe(true)
  expect(isLanguageCode('English')).toBe(false)
})
