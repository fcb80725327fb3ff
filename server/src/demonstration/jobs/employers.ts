import type { RecruiterProfile } from '@trellis/contract/accounts/accounts.ts'
import { DAY_MS } from '@trellis/contract/durations.ts'
import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { emptyProfile } from '@trellis/contract/profiles/profiles.ts'
import type { Level } from '@trellis/contract/profiles/levels.ts'
import { type Calling, callingsByShare } from '../people/callings.ts'
import type { MadePerson } from '../people/makePeople.ts'
import { emailOf, nameOf } from '../people/names.ts'
import { employerName, homes, type Place } from '../people/places.ts'
import { type Random, randomOf } from '../random.ts'

/** A company with the person who hires for it. */
export interface Employer extends MadePerson {
  readonly recruiter: RecruiterProfile['generalInfo']
  readonly calling: Calling
  readonly home: Place
  /** For whom the first jobs are; for whom chance has it where it is not said. */
  readonly hiresFirst: readonly Level[]
}

/** What somebody would like to do for a company near to where they live. */
export interface Wish {
  readonly calling: Calling
  readonly home: Place
  readonly level: Level
}

/** Streams of chance apart from those of people. */
const FIRST_STREAM = 50_000_000
const OLDEST_MEMBERSHIP_DAYS = 600
const LEAST_DAYS = 220

const employerRandom = (seed: number, index: number): Random => randomOf(seed, FIRST_STREAM + index * 2)
export const jobsRandom = (seed: number, index: number): Random => randomOf(seed, FIRST_STREAM + index * 2 + 1)

const titles = ['Head of hiring', 'Recruiter', 'Office manager', 'Founder', 'People partner', 'Managing director']

/**
 * The employer of this index: the same for the same seed and day.
 * @param wish of somebody who is to find two jobs there
 */
export function employerOf(seed: number, index: number, now: number, wish?: Wish): Employer {
  const random = employerRandom(seed, index)
  const [calling, home] = wish === undefined ? [random.pick(callingsByShare), random.pick(homes)] : [wish.calling, wish.home]
  const { name } = nameOf(random)
  const companyInstitution = employerName(random, calling.employers)
  return {
    name,
    email: emailOf(name, index).replace('@', '.hiring@'),
    type: 'recruiter',
    profile: namedProfile(name),
    hidden: false,
    joinedAt: now - random.whole(LEAST_DAYS, OLDEST_MEMBERSHIP_DAYS) * DAY_MS,
    follows: [],
    blocks: [],
    recruiter: {
      name,
      companyInstitution,
      title: random.pick(titles),
      phone: '',
      website: '',
      about: `${companyInstitution} works in ${calling.field}. Much of our work is ${random.pick(calling.work).words}.`,
      ...home,
    },
    calling,
    home,
    hiresFirst: wish === undefined ? [] : [wish.level, wish.level],
  }
}

/** Somebody who posts jobs for pupils in the name of companies, clubs and libraries that have no time to. */
export function youthOfficeOf(seed: number, index: number, now: number): Employer {
  const employer = employerOf(seed, index, now)
  const companyInstitution = `${employer.recruiter.name.split(' ').at(-1)} Youth Works`
  const about = `${companyInstitution} finds first jobs, summer internships and volunteering for those who are still at school, in the name of companies, clubs and libraries near them.`
  return { ...employer, recruiter: { ...employer.recruiter, companyInstitution, about } }
}

function namedProfile(name: string): StudentProfile {
  const empty = emptyProfile()
  return { ...empty, generalInfo: { ...empty.generalInfo, name } }
}
