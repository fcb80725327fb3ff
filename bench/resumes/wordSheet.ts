import { Paragraph, TabStopType, Table, TableCell, TableRow, TextRun, WidthType } from 'docx'
import { docx } from '../../server/src/resumes/resumes.samples.ts'
import type { Block, Sheet } from './sheet.ts'

const tabStops = [{ type: TabStopType.RIGHT, position: 9_000 }]
const line = (text: string) => new Paragraph(text)

function cell(share: number, children: (Paragraph | Table)[]): TableCell {
  return new TableCell({ width: { size: 100 * share, type: WidthType.PERCENTAGE }, children })
}

function partOf(block: Block): Paragraph | Table {
  if ('heading' in block) return new Paragraph({ text: block.heading, heading: 'Heading2' })
  if ('bullet' in block) return new Paragraph({ text: block.bullet, bullet: { level: 0 } })
  if ('cells' in block) {
    const children = block.cells.map((texts, at) => cell(block.shares[at]!, texts.map(line)))
    return new Table({ rows: [new TableRow({ children })] })
  }
  if ('left' in block) {
    const children = [cell(block.share, block.left.map(partOf)), cell(1 - block.share, block.right.map(partOf))]
    return new Table({ rows: [new TableRow({ children })] })
  }
  const { bold = '', text, right } = block
  const runs = [new TextRun({ text: bold, bold: true }), new TextRun(right === undefined ? text : `${text}\t${right}`)]
  return new Paragraph({ tabStops, children: runs })
}

/** A resume as a Word document. */
export const wordSheet = ({ name, blocks }: Sheet): Promise<Buffer> =>
  docx(new Paragraph({ text: name, heading: 'Title' }), ...blocks.map(partOf))
