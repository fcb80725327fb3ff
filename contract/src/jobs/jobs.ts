import { JOB } from '../postings/postingKinds.ts'
import { z } from 'zod'
import { countryOf } from '../profiles/countries.ts'
import { DayField, Level } from '../profiles/profiles.ts'
import { FoundText } from '../people/found.ts'
import { SIGNATURE_LENGTH } from '../genome/genome.ts'
import { BucketCounts } from '../candidates/candidates.ts'
import { Id } from '../wire/ids.ts'
import { JobRecruiter } from './jobRecruiter.ts'
import { WorkingHours } from './workingHours.ts'
import { LinkState } from '../postings/links.ts'
import { LinkChange, LinkOfPerson } from '../postings/linkSides.ts'
import { JobScoreFields, MissingFields } from '../matching/scores.ts'
import { requiredText, text } from '../texts/text.ts'

export const proficiencies = ['familiar', 'moderate', 'good', 'veryGood', 'expert'] as const
export const Proficiency = z.enum(proficiencies)
export type Proficiency = z.infer<typeof Proficiency>
export const proficiencyLabels: Record<Proficiency, string> = {
  familiar: 'Familiar',
  moderate: 'Moderate',
  good: 'Good',
  veryGood: 'Very good',
  expert: 'Expert',
}

export const employmentTypes = ['fullTime', 'partTime', 'consulting', 'internship', 'unpaid'] as const
export const EmploymentType = z.enum(employmentTypes)
export type EmploymentType = z.infer<typeof EmploymentType>
export const employmentTypeLabels: Record<EmploymentType, string> = {
  fullTime: 'Full time',
  partTime: 'Part time',
  consulting: 'Consulting',
  internship: 'Internship (paid)',
  unpaid: 'Internship (unpaid)',
}

export const yearsOfExperience = ['None', '0-2 years', '2-5 years', '5-10 years', '10-20 years', '> 20 years'] as const
export type YearsOfExperience = (typeof yearsOfExperience)[number]
export const educations = [
  'None',
  'Completed High School',
  'Completed 2 years of college (Associate)',
  'Completed 4-year college (Bachelors)',
  'Completed Masters',
  'Completed Doctorate',
] as const

export const workplaces = ['onSite', 'hybrid', 'remote'] as const
export const Workplace = z.enum(workplaces)
export type Workplace = z.infer<typeof Workplace>
export const workplaceLabels: Record<Workplace, string> = { onSite: 'On site', hybrid: 'Hybrid', remote: 'Remote' }

export const payPeriods = ['hour', 'month', 'year'] as const
export const PayPeriod = z.enum(payPeriods)
export type PayPeriod = z.infer<typeof PayPeriod>
/** How many of a period's pays make a year's: 40 hours a week where a job tells none, 52 weeks. */
export const payPeriodsInYear: Record<PayPeriod, number> = { hour: 2_080, month: 12, year: 1 }

export const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD'] as const

export const jobStates = ['draft', 'open', 'closed'] as const
export const JobState = z.enum(jobStates)
export type JobState = z.infer<typeof JobState>
/** What a job's state may become. Once students have seen a job, it is no draft again. */
export const nextJobStates: Record<JobState | 'new', readonly JobState[]> = {
  new: ['draft', 'open'],
  draft: ['draft', 'open'],
  open: ['open', 'closed'],
  closed: ['closed', 'open'],
}

export const MOST_JOB_SKILLS = 15
export const LONGEST_JOB_DESCRIPTION = 20_000

export const JobSkill = z.strictObject({ name: requiredText(80, 'Choose a skill'), proficiency: Proficiency.default('good') })
export type JobSkill = z.output<typeof JobSkill>

const amount = z.number().min(0, 'Enter an amount').max(10_000_000, 'Enter a smaller amount').nullable().default(null)

const Pay = z.strictObject({ min: amount, max: amount, currency: z.enum(currencies).default('USD'), per: PayPeriod.default('year') })

/** What an employer tells of a job. Dates in milliseconds since 1970; `description` is Markdown. */
const JobFields = z.strictObject({
  name: requiredText(200, 'Give the job a title'),
  companyInstitution: requiredText(200, 'Name the company'),
  description: text(LONGEST_JOB_DESCRIPTION).default(''),
  employmentType: EmploymentType.default('fullTime'),
  level: Level.default('col'),
  yearsOfExperience: z.enum(yearsOfExperience).default('None'),
  education: z.enum(educations).default('None'),
  skills: z.array(JobSkill).max(MOST_JOB_SKILLS, `Choose at most ${MOST_JOB_SKILLS} skills`).default([]),
  locationCity: text(100).default(''),
  locationState: text(100).default(''),
  locationCountry: text(100).default(''),
  workplace: Workplace.default('onSite'),
  startDate: DayField,
  endDate: DayField,
  /** The last day to apply. */
  applyUntil: DayField,
  pay: Pay.prefault({}),
  /** Left out where it is not told. */
  hours: WorkingHours.optional(),
  resumeWanted: z.boolean().default(false),
  /** Whether students are told how many have applied; left out for no. */
  showsApplied: z.boolean().optional(),
  /** The groups whose members may see it; nobody named: everybody. */
  membership: z.array(Id).max(50).default([]),
  state: JobState.default('draft'),
})

type Place = Record<'locationCity' | 'locationState' | 'locationCountry', string> & { readonly workplace: Workplace }

/**
 * What a job does not yet tell of its place, as a sentence at each field. People and search engines need the country of every
 * job, for work from home that of those who may do it, and of all other work where in the country it is.
 */
export function lackingPlace({ workplace, locationCity, locationState, locationCountry }: Place): Partial<Record<keyof Place, string>> {
  const isRemote = workplace === 'remote'
  const country =
    locationCountry === ''
      ? `Say in which country ${isRemote ? 'people have to live' : 'the job is'} before you open it`
      : countryOf(locationCountry) === undefined && 'Write the country as in the list, such as United States'
  const city = !isRemote && locationCity === '' && locationState === '' && 'Say in which city or state the job is before you open it'
  return { ...(city && { locationCity: city }), ...(country && { locationCountry: country }) }
}

/** A draft may be unfinished; an open job has what a student needs to decide. */
export const JobInfo = JobFields.superRefine((job, check) => {
  const wrong = (path: (string | number)[], message: string) => check.addIssue({ code: 'custom', path, message })
  if (job.state === 'open') {
    if (job.description === '') wrong(['description'], 'Describe the job before you open it')
    for (const [path, message] of Object.entries(lackingPlace(job))) wrong([path], message)
  }
  if (job.pay.min !== null && job.pay.max !== null && job.pay.max < job.pay.min) {
    wrong(['pay', 'max'], 'This is less than the lowest pay')
  }
  const { min = null, max = null } = job.hours ?? {}
  if (min !== null && max !== null && max < min) wrong(['hours', 'max'], 'This is less than the fewest hours')
  if (job.startDate !== null && job.endDate !== null && job.endDate < job.startDate) {
    wrong(['endDate'], 'This is before the start')
  }
  const names = job.skills.map(({ name }) => name.toLowerCase())
  names.forEach((name, at) => {
    if (names.indexOf(name) < at) wrong(['skills', at, 'name'], 'This skill is there already')
  })
})
export type JobInfo = z.output<typeof JobInfo>

/** How many have applied; null where the employer does not say. */
const applied = z.number().int().nullable()

/** The short form of a job that lists and matches show. */
export const JobCard = z.object({
  _id: Id,
  _source: z.object({
    generalInfo: z.object({
      name: z.string(),
      companyInstitution: z.string(),
      employmentType: EmploymentType,
      level: Level,
      locationCity: z.string(),
      locationState: z.string(),
      locationCountry: z.string(),
      workplace: Workplace,
      pay: Pay,
      /** Left out where it is not told. */
      hours: WorkingHours.optional(),
      applyUntil: z.number().nullable(),
      /** When it was opened first; null for a draft. */
      postedAt: z.number().nullable(),
      state: JobState,
      resumeWanted: z.boolean(),
      skills: z.array(z.string()),
      /** Address of the picture below `/api`, or empty. */
      groupPicture: z.string(),
    }),
  }),
  type: z.literal(JOB),
  applied,
  /** Null for whoever is no student. */
  link: LinkOfPerson.nullable(),
})
export type JobCard = z.output<typeof JobCard>

/** How well a job fits a student, from 0 to 100, and why. */
export const JobFit = z.object(JobScoreFields)
export type JobFit = z.output<typeof JobFit>

const askStates = ['have', 'nearly', 'notYet'] as const
/** A skill that a job asks for, and whether a student has it, or one that is close to it. */
export const Ask = z.object({
  skill: z.string(),
  state: z.enum(askStates),
  /** The student's own skill that is close, where they have it nearly. */
  near: z.string().optional(),
  /** The entry of their bio that shows it most; left out where none is tagged with it, and in lists. */
  entry: z.object({ name: z.string(), section: z.string() }).optional(),
})
export type Ask = z.output<typeof Ask>
/** All skills that the job lists, in its order. */
const asks = z.array(Ask)

/** The same with what the job asks for, and what is missing for a better fit. */
export const JobFitWithMissing = JobFit.extend({ ...MissingFields, asks })
export type JobFitWithMissing = z.output<typeof JobFitWithMissing>

/** A job with how well it fits the student, from 0 to 100, and why. */
export const JobMatch = JobCard.extend({
  ...JobScoreFields,
  asks,
  /** Where the words searched for stand; left out without any. */
  found: z.array(FoundText).optional(),
})
export type JobMatch = z.output<typeof JobMatch>

/** What the owner alone knows of a job. */
const OwnJob = z.object({
  ownerId: Id,
  ownerName: z.string(),
  counts: BucketCounts,
  /** How many have applied and not withdrawn, in whichever list they are. */
  applicants: z.number().int(),
  views: z.number().int(),
  /** Whether it is offered to the members of some groups alone. */
  forMembers: z.boolean(),
  createdAt: z.number(),
  updatedAt: z.number(),
})

/** A whole job as one viewer sees it. `candidates` are the newest 100, for the owner alone; `own` likewise. */
export const JobRecord = z.object({
  _id: Id,
  _source: z.object({
    generalInfo: JobFields.extend({ postedAt: z.number().nullable(), groupPicture: z.string() }),
    candidates: z.array(z.object({ id: Id, state: LinkState, flag: z.string() })),
  }),
  type: z.literal(JOB),
  /** The account that it belongs to, so that it can be blocked; null without an account, and where a block stands already. */
  postedBy: Id.nullable(),
  /** Null where a block stands between the two. */
  recruiter: JobRecruiter.nullable(),
  signature: z.array(z.number()).length(SIGNATURE_LENGTH).nullable(),
  own: OwnJob.nullable(),
  link: LinkOfPerson.nullable(),
  history: z.array(LinkChange),
  applied,
  can: z.object({ edit: z.boolean(), remove: z.boolean(), review: z.boolean() }),
})
export type JobRecord = z.output<typeof JobRecord>

/** A row of the owner's own list. */
export const OwnJobCard = JobCard.extend({ own: OwnJob })
export type OwnJobCard = z.output<typeof OwnJobCard>

export const JobWeek = z.object({
  /** Monday 00:00 UTC in milliseconds. */
  week: z.number(),
  views: z.number().int(),
  suggested: z.number().int(),
  applied: z.number().int(),
  contacted: z.number().int(),
  accepted: z.number().int(),
})
export type JobWeek = z.output<typeof JobWeek>
