import { changeJobStatus } from '@trellis/contract/postings/links.calls.ts'
import { uploadResume, updatePhoto } from '@trellis/contract/files/files.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { createCohort } from '@trellis/contract/groups/cohorts.calls.ts'
import { createJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { block } from '@trellis/contract/people/people.ts'
import sharp from 'sharp'
import { takeAccountBack } from '../../accounts/leaving/leaving.actions.ts'
import { issueToken } from '../../accounts/sessions/sessions.actions.ts'
import { actsFor, type Person, signedUp } from '../../accounts/testing.ts'
import { actOn, decideOn, groupOf } from '../../groups/testing.ts'
import { rightAlignedDates, pdf } from '../../resumes/resumes.samples.ts'
import { HOURS, startServer, type TestServer } from './server.ts'

/**
 * Who makes calls in the tests of the whole contract. What a call is about is the student Ada's, or the recruiter Rita's
 * in calls that are for recruiters: so `self` is Ada, `blocked` is a student whom she blocks, and `delegate` is a
 * recruiter who may act for Rita. Ada has applied to Rita's job, and is a member of the advisor Gus's group.
 */
export const callers = [
  'anonymous',
  'garbage',
  'expired',
  'signUp',
  'reset',
  'self',
  'other',
  'blocked',
  'recruiter',
  'delegate',
  'otherRecruiter',
  'advisor',
  'superUser',
] as const
export type Caller = (typeof callers)[number]

/** A server with a few people on it, who have something to be read. */
export interface World {
  readonly server: TestServer
  readonly ada: Person
  readonly ben: Person
  readonly chloe: Person
  readonly diego: Person
  readonly rita: Person
  readonly dana: Person
  readonly omar: Person
  readonly gus: Person
  readonly sue: Person
  readonly photo: File
  readonly resume: File
  /** Ada's photo and resume. */
  readonly photoId: Id
  readonly resumeId: Id
  /** Rita's open job. */
  readonly jobId: Id
  /** Gus's open group, whose member Ada is. */
  readonly groupId: Id
  /** A cohort of it, with Ada in it. */
  readonly cohortId: Id
  /** A mentoring group of it, where the test has one. */
  readonly mentoringGroupId?: Id
  close(): Promise<void>
}

const GARBAGE = 'x'.repeat(43)

export async function startWorld(): Promise<World> {
  const server = await startServer()
  const ada = await signedUp(server, { birthYear: 1999, generalInfo: { level: 'col' }, bio })
  const ben = await signedUp(server, { birthYear: 1998, generalInfo: { level: 'ep' }, bio })
  const chloe = await signedUp(server, { birthYear: 1997 })
  const diego = await signedUp(server, { birthYear: 1996 })
  const rita = await signedUp(server, { type: 'recruiter', name: 'Rita Cole', email: 'rita@company.example' })
  const dana = await signedUp(server, { type: 'recruiter', name: 'Dana Wolf', email: 'dana@company.example' })
  const omar = await signedUp(server, { type: 'recruiter', name: 'Omar Idris', email: 'omar@elsewhere.example' })
  const gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell', email: 'gus@school.example' })
  const sue = await signedUp(server, { type: 'advisor', name: 'Sue Ray', email: 'sue@school.example', superUser: true })

  const photo = new File([new Uint8Array(await squarePhoto())], 'me.png')
  const resume = new File([new Uint8Array(await pdf(rightAlignedDates))], 'resume.pdf')
  const { id: photoId } = await ada.client.upload(updatePhoto, { params: { id: ada.id }, file: photo })
  const { id: resumeId } = await ada.client.upload(uploadResume, { params: { id: ada.id }, file: resume })
  await ada.client.call(block, { body: { userId: ada.id, targetId: chloe.id } })
  await actsFor(dana, rita)
  const { success: jobId } = await rita.client.call(createJob, { body: { generalInfo: openJob } })
  await ada.client.call(changeJobStatus, {
    body: { bucket: 'suggested', event: 'applied', jobId, studentId: ada.id, resume: resumeId },
  })
  const groupId = await groupOf(gus.client)
  await actOn(ada, groupId, 'applied')
  await decideOn(gus, groupId, ada, 'accepted')
  const members = [{ id: ada.id }]
  const { success: cohortId } = await gus.client.call(createCohort, { body: { groupId, generalInfo: { name: 'Class of 2029' }, members } })
  const people = { ada, ben, chloe, diego, rita, dana, omar, gus, sue }
  return { server, ...people, photo, resume, photoId, resumeId, jobId, groupId, cohortId, close: () => server.close() }
}

/** A job that fits Ada. */
export const openJob = {
  name: 'Field biologist',
  companyInstitution: 'Hill Labs',
  description: 'Count frogs, and **speak** about it in public.',
  locationCity: 'Fairview',
  locationCountry: 'US',
  state: 'open' as const,
  skills: [
    { name: 'Biology', proficiency: 'good' as const },
    { name: 'Public speaking', proficiency: 'moderate' as const },
  ],
}

const bio = {
  collegeInfo: {
    name: 'State University',
    degree: 'BSc',
    major: [{ name: 'Biology', tags: ['Biology'] }],
    clubsOrgs: [{ name: 'Debate', tags: 'Public speaking', titlePosition: 'Captain', timeCommitment: 'major' as const }],
  },
}

const squarePhoto = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#663399' } })
    .png()
    .toBuffer()

/** A token of a caller, made for one call: what the call ends is not missed by the next one. */
export async function tokenFor(world: World, caller: Caller): Promise<string | undefined> {
  const { server, ada, ben, chloe, rita, dana, omar, gus, sue } = world
  const { context } = server
  await context.db.transaction((tx) => takeAccountBack(context, tx, ada))
  const issue = (person: Person, scope: 'session' | 'signUp' | 'reset' = 'session', earlier = 0) =>
    issueToken({ ...context, clock: { now: () => context.clock.now() - earlier } }, context.db, person.id, scope)
  const tokens: Record<Caller, () => Promise<string | undefined>> = {
    anonymous: async () => undefined,
    garbage: async () => GARBAGE,
    expired: () => issue(ada, 'session', 9 * HOURS),
    signUp: () => issue(ada, 'signUp'),
    reset: () => issue(ada, 'reset'),
    self: () => issue(ada),
    other: () => issue(ben),
    blocked: () => issue(chloe),
    recruiter: () => issue(rita),
    delegate: () => issue(dana),
    otherRecruiter: () => issue(omar),
    advisor: () => issue(gus),
    superUser: () => issue(sue),
  }
  return tokens[caller]()
}

/** Who a caller is; nobody without a token that is known. */
export function personOf(world: World, caller: Caller): Person | undefined {
  const { ada, ben, chloe, rita, dana, omar, gus, sue } = world
  const people: Partial<Record<Caller, Person>> = {
    signUp: ada,
    reset: ada,
    self: ada,
    other: ben,
    blocked: chloe,
    recruiter: rita,
    delegate: dana,
    otherRecruiter: omar,
    advisor: gus,
    superUser: sue,
  }
  return people[caller]
}
