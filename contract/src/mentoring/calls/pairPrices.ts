import { z } from 'zod'
import { Id } from '../../wire/ids.ts'

/** What it would cost in all to give a mentee a mentor. */
export const PairPrice = z.object({
  mentorId: Id,
  /** Of the two, 0 to 100. */
  score: z.number(),
  /** So much less the best pairs would be worth together, in points, with what the options take off for change and unevenness: 0 where the two are among them; null where others are required or locked there. */
  cost: z.number().nullable(),
})
export type PairPrice = z.output<typeof PairPrice>

/** The same of a job. */
export const JobPrice = PairPrice.omit({ mentorId: true }).extend({ jobId: Id })
export type JobPrice = z.output<typeof JobPrice>
