import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isStorable, readLink, requiredText, shorten, text, webLink } from './text.ts'

const MIB = 1024 * 1024

const message = (value: unknown) => text(5).safeParse(value).error?.issues[0]?.message

describe('text', () => {
  test('is trimmed', () => {
    expect(text(5).parse(' ab ')).toBe('ab')
    expect(text(5).parse('')).toBe('')
    expect(text(5).parse('a\tb\nc')).toBe('a\tb\nc')
  })

  test.each([
    ['a\u0000b', 'This contains characters that cannot be stored'],
    ['\uD83C', 'This contains characters that cannot be stored'],
    ['\uDFBB', 'This contains characters that cannot be stored'],
    ['\uDFBB\uD83C', 'This contains characters that cannot be stored'],
    ['abcdef', 'Use at most 5 characters'],
    ['x'.repeat(MIB), 'Use at most 5 characters'],
  ])('no. %# is refused', (value, sentence) => expect(message(value)).toBe(sentence))

  test.each([null, undefined, 3, [], {}, true])('%j is no text', (value) => expect(message(value)).toBeTruthy())

  test('is storable whenever it is accepted', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }), (value) => {
        const read = text(100).safeParse(value)
        expect(read.success).toBe(value.length <= 100 && isStorable(value))
        if (read.success) expect(new TextDecoder().decode(new TextEncoder().encode(read.data))).toBe(read.data)
      }),
    )
  })
})

test('nothing that is written turns round what stands beside it', () => {
  expect(text(20).parse('\u202Eleumas\u202C \u2066a\u2069')).toBe('leumas a')
  expect(requiredText(20).parse('\u202E Samuel')).toBe('Samuel')
  expect(requiredText(20).safeParse('\u202E').success).toBe(false)
  // Arabic and Hebrew with marks of their own stay as they are.
  expect(text(20).parse('א\u200Fב \u061Cا')).toBe('א\u200Fב \u061Cا')
})

test('requiredText wants something besides blanks', () => {
  expect(requiredText(5).safeParse('   ').error?.issues[0]?.message).toBe('Please fill this in')
  expect(requiredText(5, 'Enter a name').safeParse('').error?.issues[0]?.message).toBe('Enter a name')
  expect(requiredText(5).parse(' a ')).toBe('a')
})

test.each(['\u200B', '\u200B \u2060', '\u{E0001}', '\u3164', '\uFE0F\u200D'])(
  'requiredText wants something that one sees, besides %j',
  (value) => {
    expect(requiredText(5).safeParse(value).error?.issues[0]?.message).toBe('Please fill this in')
  },
)

test.each(['❤️', '👩‍🚀', 'آ', '김', '-'])('requiredText takes %j', (value) => expect(requiredText(9).parse(value)).toBe(value))

describe('webLink', () => {
  test.each([
    '',
    'https://example.org',
    'https://www.linkedin.com/in/ada?x=1#y',
    ' https://a.org ',
    'HTTPS://A.ORG',
    'https://93.184.216.34/x',
    'https://172.32.0.1',
    'https://example.org/@ada',
    'https://local.org',
  ])('%j is accepted', (link) => expect(webLink().safeParse(link).success).toBe(true))
  test.each([
    'http://example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    'example.org',
    'https://',
    'https://localhost',
    'https://exa mple.org',
    'https://example.org/a b',
    '//example.org',
    'https://example.org/\u0000',
    `https://example.org/${'x'.repeat(500)}`,
    'https://ada:secret@example.org',
    'https://ada@example.org/',
    'https://@example.org',
    'https://linkedin.com%2f@evil.org',
    'https://10.0.0.1',
    'https://172.31.255.255/x',
    'https://192.168.1.1:8443',
    'https://127.0.0.1/admin',
    'https://127.1',
    'https://0x7f.0.0.1',
    'https://0177.0.0.1',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1',
    'https://0.0.0.0',
    'https://224.0.0.1',
    'https://[::1]/a.b',
    'https://[fd00::1]/a.b',
    'https://[fe80::1]/a.b',
    'https://[::ffff:10.0.0.1]/a.b',
    'https://[64:ff9b::10.0.0.1]/a.b',
    'https://[2002:a00:1::]/a.b',
    'https://app.localhost',
    'https://printer.local',
    'https://wiki.internal.',
    'https://router.home.arpa',
  ])('%j is refused', (link) => expect(webLink().safeParse(link).success).toBe(false))
})

test.each([
  ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
  ['http://linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
  ['HTTPS://linkedin.com', 'HTTPS://linkedin.com'],
  [' example.org ', 'https://example.org'],
  ['', undefined],
  ['ada', undefined],
  ['javascript:alert(1)', undefined],
  ['ftp://example.org', undefined],
  ['two words.org', undefined],
])('readLink(%j)', (written, link) => expect(readLink(written)).toBe(link))

describe('shorten', () => {
  test.each([
    ['', 3, ''],
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc...'],
    ['ab🎻', 3, 'ab...'],
    ['ab🎻c', 4, 'ab🎻...'],
  ])('%j to %d', (value, length, short) => expect(shorten(value, length)).toBe(short))

  test('keeps the beginning and cuts no character in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (value, length) => {
        const short = shorten(value, length)
        expect(isStorable(short) || value.includes('\u0000')).toBe(true)
        expect(value.startsWith(short.replace(/\.\.\.$/, '')) || value === short).toBe(true)
        expect(short.length).toBeLessThanOrEqual(length + 3)
      }),
    )
  })
})
