import { emptyProfile } from '@trellis/contract/profiles/profiles.ts'
import { OTHER_TAG } from '@trellis/contract/profiles/tags.ts'
import { folded } from '@trellis/contract/resumes/proposals.ts'
import type { Proposal } from '@trellis/contract/resumes/resumes.ts'
import { docxText } from '../../server/src/resumes/extraction/docxText.ts'
import { pdfText } from '../../server/src/resumes/extraction/pdfText.ts'
import { plainLines } from '../../server/src/resumes/reading/plainLines.ts'
import { readResumeText } from '../../server/src/resumes/reading/reading.ts'
import { skillsInText } from '../../server/src/resumes/skills/skillsInText.ts'
import { asTraining, type ExpectedPosition, listedBy, positionOf, subjectsOf, yearOf } from './answers.ts'
import { layoutOf, sheetOf } from './layouts.ts'
import { pdfSheet } from './pdfSheet.ts'
import type { Person, School } from './people.ts'
import { wordSheet } from './wordSheet.ts'
import { recordOf } from '../../server/src/platform/records.ts'

/** Of so many things, how many were read right. */
export interface Share {
  readonly right: number
  readonly of: number
}

export const measures = ['positions', 'companies', 'schools', 'years', 'wrong', 'skills'] as const
export type Measure = (typeof measures)[number]
/** What was read of one or several resumes. `wrong` counts proposals that say what the person did not write. */
export type Measured = Readonly<Record<Measure, Share>>

type Row = Readonly<Record<string, unknown>>

/** The text of a person's resume, as PDF or Word document. */
export async function textOf(person: Person, kind: 'PDF' | 'Word'): Promise<string> {
  const sheet = sheetOf(person)
  if (kind === 'Word') return plainLines(await docxText(await wordSheet(sheet)))
  return plainLines(await pdfText(new Uint8Array(await pdfSheet(sheet)), 2))
}

export const proposalsOf = (text: string): Proposal[] => readResumeText(text, emptyProfile(), skillsInText)

const shareOf = <Thing>(things: readonly Thing[], isRight: (thing: Thing) => boolean): Share => ({
  right: things.filter(isRight).length,
  of: things.length,
})

const isSamePosition = (row: Row, { title, start, end }: ExpectedPosition) =>
  row.name === title && row.startDate === start && row.endDate === end

const schoolSections: ReadonlySet<string> = new Set(['highschoolInfo', 'collegeInfo', 'graduateInfo'])

const subjectFields: ReadonlySet<string> = new Set(['major', 'minor', 'favoriteSubjects'])

/** The texts that are proposed for a section, by field. */
function textsOf(proposals: readonly Proposal[], section: string): Readonly<Record<string, unknown>> {
  const texts = proposals.filter((one) => one.section === section && typeof one.value === 'string')
  return Object.fromEntries(texts.map(({ field, value }) => [field, value]))
}

/** Whether a proposal says only what the person wrote. */
function isTrue(
  { section, field, value }: Proposal,
  person: Person,
  expected: readonly ExpectedPosition[],
  proposals: readonly Proposal[],
): boolean {
  if (field === 'positionsHeld') {
    const row = value as Row
    return expected.some((one) => isSamePosition(row, one) && (row.companyInstitution === one.company || row.companyInstitution === ''))
  }
  if (schoolSections.has(section) && typeof value === 'string') {
    const told = textsOf(proposals, section)
    const schools = person.schools.filter(({ name, degree }) => name === told.name && (told.degree === undefined || degree === told.degree))
    return schools.some((school) => [school.name, school.degree, yearOf(school), school.place.split(',')[0]].includes(value))
  }
  if (field === 'name') return value === person.name
  if (field.startsWith('location')) return person.place.split(', ').includes(String(value))
  if (typeof value === 'string') return value === person.about
  const name = String(value.name)
  const subjects = person.schools.flatMap(subjectsOf)
  return subjectFields.has(field) ? subjects.includes(name) : listedBy(person).has(folded(name))
}

function readSchool(proposals: readonly Proposal[], school: School): { isClean: boolean; hasYear: boolean } {
  const trainings = proposals.filter(({ field }) => field === 'otherTraining').map(({ value }) => (value as Row).name as string)
  const training = trainings.find((name) => name.startsWith(asTraining(school, false)))
  if (training !== undefined) return { isClean: true, hasYear: training === asTraining(school) }
  const section = [...schoolSections].find((one) => {
    const { name, degree } = textsOf(proposals, one)
    return name === school.name && (degree === school.degree || one === 'highschoolInfo')
  })
  if (section === undefined) return { isClean: false, hasYear: false }
  const studied = proposals.filter((one) => one.section === section && subjectFields.has(one.field)).map(({ value }) => (value as Row).name)
  return { isClean: String(studied) === String(subjectsOf(school)), hasYear: textsOf(proposals, section).graduationYear === yearOf(school) }
}

/** What the reader makes of a person's resume. */
export function measured(proposals: readonly Proposal[], person: Person): Measured {
  const rows = proposals.filter(({ field }) => field === 'positionsHeld').map(({ value }) => value as Row)
  const expected = person.jobs.map((job) => positionOf(job, layoutOf(person)))
  const tagged = proposals.filter(({ field }) => field === 'otherTraining').map(({ value }) => value as { name: string; tags: string[] })
  const hasTag = new Set(tagged.filter(({ tags }) => tags.some((tag) => tag !== OTHER_TAG)).map(({ name }) => folded(name)))
  const schools = person.schools.map((school) => readSchool(proposals, school))
  return {
    positions: shareOf(expected, (one) => rows.some((row) => isSamePosition(row, one))),
    companies: shareOf(expected, (one) => rows.some((row) => row.name === one.title && row.companyInstitution === one.company)),
    schools: shareOf(schools, ({ isClean }) => isClean),
    years: shareOf(schools, ({ hasYear }) => hasYear),
    wrong: shareOf(proposals, (proposal) => !isTrue(proposal, person, expected, proposals)),
    skills: shareOf(person.skills, (skill) => hasTag.has(folded(skill))),
  }
}

/** Several resumes taken together. */
export function together(all: readonly Measured[]): Measured {
  const sum = (measure: Measure): Share => ({
    right: all.reduce((total, one) => total + one[measure].right, 0),
    of: all.reduce((total, one) => total + one[measure].of, 0),
  })
  return recordOf(measures, sum)
}
