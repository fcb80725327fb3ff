import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { read } from './pageTitle.ts'

const titleOf = (html: string | Uint8Array, contentType = 'text/html') =>
  read({ bytes: Buffer.from(typeof html === 'string' ? Buffer.from(html) : html).toString('latin1'), contentType })

test.each([
  ['<!doctype html><html><head><meta charset="utf-8"><title>Robotics club</title></head>', 'Robotics club'],
  ['<TITLE\n lang="en" data-x="a>b">A</TITLE >', 'A'],
  ["<title data-x='</title>'>A</title>", 'A'],
  ['<title>  two \n\t lines\r\n</title>', 'two lines'],
  ['<title>A</title><title>B</title>', 'A'],
  ['<title></title><title>B</title>', ''],
  ['<h1>A</h1>', ''],
  ['', ''],
  ['<titles>A</titles>', ''],
  ['<title>A</titles></title>', 'A</titles>'],
  ['<title>never ends', 'never ends'],
  ['<title', ''],
  ['<title>A</titl', 'A</titl'],
  ['<!-- <title>No</title> --><title>A</title>', 'A'],
  ['<!--><title>A</title>', 'A'],
  ['<!-- <title>No</title>', ''],
  ['<script>"<title>No</title>"</script><title>A</title>', 'A'],
  ['<style>a{}</style ><svg><title>No</title></svg><template><title>No</title></template><title>A</title>', 'A'],
  ['<noscript><title>No</title></noscript><textarea><title>No</title></textarea><title>A</title>', 'A'],
  ['<a b="<title>No</title>" c=<title>A</title>', ''],
  ['<a b = "<title>No</title>"><title>A</title>', 'A'],
  ['<a it"s><title>A</title>', 'A'],
  ['1 < 2 <> <1> </ ><title>A</title>', 'A'],
  ['<title><b>bold</b> & <script>alert(1)</script></title>', '<b>bold</b> & <script>alert(1)</script>'],
  ['<title>&lt;img src=x onerror=alert(1)&gt;</title>', '<img src=x onerror=alert(1)>'],
])('%s', (html, title) => expect(titleOf(html)).toBe(title))

test.each([
  ['&amp; &lt; &gt; &quot; &apos; &nbsp;x', `& < > " ' x`],
  ['&amp;amp;', '&amp;'],
  ['&Eacute;cole &ndash; caf&eacute; &hellip;', 'École – café …'],
  ['&copy 2026 &euro;5 &OElig;uvre', '© 2026 €5 Œuvre'],
  ['&#65;&#x42;&#X43;&#68 &#8211;', 'ABCD –'],
  ['&#150; &#x80;', '– €'],
  ['&#0;&#xD800;&#x110000;&#99999999999999999999;', '\ufffd\ufffd\ufffd\ufffd'],
  ['&nothing; & &; &# &#x; &constructor; &__proto__;', '&nothing; & &; &# &#x; &constructor; &__proto__;'],
  ['a\u0000b\u0007c&#10;d&#x85;e', 'a b c d…e'],
  ['\u202egnihtemos\u202c \u2066x\u2069 &#x202e;a\u200b', 'gnihtemos x a'],
  ['&yuml;&iexcl;&divide;&times;', 'ÿ¡÷×'],
])('%o is shown as what it stands for', (html, title) => expect(titleOf(`<title>${html}</title>`)).toBe(title))

describe('a page is read in its character set', () => {
  const latin = Buffer.from('<title>Café</title>', 'latin1')
  const utf16 = (mark: boolean) => Buffer.from(`${mark ? '\ufeff' : ''}<title>Café</title>`, 'utf16le')
  const japanese = Buffer.from([...Buffer.from('<title>'), 0x93, 0xfa, 0x96, 0x7b, ...Buffer.from('</title>')])
  const withMeta = (meta: string) => Buffer.concat([Buffer.from(`<head>${meta}`), latin])

  test.each([
    ['UTF-8, unless it says otherwise', Buffer.from('<title>Café</title>'), 'text/html', 'Café'],
    ['or what was usual before', latin, 'text/html', 'Café'],
    ['by the header', latin, 'text/html; charset=iso-8859-1', 'Café'],
    ['by the header in quotes', japanese, 'text/html;charset="Shift_JIS"', '日本'],
    ['by a meta', withMeta('<meta charset=latin1>'), 'text/html', 'Café'],
    ['by the meta of old', withMeta('<META http-equiv="Content-Type" content="text/html; charset=windows-1252">'), 'text/html', 'Café'],
    ['by the header before the meta', withMeta('<meta charset="utf-8">'), 'text/html; charset=latin1', 'Café'],
    ['by its first bytes before the header', Buffer.from('\ufeff<title>Café</title>'), 'text/html; charset=latin1', 'Café'],
    ['by the first bytes of UTF-16', utf16(true), 'text/html', 'Café'],
    ['UTF-16 by the header', utf16(false), 'text/html; charset=utf-16le', 'Café'],
    ['not UTF-16 by a meta', Buffer.from('<meta charset="utf-16"><title>Café</title>'), 'text/html', 'Café'],
    ['whatever it is called where there is none of that name', Buffer.from('<title>Café</title>'), 'text/html; charset=made-up', 'Café'],
    ['though it is cut through a character', Buffer.from('<title>Café</title>é').subarray(0, -1), 'text/html', 'Café'],
    [
      'though one byte is none',
      Buffer.from([...Buffer.from('<title>a'), 0xff, ...Buffer.from('</title>')]),
      'text/html; charset=utf-8',
      'a\ufffd',
    ],
  ])('%s', (_, html, contentType, title) => expect(titleOf(html, contentType)).toBe(title))
})

test('whatever comes is read, and is one line of well-formed text', () => {
  const parts = fc.constantFrom(
    '<title>',
    '</title>',
    '<!--',
    '-->',
    '<script>',
    '</script>',
    '<a b="',
    '"',
    '>',
    '&#',
    '&amp',
    ';',
    ' ',
    'é',
    '\0',
  )
  const page = fc.oneof(
    fc.array(fc.oneof(parts, fc.string({ unit: 'binary' }))).map((all) => all.join('')),
    fc.uint8Array(),
  )
  const charset = fc.constantFrom(
    '',
    '; charset=utf-16be',
    '; charset=gb18030',
    '; charset=iso-2022-jp',
    '; charset=macintosh',
    '; charset=hz-gb-2312',
  )
  fc.assert(
    fc.property(page, charset, (html, charset) => {
      const title = titleOf(html, `text/html${charset}`)
      return title.isWellFormed() && title === title.trim() && !/[\p{Cc}]/u.test(title)
    }),
    { numRuns: 200 },
  )
})

describe('a long page takes as long as it is long', () => {
  const LONG = 2 ** 18
  /** Each would take much longer if something were looked at again for each of its signs. */
  const LONGEST_MS = 2_000
  const repeated = [
    '<',
    '<a ',
    '<a x="',
    '<a =',
    '<a ="\'',
    '= ',
    '<!--',
    '<!---->',
    '<!-',
    '-->',
    '<title',
    '<meta ',
    '<meta charset',
    '&',
    '&#1;',
    '&a',
    ' ',
  ]
  const within = [
    '<script></script>',
    '<script>',
    '</script',
    '<svg></svg>',
    '<svg>',
    '</',
    '</title',
    '<svg/><title',
    'a',
    '\0',
    '\ufeff',
    'é',
  ]
  const starts = ['', '<title>', '<script>', '<a ', '<a x="', '<!--', '<']

  test.each([...repeated, ...within])('of %o', (part) => {
    for (const start of starts) {
      const began = performance.now()
      titleOf(start + part.repeat(Math.ceil(LONG / part.length)))
      expect(performance.now() - began, start).toBeLessThan(LONGEST_MS)
    }
  })
})
