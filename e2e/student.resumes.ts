import PdfDocument from 'pdfkit'

export interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A JSON Resume with a job and a school. */
export const jsonResume: ChosenFile = {
  name: 'resume.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      basics: { name: 'Wren Halloway', location: { city: 'Duluth', region: 'Minnesota', countryCode: 'US' } },
      work: [
        {
          name: 'Lakeside Aquarium',
          position: 'Tank Technician',
          startDate: '2022-05',
          endDate: '2023-08',
          summary: 'Kept forty tanks healthy and trained three new volunteers.',
        },
      ],
      education: [{ institution: 'Saltmarsh College', area: 'Biology', studyType: 'Bachelor', endDate: '2025' }],
    }),
  ),
}

/** A profile of older software, with nothing that the bio has not. */
export const legacyProfile: ChosenFile = {
  name: 'profile.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ generalInfo: { Level: 'Graduate School', Happy_Place: 'the lake', Name: 'Wren Halloway' } })),
}

/** A resume of one column as a PDF, with another job. */
export async function pdfResume(): Promise<ChosenFile> {
  const page = new PdfDocument({ size: 'LETTER', margin: 54 })
  const chunks: Buffer[] = []
  page.on('data', (chunk) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve) => page.on('end', () => resolve(Buffer.concat(chunks))))
  page.fontSize(20).text('Wren Halloway').fontSize(10).text('Duluth, MN | wren@example.org')
  page.moveDown().fontSize(13).text('EXPERIENCE').fontSize(10)
  page.text('Barista, Blue Door Coffee').text('Sep 2023 - Present')
  page.list(['Served two hundred guests a day with a team of four'])
  page.end()
  return { name: 'resume.pdf', mimeType: 'application/pdf', buffer: await done }
}
