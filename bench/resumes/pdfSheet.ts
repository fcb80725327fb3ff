import type PdfDocument from 'pdfkit'
import { pdf } from '../../server/src/resumes/resumes.samples.ts'
import type { Block, Sheet } from './sheet.ts'

const REGULAR = 'Helvetica'
const BOLD = 'Helvetica-Bold'
const GAP = 14

interface Area {
  readonly x: number
  readonly width: number
}

function drawLine(page: PdfDocument, { bold, text, right }: { bold?: string; text: string; right?: string }, { x, width }: Area): void {
  const { y } = page
  if (right !== undefined) page.text(right, x, y, { width, align: 'right' })
  if (bold === undefined) page.text(text, x, y, { width })
  else {
    page.font(BOLD).text(bold, x, y, { width, continued: text !== '' })
    page.font(REGULAR)
    if (text !== '') page.text(text)
  }
}

function drawBeside(page: PdfDocument, areas: readonly Area[], draw: (area: Area, at: number) => void): void {
  const top = page.y
  const bottoms = areas.map((area, at) => {
    page.y = top
    draw(area, at)
    return page.y
  })
  page.y = Math.max(...bottoms)
}

function areasOf({ x, width }: Area, shares: readonly number[]): Area[] {
  let from = x
  return shares.map((share) => {
    const area = { x: from, width: share * width - GAP }
    from += share * width
    return area
  })
}

function draw(page: PdfDocument, blocks: readonly Block[], area: Area): void {
  for (const block of blocks) {
    if ('heading' in block) {
      page.y += 8
      page.font(BOLD).fontSize(12).text(block.heading, area.x, page.y, { width: area.width }).font(REGULAR).fontSize(10)
    } else if ('bullet' in block) page.text(`• ${block.bullet}`, area.x + 8, page.y, { width: area.width - 8 })
    else if ('cells' in block) {
      drawBeside(page, areasOf(area, block.shares), ({ x, width }, at) => {
        for (const text of block.cells[at]!) page.text(text, x, page.y, { width })
      })
    } else if ('left' in block) {
      const areas = areasOf(area, [block.share, 1 - block.share])
      drawBeside(page, areas, (part, at) => draw(page, at === 0 ? block.left : block.right, part))
    } else drawLine(page, block, area)
  }
}

/** A resume as a word processor prints it to PDF. */
export const pdfSheet = ({ name, blocks }: Sheet): Promise<Buffer> =>
  pdf((page) => {
    const { left, right } = page.page.margins
    page.font(BOLD).fontSize(18).text(name).font(REGULAR).fontSize(10)
    draw(page, blocks, { x: left, width: page.page.width - left - right })
  })
