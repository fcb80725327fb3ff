import { YEAR_MS } from '@trellis/contract/texts/dates.ts'
import { type Level, mainSectionOf } from '@trellis/contract/profiles/levels.ts'
import { type Career, madeLevels } from '../levels.ts'
import type { Calling } from './callings.ts'
import type { Random } from '../random.ts'

/** The years of a life as far as it has come. What has not begun, or never happened, is not there. */
export interface Timeline {
  readonly birthYear: number
  /** Years of graduation, which may lie ahead. */
  readonly highschoolEnd: number
  readonly collegeEnd?: number
  readonly graduateEnd?: number
  /** Which of the calling's graduate degrees it is: the first ones are shorter. */
  readonly isDoctorate?: boolean
  /** The first day of work after school, in milliseconds since 1970. */
  readonly careerStart?: number
  /** When work ended for graduate school. */
  readonly careerEnd?: number
}

const FIRST_MONTH_OF_SCHOOL = 8
const SCHOOL_YEARS = 4
const monthStart = (year: number, month: number): number => Date.UTC(year, month, 1)

/** The year in which the present school year ends. */
export function schoolYearEnd(now: number): number {
  const today = new Date(now)
  return today.getUTCFullYear() + (today.getUTCMonth() >= FIRST_MONTH_OF_SCHOOL - 1 ? 1 : 0)
}

/** When somebody began at high school who leaves it in a year. */
export const schoolBegan = (leaves: number): number => monthStart(leaves - SCHOOL_YEARS, FIRST_MONTH_OF_SCHOOL - 1)

const collegeYears = (calling: Calling): number => (calling.schooling === 'trade' ? 2 : 4)

/** A plausible life for somebody of a level. `now` is in milliseconds since 1970. */
export function timelineOf(random: Random, level: Level, calling: Calling, now: number): Timeline {
  const { career } = madeLevels[level]
  if (career !== undefined) return workingLife(random, career, calling, now)
  const main = mainSectionOf(level)
  if (main === 'highschoolInfo') return startingFrom(random, schoolYearEnd(now) + random.whole(0, 3))
  if (main === 'collegeInfo') {
    const collegeEnd = schoolYearEnd(now) + random.whole(0, collegeYears(calling) - 1)
    return { ...startingFrom(random, collegeEnd - collegeYears(calling) - gapYear(random)), collegeEnd }
  }
  return graduateLife(random, calling, now)
}

const gapYear = (random: Random): number => (random.chance(0.12) ? 1 : 0)

function startingFrom(random: Random, highschoolEnd: number): Timeline {
  const age = random.chance(0.15) ? 17 : 18
  return { birthYear: highschoolEnd - age, highschoolEnd }
}

function graduateLife(random: Random, calling: Calling, now: number): Timeline {
  const isDoctorate = random.chance(0.35)
  const years = isDoctorate ? 5 : 2
  const graduateEnd = schoolYearEnd(now) + random.whole(0, years - 1)
  const worked = random.chance(0.4) ? random.whole(1, 5) : 0
  const collegeEnd = graduateEnd - years - worked
  const school = startingFrom(random, collegeEnd - collegeYears(calling) - gapYear(random))
  const work = { careerStart: monthStart(collegeEnd, random.whole(6, 7)), careerEnd: monthStart(graduateEnd - years, 7) }
  return { ...school, collegeEnd, graduateEnd, isDoctorate, ...(worked > 0 && work) }
}

function workingLife(random: Random, career: Career, calling: Calling, now: number): Timeline {
  const { leastYears, mostYears, skew, graduates } = career
  const years = leastYears + (mostYears - leastYears) * random.next() ** skew
  const began = new Date(now - years * YEAR_MS)
  const careerStart = monthStart(began.getUTCFullYear(), began.getUTCMonth())
  const lastSchoolEnd = began.getUTCFullYear() - (began.getUTCMonth() >= 5 ? 0 : 1)
  if (calling.schooling === 'trade' && random.chance(0.35)) return { ...startingFrom(random, lastSchoolEnd), careerStart }
  const graduate = random.chance(graduates)
  const collegeEnd = graduate ? lastSchoolEnd - random.whole(2, 3) : lastSchoolEnd
  const school = startingFrom(random, collegeEnd - collegeYears(calling) - gapYear(random))
  return { ...school, collegeEnd, ...(graduate && { graduateEnd: lastSchoolEnd, isDoctorate: false }), careerStart }
}
