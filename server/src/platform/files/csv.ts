/** Signs with which a program for tables takes a cell for a formula, in their wide forms as well. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/
const NEEDS_QUOTES = /[",;\t\r\n']|^\s|\s$/
const BYTE_ORDER_MARK = '\uFEFF'

/** A cell that is read as text by every program: what could be a formula has an apostrophe before it, by which Excel and others take it for text. */
export function csvCell(value: string | number): string {
  const written = String(value)
  const text = typeof value === 'string' && FORMULA.test(written) ? `'${written}` : written
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line of a table (RFC 4180). */
const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** A table as UTF-8 with a byte order mark, by which Excel knows it, one part of its lines after the other. */
export async function* csvFile(
  titles: readonly string[],
  parts: AsyncIterable<readonly (readonly (string | number)[])[]>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(BYTE_ORDER_MARK + csvLine(titles))
  for await (const lines of parts) yield Buffer.from(lines.map(csvLine).join(''))
}
