import { readAddresses } from '@trellis/contract/groups/addresses/addresses.ts'
import type { FileKind } from '../../../files/fileKinds.ts'

/** The largest file with addresses: it is read here, and no more of it than its addresses leaves the browser. */
const LARGEST_BYTES = 1_000_000

export const addressFile: FileKind = {
  description: 'CSV or text, up to 1 MB',
  accept: '.csv,.tsv,.txt,text/csv,text/plain',
  names: /\.(csv|tsv|txt)$/i,
}

/** Why a file cannot be read here, or undefined. */
export function whyNotRead({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!addressFile.names.test(name)) return 'Choose a CSV file. From Excel or Google Sheets, save the table as CSV first.'
  if (size === 0) return 'This file is empty.'
  return size > LARGEST_BYTES ? 'This file is larger than 1 MB.' : undefined
}

/** The addresses of a file, and what stands in their place: each in the line that it has in the file, without the other columns. */
export function addressLines(text: string): string {
  const lines: string[] = []
  for (const { line, start, end } of readAddresses(text)) {
    while (lines.length < line) lines.push('')
    const before = lines[line - 1]!
    lines[line - 1] = `${before}${before === '' ? '' : ', '}${text.slice(start, end)}`
  }
  return lines.join('\n')
}
