import { MOST_IMPORTED } from '@trellis/contract/memberImports/memberImports.ts'
import { expect, test } from 'vitest'
import { readTable } from './readTable.ts'
import { LARGEST_TABLE } from './tables.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const withMark = (text: string) => utf8(`\uFEFF${text}`)
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(text, (sign) => sign.charCodeAt(0)).buffer)
const utf16WithMark = (text: string) => utf16(`\uFEFF${text}`)
const latin = (text: string) => Uint8Array.from(text, (sign) => (sign === '€' ? 0x80 : sign.charCodeAt(0)))

const table = (separator: string, end = '\r\n') =>
  [
    ['E-mail', 'Name', 'Cohort', 'Role'],
    ['zoe@school.example', 'Zoë Ångström', 'Class of 2030', 'Mentor'],
    ['', '', '', ''],
    ['ben@school.example', 'Ben', '', ''],
  ]
    .map((cells) => cells.join(separator))
    .join(end)

const read = { zoe: { line: 2, email: 'zoe@school.example', name: 'Zoë Ångström', cohort: 'Class of 2030', role: 'Mentor', level: '' } }

const encodings = { utf8, withMark, utf16, utf16WithMark, latin }
const separators = { comma: ',', semicolon: ';', tab: '\t' }
test.each(
  Object.entries(encodings).flatMap(([encoding, encode]) =>
    Object.entries(separators).map(([name, sign]) => [encoding, name, encode, sign] as const),
  ),
)('a table in %s with %s is read', (_encoding, _separator, encode, sign) => {
  for (const end of ['\r\n', '\n', '\r']) {
    const result = readTable(encode(table(sign, end)))
    expect(result).toEqual({ lines: [read.zoe, { line: 4, email: 'ben@school.example', name: 'Ben', cohort: '', role: '', level: '' }] })
  }
})

test('columns that are not read are named', () => {
  expect(readTable(utf8('Mail;Rolle;Name;;Telefon\na@x.example;mentor;Ada;;1\n'))).toMatchObject({ leftOut: ['Rolle', 'Telefon'] })
  expect(readTable(utf8('Mail,Name\na@x.example,Ada\n'))).not.toHaveProperty('leftOut')
})

test('quotes, lines within a cell, and the separator that Excel names are understood', () => {
  const { lines } = readTable(utf8('sep=;\r\nName;Mail\r\n"Bell; Gus ""the\r\nfirst""";gus@x.example\r\n')) as { lines: unknown }
  expect(lines).toEqual([{ line: 2, name: 'Bell; Gus "the\r\nfirst"', email: 'gus@x.example', role: '', cohort: '', level: '' }])
})

test('a list of addresses needs no titles', () => {
  expect(readTable(utf8('ada@x.example\nben@x.example\nnot one\n'))).toMatchObject({
    lines: [{ email: 'ada@x.example' }, { email: 'ben@x.example' }, { email: 'not one' }],
  })
})

test('a list of addresses may begin with a faulty one', () => {
  expect(readTable(utf8('bad@@x\nben@x.example\n'))).toMatchObject({ lines: [{ email: 'bad@@x' }, { email: 'ben@x.example' }] })
  expect(readTable(utf8('@Ada,ada@,ben@x.example\n'))).toMatchObject({ lines: [{ email: 'ben@x.example' }] })
  expect(readTable(utf8('Ada,ada@\n'))).toMatchObject({ lines: [{ email: 'ada@' }] })
})

const many = (count: number) => utf8(`email\n${Array.from({ length: count }, (_, at) => `a${at}@x.example`).join('\n')}`)

test.each<[string, Uint8Array, RegExp]>([
  ['an empty one', utf8(''), /empty/],
  ['spaces alone', utf8(' , \n ,,\n'), /empty/],
  ['titles alone', utf8('Name,E-mail\n'), /nobody below/],
  ['one without addresses', utf8('Name,Phone\nAda,1\n'), /no column with e-mail/],
  ['a workbook', utf8('PK\u0003\u0004'), /workbook of Excel/],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 0]), /no table/],
  ['one with too many lines', many(MOST_IMPORTED + 1), /more than 5,000 lines/],
  ['one too large', new Uint8Array(LARGEST_TABLE + 1), /too large/],
])('%s is refused with the reason', (_, bytes, words) => expect(readTable(bytes)).toEqual({ problem: expect.stringMatching(words) }))

test('as many lines as may be are read', () => {
  expect((readTable(many(MOST_IMPORTED)) as { lines: unknown[] }).lines).toHaveLength(MOST_IMPORTED)
})

test.each([
  ['quotes', '"'],
  ['separators', ',;\t'],
  ['lines', '\n'],
  ['apostrophes', `'=`],
  ['one quote that nobody closes', 'a"'],
])('a file of nothing but %s is read in time', (_, signs) => {
  const began = performance.now()
  readTable(utf8(`email\n"${signs.repeat(Math.floor(LARGEST_TABLE / 4 / signs.length))}`))
  expect(performance.now() - began).toBeLessThan(3_000)
})
