import { educations } from '@trellis/contract/jobs/jobs.ts'
import { levels, type MainSection, mainSectionOf } from '@trellis/contract/profiles/levels.ts'
import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'

/** A place in the order of `educations`, from 0 for none. */
export type Education = number

const educationAt = (education: (typeof educations)[number]): Education => educations.indexOf(education)
const [highSchool, associate, bachelor, master, doctorate] = [
  educationAt('Completed High School'),
  educationAt('Completed 2 years of college (Associate)'),
  educationAt('Completed 4-year college (Bachelors)'),
  educationAt('Completed Masters'),
  educationAt('Completed Doctorate'),
]
/** Who studies has completed what comes before; nothing is known of who works. */
const educationAtMain: Partial<Record<MainSection, Education>> = { highschoolInfo: 0, collegeInfo: highSchool, graduateInfo: bachelor }

/** What of a bio shows an education. */
export interface Schooling {
  readonly generalInfo: Pick<StudentProfile['generalInfo'], 'level'>
  readonly highschoolInfo: Pick<StudentProfile['highschoolInfo'], 'graduationYear'>
  readonly collegeInfo: Pick<StudentProfile['collegeInfo'], 'graduationYear' | 'degree'>
  readonly graduateInfo: Pick<StudentProfile['graduateInfo'], 'graduationYear' | 'degree'>
}

/**
 * The education that a bio shows to be completed; null where it shows nothing, which is held against nobody.
 * @param year the present one
 */
export function educationOf({ generalInfo, highschoolInfo, collegeInfo, graduateInfo }: Schooling, year: number): Education | null {
  const isOver = ({ graduationYear }: { graduationYear: string }) => graduationYear !== '' && Number(graduationYear) <= year
  const shown = [
    educationAtMain[mainSectionOf(generalInfo.level)],
    isOver(highschoolInfo) ? highSchool : undefined,
    isOver(collegeInfo) ? educationOfCollege(collegeInfo.degree) : undefined,
    isOver(graduateInfo) ? educationOfGraduates(graduateInfo.degree) : undefined,
  ].filter((education) => education !== undefined)
  return shown.length === 0 ? null : Math.max(...shown)
}

/** By a college's degree, as it was typed. */
const educationOfCollege = (degree: string): Education => (/associate|\bA\.?[AS]\.?\b/i.test(degree) ? associate : bachelor)

/** By the degree of a graduate school: a Ph.D., J.D. or M.D. is a doctorate. */
const educationOfGraduates = (degree: string): Education => (/doctor|ph\.?\s?d|\b[jm]\.?d\b/i.test(degree) ? doctorate : master)

/** The lowest level at which people usually have an education, as a place in the order of levels. */
export function levelOfEducation(education: Education): number {
  if (education <= 0) return 0
  if (education <= highSchool) return firstLevelOf('collegeInfo')
  return firstLevelOf(education <= bachelor ? 'graduateInfo' : 'professionalInfo')
}

const firstLevelOf = (section: MainSection): number => levels.findIndex((level) => mainSectionOf(level) === section)
