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

const commitmentWeights: Record<TimeCommitment, number> = { minor: 0.7, medium: 1, major: 1.3 }
const YEARS_GAIN = 0.25
const MOST_FOR_YEARS = 1.5
const HALF_LIFE_YEARS = 10
const LEAST_FOR_AGE = 0.5

/**
 * How much an entry weighs:
 * κ = commitment (0.7, 1, 1.3) × min(1.5, 1 + 0.25·log2(1 + years)) × max(0.5, 0.5^(age in years / 10)).
 */
export function entryWeight({ timeCommitment, years, ageInYears }: Entry): number {
  const forYears = Math.min(MOST_FOR_YEARS, 1 + YEARS_GAIN * Math.log2(1 + years))
  const forAge = Math.max(LEAST_FOR_AGE, 0.5 ** (ageInYears / HALF_LIFE_YEARS))
  return commitmentWeights[timeCommitment] * forYears * forAge
}

/** What somebody did, those first that show most of a skill; work and training at high school are the first steps, behind all later studies. */
const mostShowing = ['work', 'study', 'firstWork', 'pastime', 'subject'] as const
type EntryKind = (typeof mostShowing)[number]

/** An entry, and what it tells of. */
interface Placed {
  readonly entry: Entry
  readonly kind: EntryKind
}

/** Whoever works so learns the trade yet. */
const learningWork = /\b(?:intern|interns|internship|trainee|apprentice|apprenticeship)\b/i

/**
 * The tagged entries of a bio, first what shows most of a skill, as {@link mostShowingFirst} tells. Rows that were never filled in are left
 * out. `now` is in milliseconds since 1970.
 */
export function entriesOf(bio: StudentProfile, now: number): Entry[] {
  const stages = [
    professionalEntries(bio.professionalInfo, now),
    collegeEntries('graduateInfo', bio.graduateInfo, now),
    collegeEntries('collegeInfo', bio.collegeInfo, now),
    highschoolEntries(bio.highschoolInfo, now),
  ]
  return mostShowingFirst(stages.map((stage) => stage.filter(({ entry }) => isFilledIn(entry))))
}

function professionalEntries(professional: ProfessionalInfo, now: number): Placed[] {
  const rows = [...professional.clubsOrgs, ...professional.otherInterests, ...professional.impactfulActivities]
  return [
    ...placed(
      'work',
      professional.positionsHeld.map((position) => positionEntry(position, now)),
    ),
    ...placed(
      'pastime',
      rows.map((row) => entryOf('professionalInfo', row, 0, now)),
    ),
  ]
}

function collegeEntries(section: BioSection, college: CollegeInfo, now: number): Placed[] {
  const ageInYears = yearsSinceGraduation(college.graduationYear, now)
  const studies = [...college.major, ...college.minor].map((row) => entryOf(section, row, ageInYears, now))
  return [...placed('study', studies), ...schoolEntries(section, college, { work: 'work', training: 'study' }, now)]
}

const highschoolEntries = (school: HighschoolInfo, now: number): Placed[] =>
  schoolEntries('highschoolInfo', school, { work: 'firstWork', training: 'firstWork' }, now)

function schoolEntries(section: BioSection, school: HighschoolInfo, kinds: Record<'work' | 'training', EntryKind>, now: number): Placed[] {
  const ageInYears = yearsSinceGraduation(school.graduationYear, now)
  const of = (kind: EntryKind, rows: readonly (TaggedEntry | ActivityEntry)[]): Placed[] =>
    placed(
      kind,
      rows.map((row) => entryOf(section, row, ageInYears, now)),
    )
  return [
    ...of(kinds.work, school.jobsInternshipsProjects),
    ...of(kinds.training, school.otherTraining),
    ...of('pastime', [...school.sportsGames, ...school.clubsOrgs, ...school.otherInterests, ...school.impactfulActivities]),
    ...of('subject', school.favoriteSubjects),
  ]
}

const placed = (kind: EntryKind, entries: readonly Entry[]): Placed[] => entries.map((entry) => ({ entry, kind }))

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

/**
 * Puts entries in the order of how much they show of a skill that they are tagged with: work before internships before studies and training
 * before clubs, sports and interests before school subjects; then the later stage of life before the earlier; then by how much they weigh.
 * @param stages the entries of each stage, the latest stage first
 */
function mostShowingFirst(stages: readonly (readonly Placed[])[]): Entry[] {
  const all = stages.flatMap((entries, stage) =>
    entries.map(({ entry, kind }) => ({
      entry,
      stage,
      kind: mostShowing.indexOf(kind),
      isLearning: isLearning(kind, entry),
      weight: entryWeight(entry),
    })),
  )
  return all
    .toSorted(
      (one, other) =>
        one.kind - other.kind || Number(one.isLearning) - Number(other.isLearning) || one.stage - other.stage || other.weight - one.weight,
    )
    .map(({ entry }) => entry)
}

const isLearning = (kind: EntryKind, { name }: Entry): boolean => (kind === 'work' || kind === 'firstWork') && learningWork.test(name)
