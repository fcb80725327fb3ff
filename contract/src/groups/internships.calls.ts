import { z } from 'zod'
import { JobCard, JobMatch } from '../jobs/jobs.ts'
import { JOB } from '../postings/postingKinds.ts'
import { ownPosting } from '../postings/ownPosting.ts'
import { endpoint, inSession, whoMay } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { listOf, page, size } from '../wire/paging.ts'

/** So many jobs are added or taken out at once. */
const MOST_JOBS_AT_ONCE = 100

/** For whom in a group its advisors added a job. */
const forWhom = {
  /** Whether for everybody. */
  forGroup: z.boolean(),
  /** The cohorts that it is for: to members those that they are in. */
  forCohorts: z.array(Id),
}

/** A job that a group offers its members. */
export const GroupJob = JobCard.extend({
  ...forWhom,
  /** Whether its employer, who is in the group, offers it to the members alone. */
  offered: z.boolean(),
  /** How well it fits the student who asks, and what of its skills they have; null for everybody else. */
  fit: JobMatch.pick({ score: true, parts: true, reasons: true, signature: true, asks: true }).nullable(),
})
export type GroupJob = z.output<typeof GroupJob>

const OfGroup = z.strictObject({ groupId: Id })
const someJobs = z.strictObject({
  jobList: z.array(Id).min(1, 'Choose a job').max(MOST_JOBS_AT_ONCE, `Choose at most ${MOST_JOBS_AT_ONCE} jobs`),
  /** A cohort of the group; nobody named: everybody in it. */
  cohortId: Id.nullish(),
})

export const getGroupJobs = endpoint({
  method: 'GET',
  path: '/group/jobs/:groupId',
  access: whoMay('see', 'group', 'params.groupId', { types: ['student', 'advisor'] }),
  summary:
    'Answers the open jobs of a group that the viewer may see, newest first: those that its advisors added, for everybody or for one of the ' +
    'viewer’s cohorts, and those that employers who are in the group offer its members. To students, those whose last day is over are left out, and those that they ' +
    'cannot take come last.',
  params: OfGroup,
  query: z.strictObject({ page, size, type: z.literal(JOB).default(JOB) }),
  reply: listOf(GroupJob),
  errors: [...inSession, 'Forbidden', 'NotFound'],
})

export const getGroupCohortJobs = endpoint({
  method: 'POST',
  path: '/employee/getGroupCohortJobs',
  access: whoMay('see', 'cohort', 'body.cohortId', { types: ['student', 'advisor'] }),
  summary: 'The same of those that an advisor added for a cohort.',
  body: z.strictObject({ groupId: Id, cohortId: Id, page, size }),
  reply: listOf(GroupJob),
  errors: [...inSession, 'NotFound', 'Forbidden'],
})

export const getJobChoices = endpoint({
  method: 'POST',
  path: '/group/jobs/:groupId/choices',
  access: whoMay('edit', 'group', 'params.groupId', { types: ['advisor'] }),
  summary: 'Answers for whom in a group some jobs were added, in the order asked; jobs that were added for nobody are left out.',
  params: OfGroup,
  body: someJobs.pick({ jobList: true }),
  reply: z.object({ data: z.array(z.object({ _id: Id, ...forWhom })) }),
  errors: ownPosting,
})

const Changed = z.object({ data: z.object({ changed: z.number().int() }) })

export const addGroupJobs = endpoint({
  method: 'POST',
  path: '/group/jobs/:groupId',
  access: whoMay('edit', 'group', 'params.groupId', { types: ['advisor'] }),
  summary: 'Adds open jobs that the advisor may see to a group or to one of its cohorts. Answers how many were not there before.',
  params: OfGroup,
  body: someJobs,
  reply: Changed,
  errors: ownPosting,
})

export const removeGroupJobs = endpoint({
  method: 'POST',
  path: '/group/jobs/:groupId/remove',
  access: whoMay('edit', 'group', 'params.groupId', { types: ['advisor'] }),
  summary: 'Takes jobs that an advisor added out of a group or one of its cohorts again. Answers how many were there.',
  params: OfGroup,
  body: someJobs,
  reply: Changed,
  errors: ownPosting,
})
