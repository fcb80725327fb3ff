import { withoutAccents } from '@trellis/contract/texts/plainText.ts'

const LINES_ON_PAGE = 50
const LONGEST_LINE = 88

/** Characters outside Latin-1 have no place in the fonts that every reader of PDF has. */
const plain = (line: string): string => withoutAccents(line.replace(/[‘’]/g, "'").replace(/[–—]/g, '-')).replace(/[^\x20-\x7e]/g, '')

const escaped = (line: string): string => plain(line).replace(/[\\()]/g, '\\$&')

/** Breaks text into lines that fit on a page. */
function wrapped(line: string): string[] {
  const lines: string[] = []
  let rest = line
  while (rest.length > LONGEST_LINE) {
    const space = rest.lastIndexOf(' ', LONGEST_LINE)
    const end = space > 0 ? space : LONGEST_LINE
    lines.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return [...lines, rest]
}

/** A PDF of plain lines in Helvetica, the first one large (PDF 1.4, ISO 32000-1 section 7.5). */
export function resumePdf([title = '', ...lines]: readonly string[]): Uint8Array {
  const all = lines.flatMap(wrapped)
  const pages = Array.from({ length: Math.max(1, Math.ceil(all.length / LINES_ON_PAGE)) }, (_, page) =>
    all.slice(page * LINES_ON_PAGE, (page + 1) * LINES_ON_PAGE),
  )
  const firstPage = 4
  const kids = pages.map((_, page) => `${firstPage + page * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((page, at) => pageOf(page, at === 0 ? title : '', firstPage + at * 2 + 1)),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const places = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + table + trailer, 'latin1')
}

function pageOf(lines: readonly string[], title: string, content: number): [page: string, content: string] {
  const heading = title === '' ? '' : `/F1 20 Tf (${escaped(title)}) Tj 0 -28 Td `
  const shown = lines.map((line) => `(${escaped(line)}) Tj 0 -14 Td`).join('\n')
  const drawn = `BT 56 780 Td ${heading}/F1 11 Tf\n${shown}\nET`
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${content} 0 R >>`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
  ]
}
