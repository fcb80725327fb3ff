import { DAY_MS } from '@trellis/contract/durations.ts'
import { type EmploymentType, JobInfo, type Proficiency, type Workplace } from '@trellis/contract/jobs/jobs.ts'
import type { WorkingHours } from '@trellis/contract/jobs/workingHours.ts'
import { isWorking, type Level, type MainSection, mainSectionOf } from '@trellis/contract/profiles/levels.ts'
import type { z } from 'zod'
import { deckOf, madeLevels } from '../levels.ts'
import type { Calling } from '../people/callings.ts'
import type { Random } from '../random.ts'
import type { Entry } from '../people/sections.ts'
import { type Employer, jobsRandom } from './employers.ts'

/** A job that was made up, ready to be stored. Its employer is named by the place among the employers. */
export interface MadeJob {
  readonly employer: number
  /** Whose people hear of it. */
  readonly callingIds: readonly string[]
  /** Where it is told, a few of these hear of it too, and most who hear of it have one of `callingIds` as their first interest. */
  readonly kindredIds?: readonly string[]
  readonly info: JobInfo
  readonly createdAt: number
  /** Undefined for a draft. */
  readonly openedAt: number | undefined
  /** Undefined for one that is not closed. */
  readonly closedAt: number | undefined
  /** To how many people it came to mean something. */
  readonly interest: number
  /** How many more have applied and wait for an answer. */
  readonly applicants: number
}

const LONGEST_OPEN_DAYS = 180
const levelDeck = deckOf(({ jobs }) => jobs.share)
const isOneOf = (level: Level, ...sections: MainSection[]): boolean => sections.includes(mainSectionOf(level))

/** How often a job is made up anew whose title the employer has posted already. */
const MOST_TRIES = 12

/**
 * So many jobs of an employer, in their calling: the same for the same seed and day. No two have one title, which would look like one job shown
 * twice; whom they hire first is not changed for it, while there are titles left.
 */
export function makeJobs(seed: number, at: number, employer: Employer, count: number, now: number): MadeJob[] {
  const random = jobsRandom(seed, at)
  const titles = new Set<string>()
  return Array.from({ length: count }, (_, job) => {
    let made: MadeJob
    let tries = 0
    do {
      const level = (tries < MOST_TRIES / 2 ? employer.hiresFirst[job] : undefined) ?? random.pick(levelDeck)
      made = makeJob(random, at, employer, level, now)
    } while (titles.has(made.info.name) && ++tries < MOST_TRIES)
    titles.add(made.info.name)
    return { ...made, info: { ...made.info, ...hoursOf(made.info, at + job) } }
  })
}

function makeJob(random: Random, at: number, employer: Employer, level: Level, now: number): MadeJob {
  const { calling, home } = employer
  const state = random.pick(['open', 'open', 'open', 'open', 'open', 'open', 'open', 'closed', 'draft'] as const)
  const openedAt = now - (1 + Math.floor(LONGEST_OPEN_DAYS * random.next() ** 1.6)) * DAY_MS
  const { name, pattern, experience } = titleOf(random, calling, level)
  const workplace = workplaceOf(random, calling, level)
  const startDate = now + random.whole(20, 150) * DAY_MS
  const isInternship = isOneOf(level, 'highschoolInfo', 'collegeInfo')
  const info: z.input<typeof JobInfo> = {
    name,
    companyInstitution: employer.recruiter.companyInstitution,
    description: descriptionOf(random, employer, pattern, level),
    ...conditionsOf(random, level, experience, home.locationCountry),
    level,
    skills: skillsOf(random, calling, level),
    ...home,
    workplace,
    startDate,
    endDate: isInternship ? startDate + random.whole(60, 180) * DAY_MS : null,
    applyUntil: random.chance(0.5) ? now + random.whole(5, 60) * DAY_MS : null,
    resumeWanted: random.chance(0.4),
    state,
  }
  return {
    employer: at,
    callingIds: [calling.id],
    info: JobInfo.parse(info),
    createdAt: openedAt - random.whole(0, 3) * DAY_MS,
    openedAt: state === 'draft' ? undefined : openedAt,
    closedAt: state === 'closed' ? Math.min(now - DAY_MS, openedAt + random.whole(14, 60) * DAY_MS) : undefined,
    interest: state === 'draft' ? 0 : random.whole(5, 22),
    applicants: 0,
  }
}

const weekOf = (min: number, max = min): WorkingHours => ({ min, max })

/** How many hours a week jobs of a type take, one after the other; some of full time do not say. */
const hoursOfType: Record<EmploymentType, readonly (WorkingHours | undefined)[]> = {
  fullTime: [weekOf(40), undefined],
  partTime: [weekOf(10, 15), weekOf(12), weekOf(15, 20)],
  internship: [weekOf(40), weekOf(35, 40), weekOf(30)],
  unpaid: [weekOf(8, 12), weekOf(10)],
  consulting: [undefined],
}
/** Whoever works has no school beside. */
const hoursBesideNothing = [weekOf(20), weekOf(24, 30), weekOf(30)]

/** The hours of a job by its place among all: no chance is taken for them, which would change all that is made after them. */
function hoursOf({ employmentType, level }: JobInfo, place: number): Pick<JobInfo, 'hours'> {
  const all = employmentType === 'partTime' && isWorking(level) ? hoursBesideNothing : hoursOfType[employmentType]
  const hours = all[place % all.length]
  return hours === undefined ? {} : { hours }
}

/** Who begins is shown how it is done, on site. */
function workplaceOf(random: Random, { schooling, isDoneAnywhere }: Calling, level: Level): Workplace {
  if (schooling === 'trade') return 'onSite'
  const workplace = random.pick(['onSite', 'onSite', 'onSite', 'hybrid', 'remote'] as const)
  if (!isDoneAnywhere) return 'onSite'
  return workplace === 'remote' && !isWorking(level) ? 'hybrid' : workplace
}

interface Title {
  readonly name: string
  readonly pattern: Entry | undefined
  readonly experience: readonly Experience[]
}

function titleOf(random: Random, calling: Calling, level: Level): Title {
  const fromList = (list: readonly Entry[]): Title => {
    const pattern = random.pick(list)
    return { name: pattern.words, pattern, experience: ['None'] }
  }
  const schoolJobs = calling.jobs.filter(({ words }) => !/\bmy\b/.test(words))
  if (isOneOf(level, 'highschoolInfo') && schoolJobs.length > 0) return fromList(schoolJobs)
  if (isOneOf(level, 'highschoolInfo', 'collegeInfo')) return fromList(calling.placements)
  const { stages } = madeLevels[level].jobs
  if (stages === undefined) return { name: `Research assistant in ${calling.field}`, pattern: undefined, experience: ['None'] }
  const [stage, experience] = oneOf(random, stages)
  return { name: random.pick(calling.titles[stage]), pattern: undefined, experience }
}

/** Takes no chance where there is no choice. */
const oneOf = <T>(random: Random, list: readonly T[]): T => (list.length === 1 ? list[0]! : random.pick(list))

function descriptionOf(random: Random, { recruiter, calling }: Employer, pattern: Entry | undefined, level: Level): string {
  const work = random.some(calling.work, 4).map(({ words }) => `- ${words}`)
  const wanted = [...(pattern?.tags ?? []), ...random.some(calling.training, 1).map(({ words }) => words)]
  return [
    madeLevels[level].jobs.opening,
    '## What you will do',
    work.join('\n'),
    '## What helps',
    `Experience in ${[...new Set(wanted)].join(', ').toLowerCase() || calling.field}. More than that, that you like ${random.pick(calling.work).words}.`,
    '## Who we are',
    recruiter.about,
  ].join('\n\n')
}

/** Who works is asked for what one learns at work, and no longer for internships. */
function skillsOf(random: Random, calling: Calling, level: Level): { name: string; proficiency: Proficiency }[] {
  const more = isWorking(level) ? calling.training : isOneOf(level, 'highschoolInfo') ? calling.jobs : calling.placements
  const tags = [...calling.work, ...more].flatMap((pattern) => [...pattern.tags])
  const names = random.some([...new Set(tags)], random.whole(4, 6))
  return names.map((name) => ({ name, proficiency: random.pick(madeLevels[level].jobs.proficiencies) }))
}

type Experience = JobInfo['yearsOfExperience']
type Conditions = Pick<z.input<typeof JobInfo>, 'employmentType' | 'yearsOfExperience' | 'education' | 'pay'>

const currencies: Readonly<Record<string, 'EUR' | 'GBP' | 'CAD' | 'AUD'>> = {
  Ireland: 'EUR',
  'United Kingdom': 'GBP',
  Canada: 'CAD',
  Australia: 'AUD',
}

/** What a country pays in, or what the world does. */
export const currencyOf = (country: string) => currencies[country] ?? 'USD'

function conditionsOf(random: Random, level: Level, experience: readonly Experience[], country: string): Conditions {
  const { pay, types, education } = madeLevels[level].jobs
  const { per, least, most, unit } = pay
  const min = random.whole(least, most)
  const employmentType = random.pick(types)
  const hasPay = employmentType !== 'unpaid' && random.chance(0.8)
  return {
    employmentType,
    yearsOfExperience: oneOf(random, experience),
    education,
    pay: {
      min: hasPay ? min * unit : null,
      max: hasPay ? Math.round(min * (1.1 + random.next() * 0.3)) * unit : null,
      currency: currencyOf(country),
      per,
    },
  }
}
