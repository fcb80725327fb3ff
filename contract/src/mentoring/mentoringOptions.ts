import { z } from 'zod'
import { pairRules } from './rules/pairRules.ts'

/** At most so many mentors, or jobs, for one mentee. */
const MOST_PER_MENTEE = 5
/** So many mentees one mentor has at most, whatever is set. */
const LARGEST_CAPACITY = 100
/** The points of a pair go from 0 to this; what is taken off is in the same points. */
const MOST_POINTS = 100

const whole = (least: number, most: number) =>
  z.number('Enter a whole number').int('Enter a whole number').min(least, `Enter ${least} or more`).max(most, `Enter ${most} or less`)

/** How many mentees somebody, or something, is for at most. */
export const Capacity = whole(0, LARGEST_CAPACITY)

const PerMentee = z
  .strictObject({ least: whole(0, MOST_PER_MENTEE), most: whole(1, MOST_PER_MENTEE) })
  .refine(({ least, most }) => least <= most, { path: ['most'], message: 'This is less than the least' })

/** By what the mentees of a mentoring group are assigned. Points are those of a pair's score, 0 to 100. */
export const MentoringOptions = z.strictObject({
  mentorsPerMentee: PerMentee,
  jobsPerMentee: PerMentee,
  /** Of a mentor for whom neither an advisor nor the mentor says another one. */
  mentorCapacity: Capacity,
  /** Of a job for which no advisor says another one. */
  jobCapacity: Capacity,
  /** So many points a published pair that changes has to bring more. */
  keepPenalty: whole(0, MOST_POINTS),
  /** So many points each further mentee of one mentor costs more than the one before. */
  evenness: whole(0, MOST_POINTS),
  /** Pairs of less points are never assigned. */
  leastScore: whole(0, MOST_POINTS),
  rules: z
    .array(z.enum(pairRules))
    .max(pairRules.length)
    .transform((rules) => pairRules.filter((rule) => rules.includes(rule))),
})
export type MentoringOptions = z.output<typeof MentoringOptions>

/**
 * Those of a new mentoring group. A small price of change spares most published pairs at hardly any loss of points. Nothing is taken off for
 * evenness: nobody is left without a mentor while one who may be theirs has a place.
 */
export const usualOptions: MentoringOptions = {
  mentorsPerMentee: { least: 0, most: 1 },
  jobsPerMentee: { least: 0, most: 1 },
  mentorCapacity: 3,
  jobCapacity: 3,
  keepPenalty: 1,
  evenness: 0,
  leastScore: 0,
  rules: [],
}
