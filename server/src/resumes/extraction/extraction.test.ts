import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib'
import { emptyProfile } from '@trellis/contract/profiles/profiles.ts'
import { Paragraph } from 'docx'
import { describe, expect, test } from 'vitest'
import { resumeKind } from '../../files/resumeKind.ts'
import { extractProposals, extractText, UnreadableResume } from './extraction.ts'
import { limits, type UnreadableReason } from './extractionLimits.ts'
import { plainLines } from '../reading/plainLines.ts'
import { readResumeText } from '../reading/reading.ts'
import { docx, pdf, pictureOnly, rightAlignedDates, twoColumns, wordResume, wordTable } from '../resumes.samples.ts'
import { skillsInText } from '../skills/skillsInText.ts'

async function reasonOf(bytes: Buffer, milliseconds?: number): Promise<UnreadableReason | undefined> {
  try {
    await extractText(bytes, milliseconds)
    return undefined
  } catch (error) {
    if (error instanceof UnreadableResume) return error.reason
    throw error
  }
}

/** A ZIP of one file that claims `claimed` bytes. */
function zipOf(name: string, content: Buffer, claimed = content.length): Buffer {
  const packed = deflateRawSync(content, { level: 9 })
  const header = Buffer.alloc(26)
  header.writeUInt16LE(20, 0)
  header.writeUInt16LE(8, 4)
  header.writeUInt32LE(crc32(content), 10)
  header.writeUInt32LE(packed.length, 14)
  header.writeUInt32LE(claimed, 18)
  header.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), header, Buffer.from(name), packed])
  const opening = Buffer.from('PK\u0001\u0002\u0014\u0000')
  const directory = Buffer.concat([opening, header, Buffer.alloc(14), Buffer.from(name)])
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, directory, end])
}

describe('a PDF', () => {
  test('is read line by line, its right-aligned dates behind a tab', async () => {
    const text = await extractText(await pdf(rightAlignedDates))
    const lines = text.split('\n').filter(Boolean)
    expect(lines[0]).toBe('Ada Okafor')
    expect(lines).toContain('Barista, Blue Door Coffee\tSep 2021 – Present')
    expect(lines).toContain('Bachelor of Science in Biology, Minor in Music')
    expect(lines.indexOf('EXPERIENCE')).toBeLessThan(lines.indexOf('EDUCATION'))
  })

  test('with two columns is read one column after the other', async () => {
    const lines = (await extractText(await pdf(twoColumns))).split('\n').filter(Boolean)
    expect(lines).toEqual([
      'Ben Ortiz',
      'CONTACT',
      'Austin, TX',
      'ben@example.org',
      'SKILLS',
      'Welding',
      'Spanish',
      'First aid',
      'Carpentry',
      'EXPERIENCE',
      'Carpenter at Hill Builders',
      '2018 - 2022',
      'Framed houses and repaired roofs with a crew of six.',
      'Volunteer Cook at Open Table',
      '01/2016 - 12/2017',
      'Cooked for ninety people every Sunday.',
      'EDUCATION',
      'Austin High School, 2014',
    ])
  })

  test('keeps the blanks of a tight line where the font changes', async () => {
    const tight = await pdf((page) => {
      page.fontSize(10).font('Helvetica-Bold').text('Team ', { continued: true, wordSpacing: -1.5 })
      page.font('Helvetica').text('player of the yard', { wordSpacing: -1.5 })
    })
    expect(await extractText(tight)).toBe('Team player of the yard')
  })

  test('is read for its first 20 pages and 200,000 characters', async () => {
    const long = await pdf((page) => {
      for (let number = 1; number <= 25; number++) {
        page
          .fontSize(6)
          .text(`page${number} ${'words '.repeat(2_000)}`)
          .addPage()
      }
    })
    const text = await extractText(long)
    expect(text).toContain('page1 ')
    expect(text).not.toContain('page25 ')
    expect(text.length).toBeLessThanOrEqual(limits.characters)
  })

  test('that only its owner may change is read', async () => {
    expect(await extractText(await pdf(rightAlignedDates, { ownerPassword: 'x' }))).toContain('Ada Okafor')
  })

  test.each<[UnreadableReason, () => Promise<Buffer>]>([
    ['encrypted', () => pdf(rightAlignedDates, { userPassword: 'secret' })],
    ['noText', () => pdf(pictureOnly)],
    ['noText', () => pdf((page) => page.text('   '))],
    ['damaged', async () => Buffer.from('%PDF-1.7\nthis is no PDF at all')],
    ['damaged', async () => (await pdf(rightAlignedDates)).subarray(0, 60)],
    ['tooLarge', async () => pdfWith(deflateSync(Buffer.alloc(60 * 1024 * 1024, 0x20)))],
    ['tooLarge', async () => pdfPackedTwice()],
  ])('is refused: %s', async (reason, make) => expect(await reasonOf(await make())).toBe(reason))
})

function pdfWith(stream: Buffer): Buffer {
  const head = `%PDF-1.7\n1 0 obj\n<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`
  return Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream\nendobj\n')])
}

/** A page of 4 GB whose content was packed twice, so that unpacking it once says nothing of its size. */
function pdfPackedTwice(): Buffer {
  const block = deflateRawSync(Buffer.alloc(16 * 1024 * 1024, 0x20), { finishFlush: constants.Z_FULL_FLUSH })
  const once = Buffer.concat([Buffer.from([0x78, 0x9c]), ...Array<Buffer>(256).fill(block), Buffer.from([3, 0])])
  const twice = deflateSync(once)
  const head =
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n' +
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << >> >>\nendobj\n' +
    `4 0 obj\n<< /Length ${twice.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`
  return Buffer.concat([Buffer.from(head), twice, Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n')])
}

describe('a Word document', () => {
  test('is read line by line with bullets, tabs and every character', async () => {
    expect((await extractText(await wordResume())).split('\n').filter(Boolean)).toEqual([
      'Chidi Anagonye',
      'Phoenix, AZ · chidi@example.org · https://www.linkedin.com/in/chidi',
      'Work Experience',
      'Professor of Ethics, St. John’s University\tAugust 2010 - May 2016',
      '• Taught moral philosophy & wrote <3,000 pages',
      'Education',
      'Princeton University\t2009',
      'PhD in Philosophy',
      'Volunteering',
      'Tutor, City Library\t2012 to 2014',
    ])
  })

  test('with columns made by a table is read cell by cell', async () => {
    const lines = (await extractText(await wordTable()))
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
    expect(lines).toEqual(['SKILLS', 'Welding', 'Spanish', 'EXPERIENCE', 'Carpenter, Hill Builders', '2018 - 2022'])
  })

  test.each<[UnreadableReason, () => Promise<Buffer>]>([
    ['noText', () => docx()],
    ['damaged', async () => zipOf('word/document.xml', Buffer.from('<not a document'))],
    ['wrongKind', async () => (await wordResume()).subarray(0, 500)],
    ['wrongKind', async () => zipOf('xl/workbook.xml', Buffer.from('<x/>'))],
    ['tooLarge', async () => zipOf('word/document.xml', Buffer.alloc(51 * 1024 * 1024))],
    ['tooLarge', async () => zipOf('word/document.xml', Buffer.alloc(51 * 1024 * 1024), 10)],
  ])('is refused: %s', async (reason, make) => expect(await reasonOf(await make())).toBe(reason))
})

test.each<[UnreadableReason, Buffer]>([
  ['empty', Buffer.alloc(0)],
  ['wrongKind', Buffer.from('Ada Okafor, barista')],
  ['wrongKind', Buffer.from('PK\u0003\u0004')],
  ['wrongKind', Buffer.alloc(1_000_000)],
])('anything else is refused: %s', async (reason, bytes) => {
  expect(await reasonOf(bytes)).toBe(reason)
  expect(resumeKind(bytes)).toBeUndefined()
})

test('a file that takes too long is given up, and the event loop stays free meanwhile', async () => {
  const hard = zipOf('word/document.xml', Buffer.from(`<w:document>${'<w:p/>'.repeat(2_000_000)}`))
  let turns = 0
  const ticking = setInterval(() => turns++, 10)
  const reason = await reasonOf(hard, 300)
  clearInterval(ticking)
  expect(reason).toBe('tooSlow')
  expect(turns).toBeGreaterThan(3)
})

test('what a resume would add is worked out beside this thread, in the time of one reading', async () => {
  const line = `A${','.repeat(1_990)}b 2019`
  const text = `SKILLS\n${`${line}\n`.repeat(99)}`
  const bytes = await docx(...text.split('\n').map((words) => new Paragraph(words)))
  const inThisThread = threadTime()
  readResumeText(plainLines(text), emptyProfile(), skillsInText)
  const alone = inThisThread()
  const beside = threadTime()
  expect(await extractProposals(bytes, emptyProfile())).toBeInstanceOf(Array)
  expect(beside()).toBeLessThan(alone / 2)
  await expect(extractProposals(bytes, emptyProfile(), 50)).rejects.toMatchObject({ reason: 'tooSlow' })
})

/** Counts the milliseconds that this thread works from now on. */
function threadTime(): () => number {
  const before = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1_000
  }
}

test('long gaps are read as short ones, in no time', async () => {
  const gap = ' '.repeat(60_000)
  const began = performance.now()
  expect(await extractText(await docx(new Paragraph(`Ada${gap}Okafor`), new Paragraph(`Barista \t${gap}\t 2021`)))).toMatch(
    /^Ada Okafor\s+Barista\t2021$/,
  )
  expect(performance.now() - began).toBeLessThan(8_000)
})

test('whoever comes while many wait already is asked to come again', async () => {
  const bytes = await wordResume()
  const readings = Array.from({ length: limits.atOnce + limits.waiting + 1 }, () => extractText(bytes))
  await expect(readings.pop()).rejects.toMatchObject({ code: 'Busy', status: 503 })
  await Promise.all(readings)
})

test('many at once are read in turn', async () => {
  const bytes = await wordResume()
  const texts = await Promise.all(Array.from({ length: 6 }, () => extractText(bytes)))
  expect(new Set(texts).size).toBe(1)
})

test('every refusal is a sentence for the owner', async () => {
  await expect(extractText(await pdf(pictureOnly))).rejects.toThrow(
    'This file holds no text that can be read. It may be a picture of a resume.',
  )
})
