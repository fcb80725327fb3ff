import mammoth from 'mammoth'
import { datesIn } from '../reading/dates.ts'

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

const MOST_CELLS = 20
const LONGEST_DATES = 40
const isDates = (paragraph: string) => paragraph.length <= LONGEST_DATES && datesIn(paragraph)?.rest === ''
const paragraphsOf = (cell: string) =>
  cell
    .replace(/<li>/g, '• ')
    .split(/<\/(?:p|h\d|li)>|<br ?\/>/)
    .map((paragraph) => paragraph.replace(/<[^>]*>/g, '').trim())
    .filter(Boolean)

/** A row that is dated in a cell of its own: what it dates begins on one line with the dates, as it is seen. */
function datedRow(row: string): string | undefined {
  const cells = row.split(/<\/t[dh]>/).map(paragraphsOf)
  const filled = cells.filter(({ length }) => length > 0)
  const isDated =
    filled.length > 1 && filled.length <= MOST_CELLS && filled.some(([first, ...rest]) => rest.length === 0 && isDates(first!))
  if (!isDated) return undefined
  const heads = filled.map(([first]) => first!)
  return [heads.join('\t'), ...filled.flatMap(([, ...rest]) => rest), ''].join('\n')
}

/** A table's row: one line with tabs, or, where a cell holds several paragraphs, columns that follow each other. */
function rowOf(row: string): string {
  const isLine = !/<\/(p|h\d)>\s*<(p|h\d|ul|ol)>|<li>/.test(row)
  if (!isLine) return datedRow(row) ?? row.replace(/<\/t[dh]>/g, '\n')
  return row.replace(/<\/(p|h\d)>/g, '').replace(/<\/t[dh]>(?=\s*<t[dh])/g, '\t')
}

/** Mammoth's HTML as lines: a paragraph each, '• ' before list items. */
function linesOf(html: string): string {
  return html
    .replace(/<tr>.*?<\/tr>/gs, rowOf)
    .replace(/<li>/g, '\n• ')
    .replace(/<\/(p|h\d|li|tr)>|<br ?\/>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity]!)
}

/** The text of a Word document, line by line. Pictures and linked files are never opened. */
export async function docxText(bytes: Buffer): Promise<string> {
  const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }))
  const closed = { convertImage, includeEmbeddedStyleMap: false, externalFileAccess: false }
  const { value } = await mammoth.convertToHtml({ buffer: bytes }, { ...closed, ignoreEmptyParagraphs: false })
  return linesOf(value)
}
