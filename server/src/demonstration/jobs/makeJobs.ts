import { type EmploymentType, JobInfo, type PayPeriod, type Proficiency } from '@trellis/contract/jobs/jobs.ts'
import type { Level } from '@trellis/contract/profiles/profiles.ts'
import type { z } from 'zod'
import type { Calling } from '../people/callings.ts'
import type { Random } from '../random.ts'
import type { Entry } from '../people/sections.ts'
import { type Employer, jobsRandom } from './employers.ts'

/** A job that was made up, ready to be stored. Its employer is named by the place among the employers. */
export interface MadeJob {
  readonly employer: number
  /** Whose people hear of it. */
  readonly callingIds: readonly string[]
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

const DAY = 86_400_000
const LONGEST_OPEN_DAYS = 180
const levelDeck: readonly Level[] = ['hs', 'col', 'col', 'col', 'gs', 'ep', 'ep', 'ep', 'ap']

/** So many jobs of an employer, in their calling: the same for the same seed and day. */
export function makeJobs(seed: number, at: number, employer: Employer, count: number, now: number): MadeJob[] {
  const random = jobsRandom(seed, at)
  return Array.from({ length: count }, () => makeJob(random, at, employer, now))
}

function makeJob(random: Random, at: number, employer: Employer, now: number): MadeJob {
  const { calling, home } = employer
  const level = random.pick(levelDeck)
  const state = random.pick(['open', 'open', 'open', 'open', 'open', 'open', 'open', 'closed', 'draft'] as const)
  const openedAt = now - (1 + Math.floor(LONGEST_OPEN_DAYS * random.next() ** 1.6)) * DAY
  const { name, pattern } = titleOf(random, calling, level)
  const workplace = random.pick(['onSite', 'onSite', 'onSite', 'hybrid', 'remote'] as const)
  const startDate = now + random.whole(20, 150) * DAY
  const isInternship = level === 'hs' || level === 'col'
  const info: z.input<typeof JobInfo> = {
    name,
    companyInstitution: employer.recruiter.companyInstitution,
    description: descriptionOf(random, employer, pattern, level),
    ...conditionsOf(random, level, home.locationCountry),
    level,
    skills: skillsOf(random, calling, level),
    ...home,
    workplace,
    startDate,
    endDate: isInternship ? startDate + random.whole(60, 180) * DAY : null,
    applyUntil: random.chance(0.5) ? now + random.whole(5, 60) * DAY : null,
    resumeWanted: random.chance(0.4),
    state,
  }
  return {
    employer: at,
    callingIds: [calling.id],
    info: JobInfo.parse(info),
    createdAt: openedAt - random.whole(0, 3) * DAY,
    openedAt: state === 'draft' ? undefined : openedAt,
    closedAt: state === 'closed' ? Math.min(now - DAY, openedAt + random.whole(14, 60) * DAY) : undefined,
    interest: state === 'draft' ? 0 : random.whole(5, 22),
    applicants: 0,
  }
}

function titleOf(random: Random, calling: Calling, level: Level): { name: string; pattern: Entry | undefined } {
  const fromList = (list: readonly Entry[]) => {
    const pattern = random.pick(list)
    return { name: pattern.words, pattern }
  }
  const schoolJobs = calling.jobs.filter(({ words }) => !/\bmy\b/.test(words))
  if (level === 'hs' && schoolJobs.length > 0) return fromList(schoolJobs)
  if (level === 'hs' || level === 'col') return fromList(calling.placements)
  if (level === 'gs') return { name: `Research assistant in ${calling.field}`, pattern: undefined }
  const stage = level === 'ep' ? 'entry' : random.pick(['middle', 'senior'] as const)
  return { name: random.pick(calling.titles[stage]), pattern: undefined }
}

const openings: Record<Level, string> = {
  hs: 'You are still at school and would like to see a working day from the inside. Nobody expects you to know how yet.',
  col: 'You study and want to do for a few months what the books describe. Somebody sits beside you and has time.',
  gs: 'You have learned how to ask a question properly. Come and ask it about something that is used.',
  ep: 'You have done this for a while and would like to be trusted with more of it.',
  ap: 'You have seen this done well and badly, and can tell others the difference.',
}

function descriptionOf(random: Random, { recruiter, calling }: Employer, pattern: Entry | undefined, level: Level): string {
  const work = random.some(calling.work, 4).map(({ words }) => `- ${words}`)
  const wanted = [...(pattern?.tags ?? []), ...random.some(calling.training, 1).map(({ words }) => words)]
  return [
    openings[level],
    '## What you will do',
    work.join('\n'),
    '## What helps',
    `Experience in ${[...new Set(wanted)].join(', ').toLowerCase() || calling.field}. More than that, that you like ${random.pick(calling.work).words}.`,
    '## Who we are',
    recruiter.about,
  ].join('\n\n')
}

const proficiencyOf: Record<Level, readonly Proficiency[]> = {
  hs: ['familiar', 'familiar', 'moderate'],
  col: ['familiar', 'moderate', 'good'],
  gs: ['moderate', 'good', 'good'],
  ep: ['moderate', 'good', 'veryGood'],
  ap: ['good', 'veryGood', 'expert'],
}

function skillsOf(random: Random, calling: Calling, level: Level): { name: string; proficiency: Proficiency }[] {
  const tags = [...calling.work, ...(level === 'hs' ? calling.jobs : calling.placements)].flatMap((pattern) => [...pattern.tags])
  const names = random.some([...new Set(tags)], random.whole(4, 6))
  return names.map((name) => ({ name, proficiency: random.pick(proficiencyOf[level]) }))
}

type Conditions = Pick<z.input<typeof JobInfo>, 'employmentType' | 'yearsOfExperience' | 'education' | 'pay'>

/** From and to, in thousands a year or in the currency an hour. */
const paysOf: Record<Level, { per: PayPeriod; least: number; most: number; unit: number }> = {
  hs: { per: 'hour', least: 13, most: 18, unit: 1 },
  col: { per: 'hour', least: 17, most: 32, unit: 1 },
  gs: { per: 'hour', least: 24, most: 40, unit: 1 },
  ep: { per: 'year', least: 44, most: 82, unit: 1_000 },
  ap: { per: 'year', least: 70, most: 140, unit: 1_000 },
}
const currencyOf: Readonly<Record<string, 'EUR' | 'GBP' | 'CAD' | 'AUD'>> = {
  Ireland: 'EUR',
  'United Kingdom': 'GBP',
  Canada: 'CAD',
  Australia: 'AUD',
}

function conditionsOf(random: Random, level: Level, country: string): Conditions {
  const { per, least, most, unit } = paysOf[level]
  const min = random.whole(least, most)
  const types: Record<Level, readonly EmploymentType[]> = {
    hs: ['partTime', 'partTime', 'internship'],
    col: ['internship', 'internship', 'internship', 'partTime', 'unpaid'],
    gs: ['partTime', 'internship', 'fullTime'],
    ep: ['fullTime', 'fullTime', 'fullTime', 'partTime'],
    ap: ['fullTime', 'fullTime', 'consulting'],
  }
  const employmentType = random.pick(types[level])
  const hasPay = employmentType !== 'unpaid' && random.chance(0.8)
  return {
    employmentType,
    yearsOfExperience: level === 'ap' ? '5-10 years' : level === 'ep' ? random.pick(['0-2 years', '2-5 years']) : 'None',
    education: level === 'hs' ? 'None' : level === 'gs' ? 'Completed 4-year college (Bachelors)' : 'Completed High School',
    pay: {
      min: hasPay ? min * unit : null,
      max: hasPay ? Math.round(min * (1.1 + random.next() * 0.3)) * unit : null,
      currency: currencyOf[country] ?? 'USD',
      per,
    },
  }
}
