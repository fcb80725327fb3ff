import { JOB } from '../postings/postingKinds.ts'
import { z } from 'zod'
import { endpoint, self, signedIn, signedInOrSuperUser, whoMay } from '../wire/endpoint.ts'
import { foundOf } from '../people/found.ts'
import { Id } from '../wire/ids.ts'
import { Candidate, EmploymentType, JobMatch, LinkChange, LinkOfOwner, LinkOfPerson, Workplace } from '../jobs/jobs.ts'
import { Bucket, linkEvents, LinkState } from '../postings/links.ts'
import { hitsOf, listOf, page, size, start } from '../wire/paging.ts'
import { Level, ProfileRecord } from '../profiles/profiles.ts'
import { text } from '../texts/text.ts'

const inSession = ['NotSignedIn', 'SessionEnded'] as const
/** 403 for a job of others, whether or not it is there; 404 for one's own that is deleted. */
const ownJob = [...inSession, 'Forbidden', 'NotFound'] as const
const OneId = z.strictObject({ id: Id })
const OneJobId = z.strictObject({ jobId: Id })

/** A filter by place; an empty part does not filter. */
const locationFilter = z
  .strictObject({ city: text(100).default(''), state: text(100).default(''), country: text(100).default('') })
  .prefault({})

export const postedWithin = [1, 7, 30, 90] as const

export const findJobs4Candidate = endpoint({
  method: 'POST',
  path: '/pythonApi/findJobs4Candidate/:userId',
  access: self('params.userId', { types: ['profile'] }),
  summary:
    'Finds jobs for a student with reasons, best first. `state` names one of their lists (suggested: open jobs that they ' +
    'have done nothing with); empty, all that they may see are searched.',
  params: z.strictObject({ userId: Id }),
  body: z.strictObject({
    start,
    size,
    keyword: text(200).default(''),
    state: z.enum(['suggested', 'saved', 'applied', 'contacted', 'accepted', 'rejected', '']).default(''),
    membership: z.array(Id).max(50).default([]),
    locationFilter,
    cohortID: Id.nullish(),
    employmentType: z.array(EmploymentType).max(5).default([]),
    level: z.array(Level).max(5).default([]),
    workplace: z.array(Workplace).max(3).default([]),
    /** At least so much a year, in the job's own currency. */
    payAtLeast: z.number().min(0).max(10_000_000).nullish(),
    /** Opened in the last so many days. */
    postedWithin: z.union(postedWithin.map((days) => z.literal(days))).nullish(),
  }),
  reply: foundOf(JobMatch),
  errors: [...inSession, 'NotFound', 'Forbidden'],
})

export const findCandidates4Job = endpoint({
  method: 'POST',
  path: '/pythonApi/findCandidates4Job/:id',
  access: whoMay('review', 'posting', 'params.id', { types: ['recruiter'] }),
  summary:
    "Finds people for a job with reasons, best first. `state` names one of the job's lists; empty, everybody whom the " +
    'caller may see is searched. People whom the owner hid from its lists come with `hiddenToo` only.',
  params: OneId,
  body: z.strictObject({
    start,
    size,
    keyword: text(200).default(''),
    state: z.enum(['suggested', 'saved', 'applied', 'contacted', 'accepted', 'rejected', '']).default(''),
    membership: z.array(Id).max(50).default([]),
    locationFilter,
    cohortID: Id.nullish(),
    level: z.array(Level).max(5).default([]),
    hiddenToo: z.boolean().default(false),
  }),
  reply: hitsOf(Candidate),
  errors: ownJob,
})

const applicants = listOf(Candidate)

export const appliedApplicants = endpoint({
  method: 'GET',
  path: '/appliedApplicants/:jobId',
  access: whoMay('review', 'posting', 'params.jobId', { types: ['recruiter'] }),
  summary: 'Answers who has applied to a job, newest first.',
  params: OneJobId,
  query: z.strictObject({ page, size }),
  reply: applicants,
  errors: ownJob,
})

export const contactedApplicants = endpoint({
  method: 'GET',
  path: '/contactedApplicants/:jobId',
  access: whoMay('review', 'posting', 'params.jobId', { types: ['recruiter'] }),
  summary: 'Answers who has been contacted about a job, newest first.',
  params: OneJobId,
  query: z.strictObject({ page, size }),
  reply: applicants,
  errors: ownJob,
})

/** The longest words with an application, or with which somebody is contacted. */
export const LONGEST_NOTE = 2_000

/** What a change of a link is asked with. `event` 'undo' takes one's last change back, within `UNDO_MS` of `links.ts`. */
const StatusChange = z.strictObject({
  bucket: Bucket,
  event: z.enum([...linkEvents, 'undo']),
  jobId: Id,
  jobType: z.enum([JOB]).default(JOB),
  /** For `applied`: the id of one of the student's resumes, or empty. */
  resume: Id.or(z.literal('')).nullish(),
  studentId: Id,
  /** For `applied` a few words to the employer, for `contacted` what the employer writes to the student. */
  note: text(LONGEST_NOTE).default(''),
  /** For `applied`: whether the employer may contact the student. Not said: yes, but of a minor no. */
  ok2contact: z.boolean().nullish(),
})

export type StatusChange = z.output<typeof StatusChange>

/** The groups that stand in the way of a change: to be joined, or to be left. */
const OtherMemberships = z.object({
  groups: z.array(z.object({ id: Id, name: z.string(), state: LinkState })),
})

export type OtherMemberships = z.output<typeof OtherMemberships>

const statusErrors = [...ownJob, 'InvalidTransition', 'Stale'] as const

export const changeJobStatus = endpoint({
  method: 'PUT',
  path: '/pythonApi/changeJobStatus',
  access: self('body.studentId', { types: ['profile'] }),
  summary:
    "Changes the student's side of a link to a job. 409 `InvalidTransition` answers `details.events`, those allowed; 409 " +
    '`Stale` answers `details.record`, the link as it is now; both answer `details.last`, what was done to it last and by whom.',
  body: StatusChange,
  reply: z.union([z.object({ result: LinkOfPerson }), OtherMemberships]),
  errors: statusErrors,
})

export const changeCandidateStatus = endpoint({
  method: 'PUT',
  path: '/pythonApi/changeCandidateStatus',
  access: whoMay('review', 'posting', 'body.jobId', { types: ['recruiter'] }),
  summary: "Changes the owner's side of a link, by the owner or a delegate. Failures as of changeJobStatus.",
  body: StatusChange,
  reply: z.union([z.object({ result: LinkOfOwner }), OtherMemberships]),
  errors: statusErrors,
})

export const jobCancel = endpoint({
  method: 'DELETE',
  path: '/pythonApi/jobCancel/',
  access: signedIn(),
  summary:
    'Takes a link back: a saved one is forgotten by the side that saved it; of an application, a talk or an acceptance the ' +
    'student withdraws. `profileType` says on which side the caller stands.',
  body: z.strictObject({ studentId: Id, jobId: Id, profileType: z.enum(['profile', 'recruiter']) }),
  reply: z.object({ result: z.object({ state: LinkState }) }),
  errors: statusErrors,
})

export const recruiterviewed = endpoint({
  method: 'POST',
  path: '/employee/recruiterviewed',
  access: whoMay('review', 'posting', 'body.jobId', { types: ['recruiter'] }),
  summary: 'Notes that the owner has looked at a candidate.',
  body: z.strictObject({ jobId: Id, studentId: Id }),
  reply: z.object({ data: z.object({ viewed: z.boolean() }) }),
  errors: ownJob,
})

export const getCandidateProfile = endpoint({
  method: 'POST',
  path: '/profile',
  access: whoMay('review', 'posting', 'body.jobId', { types: ['recruiter'] }),
  summary:
    "Answers a candidate's profile to the owner of the job: with the resume where the person applied, also where the profile " +
    'is hidden from others. With the e-mail where the person agreed to be contacted, or applied and is no minor.',
  body: z.strictObject({ id: Id, jobId: Id }),
  reply: z.object({ data: ProfileRecord, history: z.array(LinkChange) }),
  errors: ownJob,
})

export const getApplicationResume = endpoint({
  method: 'GET',
  path: '/employee/applicationResume/:jobId/:studentId',
  access: whoMay('review', 'posting', 'params.jobId', { types: ['recruiter'] }),
  summary: 'Answers the resume that came with an application, as an attachment.',
  params: z.strictObject({ jobId: Id, studentId: Id }),
  reply: z.unknown(),
  binary: true,
  errors: ownJob,
})

export const getApplicationResumeText = endpoint({
  method: 'GET',
  path: '/employee/applicationResumeText/:jobId/:studentId',
  access: whoMay('review', 'posting', 'params.jobId', { types: ['recruiter'] }),
  summary: 'Answers the words of the resume that came with an application, to be read beside the profile.',
  params: z.strictObject({ jobId: Id, studentId: Id }),
  reply: z.object({ data: z.object({ filename: z.string(), text: z.string() }) }),
  errors: [...ownJob, 'UnreadableFile'],
})

export const profstatus = endpoint({
  method: 'POST',
  path: '/profile/profstatus',
  access: signedInOrSuperUser('recruiter'),
  summary: 'Answers how complete and how public the profiles of one’s own candidates are; 403 where one of them is none.',
  body: z.strictObject({ mbrList: z.array(Id).max(100) }),
  reply: z.object({
    data: z.array(z.object({ id: Id, hidden: z.boolean(), level: Level, completeness: z.number().int().min(0).max(100) })),
  }),
  errors: [...inSession, 'Forbidden'],
})
