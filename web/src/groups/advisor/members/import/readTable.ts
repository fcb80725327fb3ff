import { MOST_IMPORTED } from '@trellis/contract/memberImports/memberImports.ts'
import { type ColumnPlaces, columnPlaces, isMeantAsAddress, memberLine } from '@trellis/contract/memberImports/memberLines.ts'
import Papa from 'papaparse'
import { decodedText } from '../../../../files/decodedText.ts'
import { LARGEST_TABLE, type ReadTable } from './tables.ts'

const SEPARATORS = [',', ';', '\t']
const most = MOST_IMPORTED.toLocaleString('en')

/**
 * Reads the members in a table that a program such as Excel wrote: UTF-8 with a byte order mark or without one, UTF-16 or Windows-1252; columns
 * apart by commas, semicolons or tabs, in any order.
 */
export function readTable(bytes: Uint8Array): ReadTable {
  if (bytes.length > LARGEST_TABLE) return { problem: 'This file is too large: 4 MB at most.' }
  if (startsWith(bytes, [0x50, 0x4b]) || startsWith(bytes, [0xd0, 0xcf])) {
    return { problem: 'This is a workbook of Excel. In Excel, choose ‘Save as’ and ‘CSV UTF-8’, and take that file.' }
  }
  const text = decodedText(bytes)
  if (text.includes('\0')) return { problem: 'This is no table of text. Take a CSV file.' }
  const rows = rowsIn(text)
  const first = rows.findIndex(isFilled)
  if (first === -1) return { problem: 'This file is empty.' }
  const titles = columnPlaces(rows[first]!)
  // A list of addresses alone needs no titles.
  const places = titles.email === undefined ? addressesAlone(rows[first]!) : titles
  if (places === undefined) {
    return { problem: 'There is no column with e-mail addresses. Name one of them ‘E-mail’ in the first line.' }
  }
  const begins = titles.email === undefined ? first : first + 1
  const lines = rows.flatMap((cells, at) => (at >= begins && isFilled(cells) ? [memberLine(at + 1, cells, places)] : []))
  if (lines.length === 0) return { problem: 'There is nobody below the first line of this file.' }
  if (lines.length > MOST_IMPORTED)
    return { problem: `This file has more than ${most} lines. Split it, and bring in one part after the other.` }
  const read = new Set(Object.values(places).flat())
  const leftOut = titles.email === undefined ? [] : rows[first]!.filter((title, at) => title.trim() !== '' && !read.has(at))
  return { lines, ...(leftOut.length > 0 && { leftOut }) }
}

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '')

/** Where addresses stand that have no titles: the first may be faulty. */
function addressesAlone(cells: readonly string[]): ColumnPlaces | undefined {
  const words = cells.map((cell) => cell.trim())
  const good = words.findIndex((word) => /^[^\s@]{1,64}@[^\s@]{1,190}$/.test(word))
  const at = good === -1 ? words.findIndex(isMeantAsAddress) : good
  return at === -1 ? undefined : { email: [at] }
}

/** The rows as a program for tables numbers them; some more than are taken, so that too many are noticed. */
function rowsIn(text: string): string[][] {
  // Excel writes the separator into a first line of its own, which it does not show.
  const named = /^sep=([,;\t])\r?\n/i.exec(text)
  const table = named === null ? text : text.slice(named[0].length)
  const { data } = Papa.parse<string[]>(table, {
    delimiter: named?.[1] ?? '',
    delimitersToGuess: SEPARATORS,
    preview: MOST_IMPORTED * 2,
  })
  return data
}

const startsWith = (bytes: Uint8Array, signs: readonly number[]): boolean => signs.every((sign, at) => bytes[at] === sign)
