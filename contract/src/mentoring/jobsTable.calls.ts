import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { page, size } from '../wire/paging.ts'
import { errors, ofBody, within } from './calls/ofAdvisors.ts'
import { MenteesLocked, MenteesWanted, ofVersion, pinsOf, Publishing, stale, Version, whileOpen, writing } from './calls/ofDrafts.ts'
import { Certificate, PairRow, PairsTable, DraftDiff, MentorLoad, NamedPair, NotFeasible, PinKind, Published } from './pairsTable.ts'
import { MentoringOptions } from './mentoringOptions.ts'
import { JobPrice } from './calls/pairPrices.ts'

/** A mentee with one of their jobs, or with none. */
export const JobRow = PairRow.omit({ mentorId: true, asks: true }).extend({ jobId: Id.nullable() })
export type JobRow = z.output<typeof JobRow>

/** A job, by the name that tells it from others, with how many mentees it is for and how many have it. */
const JobLoad = MentorLoad
type JobLoad = z.output<typeof JobLoad>

export const JobsTable = PairsTable.omit({ rows: true, pins: true, mentors: true }).extend({
  /** By the mentee’s name. */
  rows: z.array(JobRow),
  /** What is asked of the jobs of these mentees. */
  pins: z.array(z.object({ menteeId: Id, jobId: Id, kind: PinKind })),
  /** All jobs that mentees can be assigned to, by name. */
  jobs: z.array(JobLoad),
})
export type JobsTable = z.output<typeof JobsTable>

const NamedJobPair = NamedPair.omit({ mentorId: true, mentor: true }).extend({ jobId: Id, job: z.string() })
const JobsDiff = DraftDiff.omit({ came: true, went: true }).extend({
  came: z.array(NamedJobPair),
  went: z.array(NamedJobPair),
})
type JobsDiff = z.output<typeof JobsDiff>

export const JobsRebalanced = z.discriminatedUnion('feasible', [
  z.object({ feasible: z.literal(true), version: z.number().int(), kept: z.boolean(), diff: JobsDiff, certificate: Certificate }),
  NotFeasible,
])
export type JobsRebalanced = z.output<typeof JobsRebalanced>

export const getGroupJobsTable = endpoint({
  method: 'POST',
  path: '/pythonApi/getGroupJobsTable',
  access: ofBody,
  summary:
    'Answers the draft of which mentee has which of the mentoring group’s jobs, by mentee, those without a job with the reason why; with ' +
    '`only` the mentees without a job, or those whose jobs members see otherwise; with `text` those in whose name, or in whose jobs’ names, it stands. A job that is closed, over or no longer the group’s is in no ' +
    'draft. What of a mentee keeps them from a job is told of as a job that cannot be theirs, unless it is their level.',
  body: z.strictObject({ ...within, ...MenteesWanted, page, size }),
  reply: z.object({ data: JobsTable }),
  errors,
})

export const rebalanceJobsTable = endpoint({
  method: 'POST',
  path: '/pythonApi/rebalanceJobsTable',
  access: ofBody,
  ...writing,
  summary:
    'Assigns jobs to mentees to the optimum, and answers what changes, with a certificate; or, where no assignment does all that is asked, ' +
    'what cannot hold together. With `dryRun` nothing is kept. What `options` say otherwise than the mentoring group holds for this time alone.' +
    stale,
  body: z.strictObject({
    ...ofVersion,
    options: z
      .strictObject({
        jobsPerMentee: MentoringOptions.shape.jobsPerMentee.optional(),
        keepPenalty: MentoringOptions.shape.keepPenalty.optional(),
        dryRun: z.boolean().default(false),
      })
      .default({ dryRun: false }),
  }),
  reply: z.object({ data: JobsRebalanced }),
})

export const getJobPrices = endpoint({
  method: 'POST',
  path: '/pythonApi/getJobPrices',
  access: ofBody,
  summary:
    'Answers what it would cost in all to give a mentee each of the jobs that could be theirs, worked out exactly. It is as if the mentee were ' +
    'not locked. Nothing is kept; empty where no assignment does all that is asked.' +
    whileOpen,
  body: z.strictObject({ ...within, menteeID: Id }),
  reply: z.object({ data: z.array(JobPrice) }),
  errors: [...errors, 'InvalidTransition'],
})

export const lockJobAssignment = endpoint({
  method: 'POST',
  path: '/pythonApi/lockJobAssignment',
  access: ofBody,
  ...writing,
  summary: 'Says of some mentees that their jobs stay as they are in the draft, or takes it back.' + stale,
  body: z.strictObject({
    ...ofVersion,
    ...MenteesLocked,
  }),
  reply: Version,
})

export const mgroupPinJobs = endpoint({
  method: 'POST',
  path: '/pythonApi/mgroupPinJobs',
  access: ofBody,
  ...writing,
  summary:
    'Sets what is asked of the jobs of one mentee: `require`, `forbid` or `prefer` a job. What was asked of this mentee before is forgotten; ' +
    'what is no job of the mentoring group is left out. It counts when the draft is assigned next.' +
    stale,
  body: z.strictObject({
    ...ofVersion,
    menteeID: Id,
    jobList: pinsOf('jobs'),
  }),
  reply: Version,
})

export const publishJobAssignment = endpoint({
  method: 'POST',
  path: '/pythonApi/publishJobAssignment',
  access: ofBody,
  ...writing,
  summary:
    'Makes the draft what mentees see, all at once. With `notify` each mentee of whom something changed is told once. The same again changes ' +
    'nothing. With `dryRun` nothing is done: it answers what would be.' +
    stale,
  body: z.strictObject({ ...ofVersion, ...Publishing }),
  reply: z.object({ data: Published }),
})
