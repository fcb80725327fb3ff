import { z } from 'zod'
import { foundOf } from '../people/found.ts'
import { searchFilters } from '../matching/searchFilters.ts'
import { memberRoles } from '../memberships/roles.ts'
import { listOrAll } from '../postings/links.ts'
import { LinkChange } from '../postings/linkSides.ts'
import { ownersOfPostings, ownPosting } from '../postings/ownPosting.ts'
import { Level, ProfileRecord } from '../profiles/profiles.ts'
import { endpoint, inSession, signedInOrSuperUser, whoMay } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { listOf, page, size } from '../wire/paging.ts'
import { Candidate, candidateSorts } from './candidates.ts'

const OneId = z.strictObject({ id: Id })
const OneJobId = z.strictObject({ jobId: Id })

/** Of everybody, those nearest to a posting are found only: the list ends after so many. */
export const MOST_FOUND = 1_000

export const findCandidates4Job = endpoint({
  method: 'POST',
  path: '/pythonApi/findCandidates4Job/:id',
  access: whoMay('review', 'posting', 'params.id', { types: ownersOfPostings }),
  summary:
    "Finds people for a job with reasons. `state` names one of the job's lists, which comes in the order of `sort`; empty, everybody " +
    'whom the caller may see is searched, and whoever applied, and the 1,000 nearest found, best first: nobody who is blocked, and whom the owner ' +
    'rejected by a `keyword` only. People whom the owner hid from its lists come with `hiddenToo` only.',
  params: OneId,
  body: z.strictObject({
    ...searchFilters,
    state: listOrAll,
    hiddenToo: z.boolean().default(false),
    sort: z.enum(candidateSorts).default('match'),
  }),
  reply: foundOf(Candidate),
  errors: ownPosting,
})

/** The same of a group: of its members, those who are one of these in it as well. */
const ofGroup = findCandidates4Job.description.body.extend({ role: z.enum([...memberRoles, '']).default('') })
const byAdvisors = whoMay('review', 'group', 'params.id', { types: ['advisor'] })

export const findCandidates4Group = endpoint({
  ...findCandidates4Job.description,
  path: '/pythonApi/findCandidates4Group/:id',
  access: byAdvisors,
  summary: 'The same for a group, by its advisors. `role` and `cohortID` name as what, and in which cohort of the group its members are.',
  body: ofGroup,
})

/** So many people of a list can be named for a table. */
export const MOST_NAMED = 500

export const exportCandidates4Group = endpoint({
  method: 'POST',
  path: '/pythonApi/exportCandidates4Group/:id',
  access: byAdvisors,
  summary:
    'Answers a list of a group, narrowed and ordered as in findCandidates4Group, as a table (CSV, UTF-8 with a byte order mark); or those whom ' +
    '`ids` names, in this order. An e-mail stands there where the profile shows it to the advisor. What a program could take for a formula ' +
    'has an apostrophe before it. Thirty times an hour at most.',
  params: OneId,
  body: ofGroup
    .omit({ start: true, size: true })
    .extend({ ids: z.array(Id).max(MOST_NAMED, `Choose at most ${MOST_NAMED} people`).default([]) }),
  reply: z.unknown(),
  binary: true,
  errors: ownPosting,
})

const applicants = listOf(Candidate)

export const appliedApplicants = endpoint({
  method: 'GET',
  path: '/appliedApplicants/:jobId',
  access: whoMay('review', 'posting', 'params.jobId', { types: ownersOfPostings }),
  summary: 'Answers who has applied to a job, newest first.',
  params: OneJobId,
  query: z.strictObject({ page, size }),
  reply: applicants,
  errors: ownPosting,
})

export const contactedApplicants = endpoint({
  method: 'GET',
  path: '/contactedApplicants/:jobId',
  access: whoMay('review', 'posting', 'params.jobId', { types: ownersOfPostings }),
  summary: 'Answers who has been contacted about a job, newest first.',
  params: OneJobId,
  query: z.strictObject({ page, size }),
  reply: applicants,
  errors: ownPosting,
})

export const getCandidateProfile = endpoint({
  method: 'POST',
  path: '/profile',
  access: whoMay('review', 'posting', 'body.jobId', { types: ownersOfPostings }),
  summary:
    "Answers a candidate's profile to the owner of the job: with the resume where the person applied, also where the profile " +
    'is hidden from others. With the e-mail where the person agreed to be contacted, or applied and is no minor; of a minor, links to their own pages ' +
    'come with it alone, or to the advisors of a group that they belong to.',
  body: z.strictObject({ id: Id, jobId: Id }),
  reply: z.object({ data: ProfileRecord, history: z.array(LinkChange) }),
  errors: ownPosting,
})

export const getApplicationResume = endpoint({
  method: 'GET',
  path: '/employee/applicationResume/:jobId/:studentId',
  access: whoMay('review', 'posting', 'params.jobId', { types: ownersOfPostings }),
  summary: 'Answers the resume that came with an application, as an attachment.',
  params: z.strictObject({ jobId: Id, studentId: Id }),
  reply: z.unknown(),
  binary: true,
  errors: ownPosting,
})

export const getApplicationResumeText = endpoint({
  method: 'GET',
  path: '/employee/applicationResumeText/:jobId/:studentId',
  access: whoMay('review', 'posting', 'params.jobId', { types: ownersOfPostings }),
  summary: 'Answers the words of the resume that came with an application, to be read beside the profile.',
  params: z.strictObject({ jobId: Id, studentId: Id }),
  reply: z.object({ data: z.object({ filename: z.string(), text: z.string() }) }),
  errors: [...ownPosting, 'UnreadableFile'],
})

export const profstatus = endpoint({
  method: 'POST',
  path: '/profile/profstatus',
  access: signedInOrSuperUser('recruiter', 'advisor'),
  summary: 'Answers how complete and how public the profiles of one’s own candidates are; 403 where one of them is none.',
  body: z.strictObject({ mbrList: z.array(Id).max(100) }),
  reply: z.object({
    data: z.array(z.object({ id: Id, hidden: z.boolean(), level: Level, completeness: z.number().int().min(0).max(100) })),
  }),
  errors: [...inSession, 'Forbidden'],
})
