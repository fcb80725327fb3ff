import { JOB, postingKinds } from '../postings/postingKinds.ts'
import { ownersOfPostings, ownPosting } from '../postings/ownPosting.ts'
import { z } from 'zod'
import { anyone, either, endpoint, inSession, self, signedIn, signedInOrSuperUser, whoMay } from '../wire/endpoint.ts'
import { SIGNATURE_LENGTH } from '../genome/genome.ts'
import { PictureForm } from '../files/pictureForms.ts'
import { Id } from '../wire/ids.ts'
import { Message } from '../wire/replies.ts'
import { BucketCounts, Candidate } from '../candidates/candidates.ts'
import {
  JobCard,
  JobFitWithMissing,
  JobInfo,
  JobRecord,
  JobSkill,
  jobStates,
  JobWeek,
  LONGEST_JOB_DESCRIPTION,
  MOST_JOB_SKILLS,
  OwnJobCard,
} from './jobs.ts'
import { LinkChange } from '../postings/linkSides.ts'
import { listOf, page, wholeNumber } from '../wire/paging.ts'
import { text } from '../texts/text.ts'

const OneId = z.strictObject({ id: Id })
/** Postings are jobs or groups; the type says which is meant. */
const OfType = z.strictObject({ type: z.enum([JOB]).default(JOB) })
const OneRecord = z.object({ data: JobRecord })
/** The `pageSize` of a recruiter's own list, which is fetched whole. */
export const LARGEST_OWN_LIST = 1_000

/**
 * Skills that the text names and that the author was shown: of these, those that the job does not list count for nothing, and of those
 * shown for what is stored neither, as long as the text names them.
 */
export const skillsShown = z.array(text(80)).max(200).default([])

export const createJob = endpoint({
  method: 'POST',
  path: '/employee/createJob',
  access: signedInOrSuperUser('recruiter'),
  summary:
    'Posts a job, for oneself or for a recruiter whose delegate one is (`ownerId`). The same again within ten seconds ' +
    'answers the job that was posted.',
  body: z.strictObject({ type: z.enum([JOB]).default(JOB), generalInfo: JobInfo, ownerId: Id.optional(), skillsShown }),
  reply: z.object({ success: Id }),
  errors: [...inSession, 'Forbidden'],
})

export const updateJob = endpoint({
  method: 'POST',
  path: '/employee/updateJob/:id',
  access: whoMay('edit', 'posting', 'params.id', { types: ['recruiter'] }),
  summary:
    'Replaces what a job tells. Opening it finds candidates; closing it takes it out of every search. `basedOn` is the ' +
    '`own.updatedAt` of the record that was edited: 409 `Stale` where somebody has changed the job since.',
  params: OneId,
  query: OfType,
  body: z.strictObject({ generalInfo: JobInfo, basedOn: z.number().nullish(), skillsShown }),
  reply: OneRecord,
  errors: [...ownPosting, 'Stale'],
})

export const deleteJob = endpoint({
  method: 'DELETE',
  path: '/employee/job/:id',
  access: whoMay('delete', 'posting', 'params.id', { types: ['recruiter'] }),
  summary: 'Deletes a job, by its owner. It is gone from every list at once.',
  params: OneId,
  query: OfType,
  reply: Message,
  errors: ownPosting,
})

export const getJob = endpoint({
  method: 'GET',
  path: '/employee/job/:id',
  access: signedIn(),
  summary: 'Answers a job: its own to the owner, open ones to whom their membership lets see them.',
  params: OneId,
  query: OfType,
  reply: OneRecord,
  errors: [...inSession, 'NotFound'],
})

export const getJobOfPerson = endpoint({
  method: 'GET',
  path: '/employee/job/:id/:userId',
  access: either(self('params.userId', { types: ['student'] }), whoMay('review', 'posting', 'params.id')),
  summary: 'The same with what the named person is to it: for that person, and for the owner.',
  params: z.strictObject({ id: Id, userId: Id }),
  query: OfType,
  reply: z.object({
    data: JobRecord,
    /** Who the named person is to the job, for its owner. */
    candidate: Candidate.nullable(),
    /** How well the job fits the named person and what is missing, for themselves; null too where nothing can be compared. */
    fit: JobFitWithMissing.nullable(),
    history: z.array(LinkChange),
  }),
  errors: [...inSession, 'Forbidden', 'NotFound'],
})

export const getPublicJob = endpoint({
  method: 'GET',
  path: '/job/:id',
  access: anyone,
  summary: 'Answers an open job that everybody may see, without an account.',
  params: OneId,
  reply: OneRecord,
  errors: ['NotFound'],
})

export const getPublicJobPicture = endpoint({
  method: 'GET',
  path: '/job/:id/picture',
  access: anyone,
  summary:
    'Answers a picture of an open job that everybody may see, to be shown where its address is shared: its genome, title, employer and place.',
  params: OneId,
  query: z.strictObject({ form: PictureForm.default('png') }),
  reply: z.unknown(),
  binary: true,
  errors: ['NotFound'],
})

export const getMultJobs = endpoint({
  method: 'POST',
  path: '/employee/getMultJobs',
  access: signedIn(),
  summary: 'Answers those of the named jobs that the viewer may see, in the order asked.',
  body: z.strictObject({ jobList: z.array(Id).max(100) }),
  reply: z.object({ data: z.array(JobCard) }),
  errors: inSession,
})

export const myJobList = endpoint({
  method: 'GET',
  path: '/employee/myJobList/:userId',
  access: whoMay('list', 'employer', 'params.userId', { types: ['recruiter'] }),
  summary: "Answers a recruiter's postings, newest first: their own, or those of a recruiter whose delegate one is.",
  params: z.strictObject({ userId: Id }),
  query: z.strictObject({
    page,
    size: wholeNumber(1, LARGEST_OWN_LIST).default(LARGEST_OWN_LIST),
    type: z.enum([JOB]).default(JOB),
    group: Id.optional(),
    state: z.enum([...jobStates, '']).default(''),
  }),
  reply: listOf(OwnJobCard),
  errors: [...inSession, 'Forbidden', 'NotFound'],
})

export const jobStats = endpoint({
  method: 'GET',
  path: '/employee/jobStats/:id',
  access: whoMay('review', 'posting', 'params.id', { types: ownersOfPostings }),
  summary: 'Answers how often a job or group was seen and what came of it, in all and by week.',
  params: OneId,
  query: z.strictObject({ type: z.enum(postingKinds).default(JOB) }),
  reply: z.object({ data: z.object({ views: z.number().int(), counts: BucketCounts, weeks: z.array(JobWeek) }) }),
  errors: ownPosting,
})

export const jobGenome = endpoint({
  method: 'POST',
  path: '/employee/jobGenome',
  access: signedInOrSuperUser('recruiter', 'advisor'),
  summary: 'Answers the genome that a job or group with these skills and this text would have. Nothing is stored.',
  body: z.strictObject({
    name: text(200).default(''),
    companyInstitution: text(200).default(''),
    description: text(LONGEST_JOB_DESCRIPTION).default(''),
    skills: z.array(JobSkill).max(MOST_JOB_SKILLS).default([]),
  }),
  reply: z.object({
    data: z.object({
      signature: z.array(z.number()).length(SIGNATURE_LENGTH).nullable(),
      /** Skills found in the text that are not among those chosen. */
      skillsInText: z.array(z.string()),
    }),
  }),
  errors: [...inSession, 'Forbidden'],
})

export const getRecruiterPhoto = endpoint({
  method: 'GET',
  path: '/jobRecruiter/:id/:fileId',
  access: anyone,
  summary: 'Answers the photo of who hires for a job. Its name is not to be guessed, and it is meant to be shown.',
  params: z.strictObject({ id: Id, fileId: Id }),
  reply: z.unknown(),
  binary: true,
  errors: ['NotFound'],
})
