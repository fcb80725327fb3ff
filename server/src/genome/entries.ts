import { CURRENT, YEAR_MS, yearsOf } from '@trellis/contract/texts/dates.ts'
import type {
  ActivityEntry,
  BioSection,
  CollegeInfo,
  HighschoolInfo,
  PositionHeld,
  ProfessionalInfo,
  StudentProfile,
  TaggedEntry,
  TimeCommitment,
} from '@trellis/contract/profiles/profiles.ts'
import { OTHER_TAG } from '@trellis/contract/profiles/tags.ts'

/** One thing a person did, with all that decides how much it weighs. */
export interface Entry {
  readonly name: string
  readonly section: BioSection
  readonly tags: readonly string[]
  readonly timeCommitment: TimeCommitment
  /** For how long; 0 where the person does not say. */
  readonly years: number
  /** How long ago it ended; 0 for what goes on, or where the person does not say. */
  readonly ageInYears: number
}

/** The tagged entries of a bio. Rows that were never filled in are left out. `now` is in milliseconds since 1970. */
export function entriesOf(bio: StudentProfile, now: number): Entry[] {
  const entries = [
    ...schoolEntries('highschoolInfo', bio.highschoolInfo, now),
    ...collegeEntries('collegeInfo', bio.collegeInfo, now),
    ...collegeEntries('graduateInfo', bio.graduateInfo, now),
    ...professionalEntries(bio.professionalInfo, now),
  ]
  return entries.filter(isFilledIn)
}

function schoolEntries(section: BioSection, school: HighschoolInfo, now: number): Entry[] {
  const ageInYears = yearsSinceGraduation(school.graduationYear, now)
  return [
    ...school.favoriteSubjects,
    ...school.sportsGames,
    ...school.clubsOrgs,
    ...school.jobsInternshipsProjects,
    ...school.otherInterests,
    ...school.otherTraining,
    ...school.impactfulActivities,
  ].map((row) => entryOf(section, row, ageInYears, now))
}

function collegeEntries(section: BioSection, college: CollegeInfo, now: number): Entry[] {
  const ageInYears = yearsSinceGraduation(college.graduationYear, now)
  const studies = [...college.major, ...college.minor].map((row) => entryOf(section, row, ageInYears, now))
  return [...studies, ...schoolEntries(section, college, now)]
}

function professionalEntries(professional: ProfessionalInfo, now: number): Entry[] {
  const rows = [...professional.clubsOrgs, ...professional.otherInterests, ...professional.impactfulActivities]
  return [
    ...professional.positionsHeld.map((position) => positionEntry(position, now)),
    ...rows.map((row) => entryOf('professionalInfo', row, 0, now)),
  ]
}

function entryOf(section: BioSection, row: TaggedEntry | ActivityEntry, ageInYears: number, now: number): Entry {
  const { timeCommitment, duration } = { timeCommitment: '' as const, duration: '', ...row }
  return {
    name: row.name,
    section,
    tags: row.tags,
    timeCommitment: timeCommitment || 'medium',
    years: yearsOf(duration, now) ?? 0,
    ageInYears,
  }
}

/** A position weighs as a major commitment. Without an end it goes on; without a start its length is not known. */
function positionEntry(position: PositionHeld, now: number): Entry {
  const end = Math.min(now, position.endDate ?? CURRENT)
  return {
    name: position.name || position.companyInstitution,
    section: 'professionalInfo',
    tags: position.tags,
    timeCommitment: 'major',
    years: position.startDate === null ? 0 : Math.max(0, end - position.startDate) / YEAR_MS,
    ageInYears: (now - end) / YEAR_MS,
  }
}

function yearsSinceGraduation(graduationYear: string, now: number): number {
  return graduationYear === '' ? 0 : Math.max(0, new Date(now).getUTCFullYear() - Number(graduationYear))
}

/** 'Other' is what an empty row is tagged with: alone it does not make an entry. */
function isFilledIn(entry: Entry): boolean {
  return entry.name !== '' || entry.tags.some((tag) => tag !== OTHER_TAG)
}
