import { isWorking, weightsAt } from './levels.ts'
import type {
  ActivityEntry,
  BioSection,
  CollegeInfo,
  GeneralInfo,
  HighschoolInfo,
  IkigaiInfo,
  ProfessionalInfo,
  StudentProfile,
} from './profiles.ts'

const LAST_SCHOOL_WEIGHT = 1

/** Not everybody who works went to college, so of them only the highest school that they name is asked for. */
function lastSchool(profile: StudentProfile): BioSection {
  const schools = ['graduateInfo', 'collegeInfo', 'highschoolInfo'] as const
  return schools.find((school) => profile[school].name) ?? 'collegeInfo'
}

function weightsFor(profile: StudentProfile): Partial<Record<BioSection, number>> {
  const { level } = profile.generalInfo
  const weights = weightsAt(level)
  return isWorking(level) ? { ...weights, [lastSchool(profile)]: LAST_SCHOOL_WEIGHT } : weights
}

const named = (...lists: readonly { readonly name: string }[][]) => lists.some((rows) => rows.some(({ name }) => name))

function generalAnswers({ name, birthYear, locationCity, locationCountry }: GeneralInfo): unknown[] {
  return [name, birthYear, locationCity, locationCountry]
}

function ikigaiAnswers(ikigai: IkigaiInfo): unknown[] {
  return Object.values(ikigai)
}

/** Nobody has everything that can be entered: one activity of any kind and one thing to be proud of are enough. */
function schoolAnswers(school: HighschoolInfo): unknown[] {
  const activities: ActivityEntry[][] = [school.sportsGames, school.clubsOrgs, school.jobsInternshipsProjects, school.otherInterests]
  return [
    school.name,
    school.graduationYear,
    school.locationCity,
    named(school.favoriteSubjects),
    named(...activities),
    named(school.impactfulActivities, school.proudestAcomplishments),
  ]
}

function collegeAnswers(college: CollegeInfo): unknown[] {
  return [...schoolAnswers(college), college.degree, named(college.major)]
}

function professionalAnswers(work: ProfessionalInfo): unknown[] {
  const { positionsHeld, clubsOrgs, otherInterests, impactfulActivities } = work
  return [
    named(positionsHeld),
    positionsHeld.some(({ workDescription }) => workDescription),
    positionsHeld.some(({ startDate, endDate }) => startDate !== null && endDate !== null),
    named(clubsOrgs, otherInterests, impactfulActivities),
    work.aspirationalRole,
    work.adviceToSelf,
  ]
}

/** `of` 0 is a section that is not asked for at this level; nothing is missing in it. */
export interface SectionCompleteness {
  readonly filled: number
  readonly of: number
  readonly percent: number
}

const percentOf = (filled: number, of: number) => (of === 0 ? 100 : Math.floor((100 * filled) / of))

/**
 * How much of what somebody at this level is asked for is filled in: in all, weighted by section, and for each section.
 * Percentages are whole numbers rounded down, so that 100 means everything.
 */
export function completeness(profile: StudentProfile): {
  percent: number
  sections: Record<BioSection, SectionCompleteness>
} {
  const weights = weightsFor(profile)
  const section = (name: BioSection, answers: unknown[]): SectionCompleteness => {
    if (!weights[name]) return { filled: 0, of: 0, percent: 100 }
    const filled = answers.filter(Boolean).length
    return { filled, of: answers.length, percent: percentOf(filled, answers.length) }
  }
  const sections = {
    generalInfo: section('generalInfo', generalAnswers(profile.generalInfo)),
    ikigaiInfo: section('ikigaiInfo', ikigaiAnswers(profile.ikigaiInfo)),
    highschoolInfo: section('highschoolInfo', schoolAnswers(profile.highschoolInfo)),
    collegeInfo: section('collegeInfo', collegeAnswers(profile.collegeInfo)),
    graduateInfo: section('graduateInfo', collegeAnswers(profile.graduateInfo)),
    professionalInfo: section('professionalInfo', professionalAnswers(profile.professionalInfo)),
  }
  const weighed = Object.entries(weights) as [BioSection, number][]
  const total = weighed.reduce((sum, [, weight]) => sum + weight, 0)
  const filled = weighed.reduce((sum, [name, weight]) => sum + (weight * sections[name].filled) / sections[name].of, 0)
  const isWhole = weighed.every(([name]) => sections[name].filled === sections[name].of)
  return { percent: isWhole ? 100 : Math.min(99, Math.floor((100 * filled) / total)), sections }
}
