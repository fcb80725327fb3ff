import { Document, Packer, Paragraph, TabStopType, Table, TableCell, TableRow, TextRun, WidthType } from 'docx'
import PdfDocument, { type Options } from 'pdfkit'

/** Resume files for tests, made as people's programs make them. */

export function pdf(draw: (page: PdfDocument) => void, options: Options = {}): Promise<Buffer> {
  const document = new PdfDocument({ size: 'LETTER', margin: 54, ...options })
  const chunks: Buffer[] = []
  document.on('data', (chunk) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))))
  draw(document)
  document.end()
  return done
}

function heading(page: PdfDocument, text: string) {
  page.moveDown(0.6).font('Helvetica-Bold').fontSize(13).text(text).font('Helvetica').fontSize(10)
}

/** A name over one column, the dates of each entry at the right edge. */
export const rightAlignedDates = (page: PdfDocument): void => {
  const { left, right } = page.page.margins
  const dated = (text: string, date: string) => {
    const { y } = page
    page.text(date, left, y, { width: page.page.width - left - right, align: 'right' })
    page.text(text, left, y)
  }
  page.fontSize(20).text('Ada Okafor', { align: 'center' })
  page.fontSize(10).text('Nairobi, Kenya | ada@example.org | linkedin.com/in/ada-okafor', { align: 'center' })
  heading(page, 'EXPERIENCE')
  dated('Barista, Blue Door Coffee', 'Sep 2021 – Present')
  page.list(['Served two hundred guests a day with a team of four', 'Trained new colleagues'], { bulletRadius: 1.5 })
  dated('Junior Analyst, Acme Corporation', 'Jun 2019 – Aug 2021')
  page.list(['Wrote Python scripts that saved ten hours a week'], { bulletRadius: 1.5 })
  heading(page, 'EDUCATION')
  dated('State University, Portland, OR', '2015 – 2019')
  page.text('Bachelor of Science in Biology, Minor in Music', left)
  heading(page, 'SKILLS')
  page.text('Python, public speaking, data analysis')
}

/** A narrow column of contact and skills at the left, the entries at the right. */
export const twoColumns = (page: PdfDocument): void => {
  page.fontSize(20).text('Ben Ortiz', 54, 54).fontSize(10)
  const side = ['CONTACT', 'Austin, TX', 'ben@example.org', 'SKILLS', 'Welding', 'Spanish', 'First aid', 'Carpentry']
  side.forEach((line, at) => page.text(line, 54, 110 + at * 16, { width: 140, lineBreak: false }))
  const main = [
    'EXPERIENCE',
    'Carpenter at Hill Builders',
    '2018 - 2022',
    'Framed houses and repaired roofs with a crew of six.',
    'Volunteer Cook at Open Table',
    '01/2016 - 12/2017',
    'Cooked for ninety people every Sunday.',
    'EDUCATION',
    'Austin High School, 2014',
  ]
  main.forEach((line, at) => page.text(line, 230, 110 + at * 16, { lineBreak: false }))
}

export const pictureOnly = (page: PdfDocument): void => {
  page.rect(50, 50, 300, 300).fill('#663399')
}

export function docx(...children: (Paragraph | Table)[]): Promise<Buffer> {
  return Packer.toBuffer(new Document({ sections: [{ children }] }))
}

const line = (text: string) => new Paragraph({ children: [new TextRun(text)] })
const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } })
const tabStops = [{ type: TabStopType.RIGHT, position: 9_000 }]
const withDate = (text: string, date: string) => new Paragraph({ tabStops, children: [new TextRun(`${text}\t${date}`)] })

/** One column with headings, bullets, and dates behind a tab. */
export const wordResume = (): Promise<Buffer> =>
  docx(
    new Paragraph({ text: 'Chidi Anagonye', heading: 'Title' }),
    line('Phoenix, AZ · chidi@example.org · https://www.linkedin.com/in/chidi'),
    new Paragraph({ text: 'Work Experience', heading: 'Heading1' }),
    withDate('Professor of Ethics, St. John’s University', 'August 2010 - May 2016'),
    bullet('Taught moral philosophy & wrote <3,000 pages'),
    new Paragraph({ text: 'Education', heading: 'Heading1' }),
    withDate('Princeton University', '2009'),
    line('PhD in Philosophy'),
    new Paragraph({ text: 'Volunteering', heading: 'Heading1' }),
    withDate('Tutor, City Library', '2012 to 2014'),
  )

const cell = (...texts: string[]) => new TableCell({ width: { size: 50, type: WidthType.PERCENTAGE }, children: texts.map(line) })

/** Two columns made with a table. */
export const wordTable = (): Promise<Buffer> =>
  docx(
    new Table({
      rows: [
        new TableRow({
          children: [cell('SKILLS', 'Welding', 'Spanish'), cell('EXPERIENCE', 'Carpenter, Hill Builders', '2018 - 2022')],
        }),
      ],
    }),
  )
