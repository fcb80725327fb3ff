import { emptyProfile } from '@trellis/contract/profiles/profiles.ts'
import { expect, test } from 'vitest'
import { limits } from '../extraction/extractionLimits.ts'
import { plainLines } from './plainLines.ts'
import { readResumeText } from './reading.ts'
import { skillsInText } from '../skills/skillsInText.ts'

const LINE = 2_000
const PAIRS_OF_A_SECTION = 30
const headings = ['EXPERIENCE', 'EDUCATION', 'SKILLS', 'PROJECTS', 'AWARDS', 'SPORTS', 'VOLUNTEERING', 'SUMMARY']

/** What the patterns look for, and what they skip on the way: a line of nothing else makes them try the most. */
const parts = [
  'mayto',
  'may to ',
  'jan',
  'Sep ',
  'summer',
  '2019 to ',
  '1/',
  'class of ',
  'Bachelor of a',
  'B.S',
  'major in a ',
  'University of ',
  'A at ',
  'A, ',
  'Inc., ',
  'linkedin.com/',
  'Portland, OR ',
  'Languages: ',
  'manager ',
  'A\t',
  'A – ',
  '• ',
  ',',
  '(',
  '\u3000',
  'BTEC Level 3 Diploma ',
  'Certificate in ',
  'Reno, NV ',
  'Ab ',
  'San ',
  ', MA ',
  'MS Office ',
  'of the ',
  '& ',
]

/** In milliseconds of this thread alone, so that what else the machine does counts for nothing. */
function timeOf(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

test.each(parts)('a resume five times as long as any is read soon where %j fills every line', (part) => {
  const line = `A${part.repeat(LINE)}`.slice(0, LINE - 6)
  const section = plainLines(`${line}\n${line}b 2019\n`.repeat(PAIRS_OF_A_SECTION))
  const text = headings.map((heading) => `${heading}\n${section}\n`).join('')
  expect(timeOf(() => readResumeText(text, emptyProfile(), skillsInText))).toBeLessThan(2_000)
})

test.each(['2019', 'A', 'BA', 'A 2019', '• A', 'A\tReno, NV'])('a resume as long as any is read soon where every line is %j', (line) => {
  const times = ['EXPERIENCE', 'EDUCATION', 'SKILLS'].map((heading) => {
    const text = `${heading}\n${`${line}\n`.repeat(limits.characters / (line.length + 1))}`
    return timeOf(() => readResumeText(text, emptyProfile(), skillsInText))
  })
  expect(Math.max(...times)).toBeLessThan(2_000)
})
