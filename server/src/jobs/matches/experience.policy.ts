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

/** Who has worked for longer before a second degree takes no internship beside those who begin: they would have to forget what they can. */
const MOST_OF_BEGINNERS = yearsAsked['0-2 years'].most + SPARE_YEARS

/** What full-time work that begins after a degree asks for: its levels, and the experience of whoever has begun. */
export const afterDegree = { levels: ['col', 'gs'], employmentType: 'fullTime', experience: '0-2 years' } as const

/** Whether a job is first work after a degree: it suits whoever has worked for a year or two as well as those who are about to begin. */
export const isAfterDegree = ({
  level,
  employmentType,
  yearsOfExperience,
}: Pick<JobInfo, 'level' | 'employmentType' | 'yearsOfExperience'>) =>
  afterDegree.levels.some((one) => one === level) &&
  employmentType === afterDegree.employmentType &&
  yearsOfExperience === afterDegree.experience

/** Whether somebody works and has begun so lately that first work after a degree suits them. */
export const hasJustBegun = (level: Level, years: number): boolean => level === BEGINNERS_AT_WORK && years <= MOST_OF_BEGINNERS

/** The level of those who have begun to work. */
export const BEGINNERS_AT_WORK: Level = 'ep'

/** How long those have worked whom a job suits. */
function yearsSuiting(asked: YearsOfExperience): YearsWorked {
  const { least, most } = yearsAsked[asked]
  return { least: least - SPARE_YEARS, most: most + SPARE_YEARS }
}

/** The same of a job for people of a level: those who are beyond it are beside those who begin. */
export const yearsOfCandidates = (asked: YearsOfExperience, level: Level): YearsWorked => ({
  ...yearsSuiting(asked),
  above: { level: levels.indexOf(level), most: MOST_OF_BEGINNERS },
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
  return years > MOST_OF_BEGINNERS ? all.filter((one) => one === level) : all
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
