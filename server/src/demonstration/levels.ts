import type { EmploymentType, JobInfo, PayPeriod, Proficiency } from '@trellis/contract/jobs/jobs.ts'
import { type Level, levels } from '@trellis/contract/profiles/levels.ts'
import type { Stage } from './people/callings.ts'

/** What is made up of a level: its people and the jobs for it. */
interface MadeLevel {
  /** How many of a hundred people are at it. */
  readonly share: number
  /** Of those who work, for how long they have. */
  readonly career?: Career
  readonly jobs: MadeJobs
}

export interface Career {
  readonly leastYears: number
  readonly mostYears: number
  /** Above 1, fewer have worked for long than for a short time. */
  readonly skew: number
  /** The probability that they went to graduate school first. */
  readonly graduates: number
  /** How many positions at least and at most; as many as the years allow where it is not said. */
  readonly positions?: readonly [least: number, most: number]
}

interface MadeJobs {
  /** How many of ten jobs are for it. */
  readonly share: number
  /** How a job for it begins. */
  readonly opening: string
  /** How far in a calling its titles are, and for how long such a job wants somebody to have worked; only those who work have them. */
  readonly stages?: readonly (readonly [Stage, readonly JobInfo['yearsOfExperience'][]])[]
  readonly proficiencies: readonly Proficiency[]
  readonly pay: { readonly per: PayPeriod; readonly least: number; readonly most: number; readonly unit: number }
  readonly types: readonly EmploymentType[]
  readonly education: JobInfo['education']
}

export const madeLevels: Record<Level, MadeLevel> = {
  hs: {
    share: 30,
    jobs: {
      // The youth offices post them.
      share: 0,
      opening: 'You are still at school and would like to see a working day from the inside. Nobody expects you to know how yet.',
      proficiencies: ['familiar', 'familiar', 'moderate'],
      pay: { per: 'hour', least: 13, most: 18, unit: 1 },
      types: ['partTime', 'partTime', 'internship'],
      education: 'None',
    },
  },
  col: {
    share: 28,
    jobs: {
      share: 3,
      opening: 'You study and want to do for a few months what the books describe. Somebody sits beside you and has time.',
      proficiencies: ['familiar', 'moderate', 'good'],
      pay: { per: 'hour', least: 17, most: 32, unit: 1 },
      types: ['internship', 'internship', 'internship', 'partTime', 'unpaid'],
      education: 'Completed High School',
    },
  },
  gs: {
    share: 10,
    jobs: {
      share: 1,
      opening: 'You have learned how to ask a question properly. Come and ask it about something that is used.',
      proficiencies: ['moderate', 'good', 'good'],
      pay: { per: 'hour', least: 24, most: 40, unit: 1 },
      types: ['partTime', 'internship', 'fullTime'],
      education: 'Completed 4-year college (Bachelors)',
    },
  },
  ep: {
    share: 18,
    // Years at work: those of an early professional are below 7, as the product has it.
    career: { leastYears: 0.3, mostYears: 6.7, skew: 1, graduates: 0.22 },
    jobs: {
      share: 3,
      opening: 'You have done this for a while and would like to be trusted with more of it.',
      // After some years nobody begins again: what asks for them has the title of those who have them.
      stages: [
        ['entry', ['None', '0-2 years']],
        ['middle', ['2-5 years']],
      ],
      proficiencies: ['moderate', 'good', 'veryGood'],
      pay: { per: 'year', least: 44, most: 82, unit: 1_000 },
      types: ['fullTime', 'fullTime', 'fullTime', 'partTime'],
      education: 'Completed High School',
    },
  },
  ap: {
    share: 14,
    career: { leastYears: 8.4, mostYears: 36, skew: 1.5, graduates: 0.35, positions: [3, 5] },
    jobs: {
      share: 3,
      opening: 'You have seen this done well and badly, and can tell others the difference.',
      stages: [
        ['middle', ['5-10 years']],
        ['senior', ['10-20 years']],
      ],
      proficiencies: ['good', 'veryGood', 'expert'],
      pay: { per: 'year', least: 70, most: 140, unit: 1_000 },
      types: ['fullTime', 'fullTime', 'consulting'],
      education: 'Completed High School',
    },
  },
}

/** Every level as often as it is to be drawn. */
export const deckOf = (shareOf: (made: MadeLevel) => number): readonly Level[] =>
  levels.flatMap((level) => Array.from<Level>({ length: shareOf(madeLevels[level]) }).fill(level))
