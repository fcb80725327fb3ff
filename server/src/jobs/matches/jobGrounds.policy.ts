import { isOtherCountry, isSameCountry } from '@trellis/contract/profiles/countries.ts'
import { educations, type EmploymentType, type JobInfo } from '@trellis/contract/jobs/jobs.ts'
import { plainText } from '@trellis/contract/texts/plainText.ts'
import { levelLabel, levels } from '@trellis/contract/profiles/levels.ts'
import type { Beside } from '../../matching/matching.present.ts'
import type { Education } from './education.policy.ts'
import { isAbove } from './experience.policy.ts'

/** What of a student decides which jobs they can take, and which are near. */
export interface Taker {
  /** Place in the order of levels, from 0. */
  readonly level: number
  /** Null where it is not known: then it is held against nobody. */
  readonly education: Education | null
  /** How long they have worked; 0 where it is not known. */
  readonly yearsExperience: number
  /** In whole years at the end of this year; null where it is not known. */
  readonly age: number | null
  /** In plain text. */
  readonly city: string
  readonly state: string
  readonly country: string
}

/** What of a job decides who can take it, and whom it suits. */
export interface Takeable
  extends
    Pick<JobInfo, 'level' | 'education' | 'yearsOfExperience' | 'employmentType' | 'workplace' | 'pay'>,
    Pick<JobInfo, 'locationCity' | 'locationState' | 'locationCountry'> {
  readonly leastAge: number | null
}

/**
 * What place and pay add to a raw score, in which each part of the likeness is 1 at its 99th percentile: enough to decide
 * between jobs that fit alike, too little to put one that does not fit before one that does.
 */
export const placeWorth = { city: 0.5, state: 0.35, country: 0.25, remote: 0.25, remoteAbroad: 0.1 } as const
export const payWorth = { told: 0.15, paid: 0.1 } as const

/** To whom it is told: the student, or somebody else. */
type Whose = 'your' | 'their'

const placeWords: Record<keyof typeof placeWorth, (whose: Whose) => string> = {
  city: (whose) => `It is in ${whose} city`,
  state: (whose) => `It is in ${whose} state`,
  country: (whose) => `It is in ${whose} country`,
  remote: () => 'It is remote',
  remoteAbroad: () => 'It is remote',
}
const payWords: Record<keyof typeof payWorth, string> = { told: 'It is paid, and says how much', paid: 'It is paid' }

/** How near a job is to a student: in raw scores, and in words. Nothing where it is not, or nobody knows. */
export function placeOf(job: Takeable, taker: Taker, whose: Whose = 'your'): Beside | undefined {
  const near = nearnessOf(job, taker)
  return near && { kind: 'place', raw: placeWorth[near], words: placeWords[near](whose) }
}

function nearnessOf(job: Takeable, taker: Taker): keyof typeof placeWorth | undefined {
  const [city, state, country] = [job.locationCity, job.locationState, job.locationCountry].map(plainText)
  const isAt = isSameCountry(country!, taker.country)
  if (isAt && city !== '' && city === taker.city) return 'city'
  if (isAt && state !== '' && state === taker.state) return 'state'
  if (isAt) return 'country'
  if (job.workplace !== 'remote') return undefined
  return isOtherCountry(country!, taker.country) ? 'remoteAbroad' : 'remote'
}

/** Work of some hours a week, and work without pay: nobody moves for either. */
export const worthNoMove: readonly EmploymentType[] = ['partTime', 'unpaid']

/** In which country somebody has to live already who is suggested for a job; undefined where it is done from anywhere, or is work that people move for. */
export function workCountryOf({ workplace, employmentType, locationCountry }: Takeable): string | undefined {
  return workplace !== 'remote' && worthNoMove.includes(employmentType) ? locationCountry : undefined
}

/** What speaks for a job beside its likeness. */
export const besideOf = (job: Takeable, taker: Taker, whose?: Whose): Beside[] =>
  [placeOf(job, taker, whose), payOf(job)].filter((one) => one !== undefined)

/** What a job pays: in raw scores, and in words. */
export function payOf({ employmentType, pay }: Takeable): Beside | undefined {
  if (employmentType === 'unpaid') return undefined
  const worth = (pay.max ?? pay.min) ? 'told' : 'paid'
  return { kind: 'pay', raw: payWorth[worth], words: payWords[worth] }
}

const ADULT = 18

/** Whether a student is known to be under 18 for all of this year. */
export const isUnder18 = ({ age }: Taker): boolean => age !== null && age < ADULT

/** Why a student cannot take a job, in sentences; nothing where nothing speaks against it. */
export function hindrancesOf(job: Takeable, taker: Taker): string[] {
  const wanted = educations.indexOf(job.education)
  const hindrances = [
    isAbove(job, levels[taker.level]!, taker.yearsExperience) &&
      `It is for the level ${levelLabel(job.level)}, and yours is ${levelLabel(levels[taker.level])}`,
    taker.education !== null &&
      wanted > taker.education &&
      `It asks for more education than your bio shows: ${job.education.toLowerCase()}`,
    job.leastAge !== null && taker.age !== null && taker.age < job.leastAge && `It asks for people of ${job.leastAge} or older`,
    isUnder18(taker) && isOtherCountry(job.locationCountry, taker.country) && 'It is in another country, and you are under 18',
  ]
  return hindrances.filter((hindrance) => hindrance !== false)
}
