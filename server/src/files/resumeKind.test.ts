import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resumeKind, resumeName, storedName } from './resumeKind.ts'

test.each([
  ['cv.pdf', 'pdf', 'cv.pdf'],
  ['CV.PDF', 'pdf', 'CV.pdf'],
  ['Resume.hta', 'pdf', 'Resume.pdf'],
  ['Resume\u202Efdp.exe', 'pdf', 'Resumefdp.pdf'],
  ['cv.jar', 'docx', 'cv.docx'],
  ['cv.pdf', 'docx', 'cv.docx'],
  ['CV of Dr. Park 2026.10', 'pdf', 'CV of Dr. Park 2026.10.pdf'],
  ['', 'docx', 'resume.docx'],
  ['\u202E.exe', 'pdf', 'exe.pdf'],
  ['x'.repeat(300), 'pdf', `${'x'.repeat(190)}.pdf`],
] as const)('the resume %j of the kind %s is called %j', (given, kind, name) => {
  expect(resumeName(given, kind)).toBe(name)
})

test('a name ends in its kind, whatever was given, and is the same the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom('pdf', 'docx'), (given, kind) => {
      const name = resumeName(given, kind)
      expect(name).toMatch(new RegExp(`^[^\\p{Cc}\\p{Cf}/\\\\]+\\.${kind}$`, 'u'))
      expect(resumeName(name, kind)).toBe(name)
    }),
  )
})

test('a photo keeps its extension', () => expect(storedName('me\u202E.webp', 'image/webp')).toBe('me.webp'))

test.each([
  ['%PDF-1.7\n', 'pdf'],
  [' \r\n\t%PDF-1.4\n', 'pdf'],
  ['\u00EF\u00BB\u00BF%PDF-1.4\n', 'pdf'],
  ['<html><script>alert(1)</script><!-- %PDF-1.4 -->', undefined],
  ['MZ %PDF-1.4', undefined],
  ['#!/bin/sh\n%PDF-1.4', undefined],
  [`${' '.repeat(1_024)}%PDF-1.4`, undefined],
])('what begins with %j is of the kind %s', (text, kind) => {
  expect(resumeKind(Buffer.from(text, 'latin1'))).toBe(kind)
})
