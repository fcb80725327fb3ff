import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainFileName } from './fileName.ts'

test.each([
  ['Lebenslauf „neu“.docx', 'Lebenslauf „neu“.docx'],
  ['履歴書.pdf', '履歴書.pdf'],
  ['../../../etc/passwd', 'passwd'],
  ['C:\\Users\\ada\\cv.pdf', 'cv.pdf'],
  ['Resume\u202Efdp.exe', 'Resumefdp.exe'],
  ['\u2066a\u2069\u200B\uFEFF.pdf', 'a.pdf'],
  ['a\u0000b\r\nc\u2028.pdf', 'abc.pdf'],
  ['a.pdf:hidden.exe', 'a.pdfhidden.exe'],
  ['.htaccess', 'htaccess'],
  ['cv.pdf . .', 'cv.pdf'],
  ['..', ''],
  ['', ''],
])('%j is %j', (given, name) => expect(plainFileName(given)).toBe(name))

test('no name is long, half a character, or another name the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
      const name = plainFileName(given)
      expect(name.length).toBeLessThanOrEqual(200)
      expect(name.isWellFormed()).toBe(true)
      expect(name).not.toMatch(/[\p{Cc}\p{Cf}/\\]/u)
      expect(plainFileName(name)).toBe(name)
    }),
  )
})
