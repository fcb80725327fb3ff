import { z } from 'zod'
import { searchFilters } from '../matching/searchFilters.ts'
import { foundOf } from '../people/found.ts'
import { listOrAll } from '../postings/links.ts'
import { endpoint, inSession, self } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { EmploymentType, employmentTypes, JobMatch, Workplace, workplaces } from './jobs.ts'

export const jobOrders = ['best', 'newest', 'closing'] as const
export type JobOrder = (typeof jobOrders)[number]

export const postedWithin = [1, 7, 30, 90] as const

export const findJobs4Candidate = endpoint({
  method: 'POST',
  path: '/pythonApi/findJobs4Candidate/:userId',
  access: self('params.userId', { types: ['student'] }),
  summary:
    'Finds jobs for a student with reasons, best first. `state` names one of their lists (suggested: open jobs that they ' +
    'have done nothing with); empty, all that they may see are searched.',
  params: z.strictObject({ userId: Id }),
  body: z.strictObject({
    ...searchFilters,
    state: listOrAll,
    employmentType: z.array(EmploymentType).max(employmentTypes.length).default([]),
    workplace: z.array(Workplace).max(workplaces.length).default([]),
    /** At least so much a year, in the job's own currency. */
    payAtLeast: z.number().min(0).max(10_000_000).nullish(),
    /** Only what is paid, and only what lies in the student's own city or state. */
    paid: z.boolean().default(false),
    near: z.boolean().default(false),
    /** Of what is suggested, also what fits less well than the rest has to; nothing that the student cannot take, or of whose subject they show nothing. */
    lessWellToo: z.boolean().default(false),
    /** Those that fit best first, those opened last, or those that can be applied to for the shortest time. */
    sort: z.enum(jobOrders).default('best'),
    /** Opened in the last so many days. */
    postedWithin: z.union(postedWithin.map((days) => z.literal(days))).nullish(),
  }),
  reply: foundOf(JobMatch),
  errors: [...inSession, 'NotFound', 'Forbidden'],
})
