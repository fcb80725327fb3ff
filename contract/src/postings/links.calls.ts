import { z } from 'zod'
import { MemberRole } from '../memberships/roles.ts'
import { dependingOn, endpoint, self, signedIn, whoMay } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { kindSpelling } from '../wire/personKinds.ts'
import { spelled } from '../wire/spelled.ts'
import { text } from '../texts/text.ts'
import { Bucket, LinkEvent, LinkEventOrUndo, LinkState } from './links.ts'
import { LinkChange, LinkOfOwner, LinkOfPerson } from './linkSides.ts'
import { joinersOfGroups, ownersOfPostings, ownPosting } from './ownPosting.ts'
import { GROUP, JOB, postingKinds } from './postingKinds.ts'

/** The longest words with an application, or with which somebody is contacted. */
export const LONGEST_NOTE = 2_000

/** What a change of a link is asked with. `event` 'undo' takes one's last change back, within `UNDO_MS` of `links.ts`. */
const StatusChange = z.strictObject({
  bucket: Bucket,
  event: LinkEventOrUndo,
  jobId: Id,
  jobType: z.enum(postingKinds).default(JOB),
  /** For `applied`: the id of one of the student's resumes, or empty. */
  resume: Id.or(z.literal('')).nullish(),
  studentId: Id,
  /** For `applied` a few words to the owner, for `contacted`, and for `rejected` by a group, what the owner writes to the student. */
  note: text(LONGEST_NOTE).default(''),
  /** For `applied`: whether the employer may contact the student. Not said: yes, but of a minor no. */
  ok2contact: z.boolean().nullish(),
})

export type StatusChange = z.output<typeof StatusChange>

/** The groups that stand in the way of a change: to be joined, or to be left. */
export const OtherMemberships = z.object({
  groups: z.array(z.object({ id: Id, name: z.string(), state: LinkState })),
})

export type OtherMemberships = z.output<typeof OtherMemberships>

const statusErrors = [...ownPosting, 'InvalidTransition', 'Stale'] as const

/** What a refused change tells of the link: the events that are possible, the link as it is now, and what was done to it last. */
const refusedOf = <S extends z.ZodType>(link: S) =>
  z.object({ events: z.array(LinkEvent).optional(), record: link, last: LinkChange.optional() })

export const changeJobStatus = endpoint({
  method: 'PUT',
  path: '/pythonApi/changeJobStatus',
  access: self('body.studentId', { types: ['student'] }),
  summary:
    "Changes the student's side of a link to a job. 409 `InvalidTransition` answers `details.events`, those allowed; 409 " +
    '`Stale` answers `details.record`, the link as it is now; both answer `details.last`, what was done to it last and by whom.',
  body: StatusChange.extend({ jobType: z.enum([JOB]).default(JOB) }),
  reply: z.union([z.object({ result: LinkOfPerson }), OtherMemberships]),
  details: refusedOf(LinkOfPerson),
  errors: statusErrors,
})

export const changeGroupStatus = endpoint({
  method: 'PUT',
  path: '/pythonApi/changeGroupStatus',
  access: self('body.studentId', { types: joinersOfGroups }),
  summary:
    'The same of a link to a group, of a student or a recruiter. `role` says as what the student asks to join: not said, as `member`. Who asks to join a group that anybody ' +
    'may join, or that has invited them, is accepted at once, as `member`; any other role is an advisor’s to give. Failures as of changeJobStatus.',
  body: StatusChange.extend({ jobType: z.enum([GROUP]).default(GROUP), role: MemberRole.nullish() }),
  reply: z.union([z.object({ result: LinkOfPerson }), OtherMemberships]),
  details: refusedOf(LinkOfPerson),
  errors: statusErrors,
})

export const changeCandidateStatus = endpoint({
  method: 'PUT',
  path: '/pythonApi/changeCandidateStatus',
  access: whoMay('review', 'posting', 'body.jobId', { types: ownersOfPostings }),
  summary:
    "Changes the owner's side of a link, by the owner or a delegate. Whom a group accepts becomes in it what `role` says: not said, what they " +
    'asked for. Failures as of changeJobStatus.',
  body: StatusChange.extend({ role: MemberRole.nullish() }),
  reply: z.union([z.object({ result: LinkOfOwner }), OtherMemberships]),
  details: refusedOf(LinkOfOwner),
  errors: statusErrors,
})

export const jobCancel = endpoint({
  method: 'DELETE',
  path: '/pythonApi/jobCancel/',
  access: dependingOn(
    'body.profileType',
    {
      student: self('body.studentId', { types: ['student'] }),
      recruiter: whoMay('review', 'posting', 'body.jobId'),
      advisor: whoMay('review', 'posting', 'body.jobId'),
    },
    signedIn(),
  ),
  summary:
    'Takes a link back: a saved one is forgotten by the side that saved it; of an application, a talk or an acceptance the ' +
    'student withdraws. `profileType` says on which side the caller stands.',
  body: z.strictObject({ studentId: Id, jobId: Id, profileType: spelled(['student', 'recruiter', 'advisor'], kindSpelling) }),
  reply: z.object({ result: z.object({ state: LinkState }) }),
  details: z.union([refusedOf(LinkOfPerson), refusedOf(LinkOfOwner)]),
  errors: statusErrors,
})

export const recruiterviewed = endpoint({
  method: 'POST',
  path: '/employee/recruiterviewed',
  access: whoMay('review', 'posting', 'body.jobId', { types: ownersOfPostings }),
  summary: 'Notes that the owner has looked at a candidate.',
  body: z.strictObject({ jobId: Id, studentId: Id }),
  reply: z.object({ data: z.object({ viewed: z.boolean() }) }),
  errors: ownPosting,
})
