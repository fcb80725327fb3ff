import { findCandidates4Job } from '@trellis/contract/candidates/candidates.calls.ts'
import { findJobs4Candidate } from '@trellis/contract/jobs/jobMatches.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import type { JobInfo, JobMatch } from '@trellis/contract/jobs/jobs.ts'
import { createJob } from '@trellis/contract/jobs/jobs.calls.ts'
import type { z } from 'zod'
import { type NewPerson, type Person, signedUp } from '../accounts/testing.ts'
import type { TestServer } from '../platform/testing/server.ts'

/** What a test tells of a job, as loose as a client sends it. */
export type JobInput = Partial<z.input<typeof JobInfo>>

/** Where an open job is, when it matters to nobody. */
export const somewhere = { locationCity: 'Fairview', locationCountry: 'US' }

/** An open job for everybody, but for what is given. */
export const jobInput = (input: JobInput = {}): z.input<typeof JobInfo> => ({
  name: 'Barista',
  companyInstitution: 'Blue Door',
  ...somewhere,
  description: 'Make *good* coffee, and be kind to guests.',
  skills: [{ name: 'Cooking', proficiency: 'good' }],
  state: 'open',
  ...input,
})

const DAY_MS = 86_400_000
let postedJobs = 0

/** Posts a job by the real call. Each ends on another day, so that none is taken for a second click. */
export async function postedJob(recruiter: Person, input: JobInput = {}): Promise<Id> {
  const endDate = Date.UTC(2090, 0, 1) + ++postedJobs * DAY_MS
  return (await recruiter.client.call(createJob, { body: { generalInfo: jobInput({ endDate, ...input }) } })).success
}

/** An adult student who has experience in some skills. */
export function studentWith(server: TestServer, tags: readonly string[], person: NewPerson = {}): Promise<Person> {
  const clubsOrgs = tags.map((tag) => ({ name: tag, tags: [tag], timeCommitment: 'major' as const }))
  return signedUp(server, { birthYear: 1990, ...person, bio: { highschoolInfo: { clubsOrgs }, ...person.bio } })
}

/** Posts an open job that asks for some skills. */
export function jobOf(recruiter: Person, skills: readonly string[], input: JobInput = {}): Promise<Id> {
  const skillsWanted = skills.map((name) => ({ name }))
  return postedJob(recruiter, { name: 'Assistant', description: 'Help us', skills: skillsWanted, ...input })
}

type JobsWanted = z.input<(typeof findJobs4Candidate)['description']['body']>

/** The jobs that a student finds, 100 at most unless told otherwise. */
export async function jobsOf(student: Person, body: JobsWanted = {}): Promise<{ hits: JobMatch[]; ids: Id[]; total: number }> {
  const { hits } = await student.client.call(findJobs4Candidate, { params: { userId: student.id }, body: { size: 100, ...body } })
  return { hits: hits.hits, ids: hits.hits.map(({ _id }) => _id), total: hits.total }
}

type CandidatesWanted = z.input<(typeof findCandidates4Job)['description']['body']>

/** The people that the owner's side of a job finds, 100 at most unless told otherwise. */
export async function candidatesOf(
  recruiter: Person,
  id: Id,
  body: CandidatesWanted = {},
): Promise<{ hits: Candidate[]; ids: Id[]; total: number }> {
  const { hits } = await recruiter.client.call(findCandidates4Job, { params: { id }, body: { size: 100, ...body } })
  return { hits: hits.hits, ids: hits.hits.map(({ _id }) => _id), total: hits.total }
}

/** How far parts and reasons are from adding up to the score. */
export function addsUpWithin({ score, parts, reasons }: Pick<JobMatch | Candidate, 'score' | 'parts' | 'reasons'>): number {
  const ofReasons = reasons.reduce((sum, { points }) => sum + points, 0)
  return Math.max(Math.abs(Object.values(parts).reduce((sum, part) => sum + part, 0) - score), Math.abs(ofReasons - score))
}
