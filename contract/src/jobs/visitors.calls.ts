import { z } from 'zod'
import { requiredText } from '../texts/text.ts'
import { anyone, endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { Workplace } from './jobs.ts'

/** Fewer people are not told of, and more only in tens: no number says whether one person is among them. */
export const LEAST_PEOPLE_TOLD = 20
export const PEOPLE_TOLD_IN = 10
/** So many jobs are shown to whoever has no account. */
export const MOST_JOBS_SHOWN = 3

/** A job as a line: its page tells the rest. */
export const ShownJob = z.object({
  id: Id,
  name: z.string(),
  companyInstitution: z.string(),
  locationCity: z.string(),
  locationState: z.string(),
  locationCountry: z.string(),
  workplace: Workplace,
})
export type ShownJob = z.output<typeof ShownJob>

export const searchForVisitors = endpoint({
  method: 'GET',
  path: '/visitors/search',
  access: anyone,
  summary:
    'Answers what a keyword would find: how many jobs are open to everybody with three of them, and about how many adults; null where they are few.',
  query: z.strictObject({ keyword: requiredText(200, 'Type what you look for') }),
  reply: z.object({
    data: z.object({ jobs: z.number().int(), shown: z.array(ShownJob).max(MOST_JOBS_SHOWN), people: z.number().int().nullable() }),
  }),
  errors: [],
})
