import { expect, test } from 'vitest'
import { csvCell, csvFile } from './csv.ts'

test.each<[string, string | number, string]>([
  ['words', 'Ada', 'Ada'],
  ['a number', -3, '-3'],
  ['a comma', 'Lovelace, Ada', '"Lovelace, Ada"'],
  ['a semicolon, by which some take columns apart', 'a;b', '"a;b"'],
  ['quotes', 'Ada "the" first', '"Ada ""the"" first"'],
  ['two lines', 'a\nb', '"a\nb"'],
  ['a space at its end', 'a ', '"a "'],
  ['=', '=1+1', `"'=1+1"`],
  ['= with quotes', '=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+', '+1', `"'+1"`],
  ['-', '-1+cmd', `"'-1+cmd"`],
  ['@', '@SUM(A1)', `"'@SUM(A1)"`],
  ['a tab', '\t=1', `"'\t=1"`],
  ['a carriage return', '\r=1', `"'\r=1"`],
  ['a new line', '\n=1', `"'\n=1"`],
  ['a wide =', '＝1', `"'＝1"`],
  ['an address', 'ada@school.example', 'ada@school.example'],
  ['nothing', '', ''],
])('%s', (_, value, cell) => expect(csvCell(value)).toBe(cell))

test('a file begins with the mark by which Excel knows UTF-8', async () => {
  async function* parts() {
    yield [['Zoë', 1]]
    yield []
    yield [['=x', '']]
  }
  const bytes: Uint8Array[] = []
  for await (const some of csvFile(['Name', 'Match'], parts())) bytes.push(some)
  expect([...bytes[0]!.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(Buffer.concat(bytes).toString('utf8')).toBe(`\uFEFFName,Match\r\nZoë,1\r\n"'=x",\r\n`)
})
