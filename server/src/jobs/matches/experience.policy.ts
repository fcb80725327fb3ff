import { type JobInfo, yearsOfExperience, type YearsOfExperience } from '@trellis/contract/jobs/jobs.ts'
import { isWorking, type Level, levels, levelsOfJobsFor } from '@trellis/contract/profiles/levels.ts'
import type { YearsWorked } from '../../matching/matchIndex/filter.ts'

/** Who asks for none has not said who has too much of it; and after ten years nobody steps back by one that asks for ten. */
const yearsAsked: Record<YearsOfExperience, YearsWorked> = {
  None: { least: 0, most: Infinity },
  '0-2 years': { least: 0, most: 2 },
  '2-5 years': { least: 2, most: 5 },
  '5-10 years': { least: 5, most: 10 },
  '10-20 years': { least: 10, most: Infinity },
  '> 20 years': { least: 20, most: Infinity },
}

/** Years are counted roughly: a job suits whoever lacks one of them, or has one more. */
const SPARE_YEARS = 1

/** Who has worked for longer has not just begun. */
const MOST_OF_BEGINNERS = yearsAsked['0-2 years'].most + SPARE_YEARS

/**
 * Who has worked for longer, a year or more, before a second degree takes no internship beside those who begin: they would have to forget what they
 * can. From August to August are 365 days, a little less than a year.
 */
const LESS_THAN_A_YEAR = 1 - 1 / 64

/** What full-time work that begins after a degree asks for: its levels, and the experience of whoever has begun. */
export const afterDegree = { levels: ['col', 'gs'], employmentType: 'fullTime', experience: '0-2 years' } as const

/** What of a job tells whom it suits by what they have done. */
type Beginning = Pick<JobInfo, 'level' | 'employmentType' | 'yearsOfExperience'>

/** Whether a job is first work after a degree: it suits whoever has worked for a year or two as well as those who are about to begin. */
export const isAfterDegree = ({ level, employmentType, yearsOfExperience }: Beginning): boolean =>
  afterDegree.levels.some((one) => one === level) &&
  employmentType === afterDegree.employmentType &&
  yearsOfExperience === afterDegree.experience

/** Whether somebody works, or has worked before a second degree, and for so short a time that first work after a degree suits them. */
export const hasJustBegun = (level: Level, years: number): boolean =>
  (level === SECOND_DEGREE || level === BEGINNERS_AT_WORK) && years <= MOST_OF_BEGINNERS

/** The level of those who study for a second degree. */
const SECOND_DEGREE: Level = 'gs'

/** The level of those who have begun to work. */
export const BEGINNERS_AT_WORK: Level = 'ep'

/** How long those have worked whom a job suits. */
function yearsSuiting(asked: YearsOfExperience): YearsWorked {
  const { least, most } = yearsAsked[asked]
  return { least: least - SPARE_YEARS, most: most + SPARE_YEARS }
}

/**
 * The same of whoever a job can be suggested to: those who are beyond its level are beside those who begin. What is for pupils who have left
 * school is for students too.
 */
export const yearsOfCandidates = (job: Beginning): YearsWorked => ({
  ...yearsSuiting(job.yearsOfExperience),
  above: { level: levels.indexOf(job.level === 'hs' ? 'col' : job.level), most: isAfterDegree(job) ? MOST_OF_BEGINNERS : LESS_THAN_A_YEAR },
})

/**
 * The experience that jobs ask for which suit somebody who has worked for so many years, as places in the order of `yearsOfExperience`. Of
 * whom no years are known, any does.
 */
export function experienceSuiting(years: number): number[] {
  if (years === 0) return [...yearsOfExperience.keys()]
  return [...yearsOfExperience.keys()].filter((place) => {
    const { least, most } = yearsSuiting(yearsOfExperience[place]!)
    return least <= years && years <= most
  })
}

/** The levels of the jobs that suit somebody by their own, and by how long they have worked. */
export function levelsSuiting(level: Level, years: number): Level[] {
  const all = levelsOfJobsFor(level)
  return years > LESS_THAN_A_YEAR ? all.filter((one) => one === level) : all
}

/**
 * The experience that a job may ask for which is above somebody's level and suits them all the same, as places in the order of
 * `yearsOfExperience`: among those who work, levels are told apart by years, and who has the years that a job names has its level.
 */
export function experienceHad(level: Level, years: number): number[] {
  if (!isWorking(level)) return []
  return [...yearsOfExperience.keys()].filter((place) => {
    const { least, most } = yearsAsked[yearsOfExperience[place]!]
    return least > 0 && least <= years && years <= most
  })
}

/** Whether a job is for a level that somebody has not reached, and does not name years that they have. */
export function isAbove(
  job: { readonly level: Level; readonly yearsOfExperience: YearsOfExperience },
  level: Level,
  years: number,
): boolean {
  const isHigher = levels.indexOf(job.level) > levels.indexOf(level)
  return isHigher && !experienceHad(level, years).includes(yearsOfExperience.indexOf(job.yearsOfExperience))
}
