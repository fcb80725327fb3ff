import { changeCandidateStatus, changeJobStatus } from '@trellis/contract/postings/links.calls.ts'
import { uploadResume } from '@trellis/contract/files/files.ts'
import { getJob } from '@trellis/contract/jobs/jobs.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { likeMe } from '@trellis/contract/matching/matching.ts'
import { follow } from '@trellis/contract/people/people.ts'
import { getProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { candidatesOf, jobOf, jobsOf, studentWith } from '../jobs/testing.ts'
import { pdf, rightAlignedDates } from '../resumes/resumes.samples.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import type { SuggestionList } from '../shownLists/shownList.ts'
import { newestShown } from '../shownLists/shownLists.queries.ts'
import { suggestionsJudged } from './matchQuality.queries.ts'

const college = { generalInfo: { level: 'col' } } as const

let server: TestServer
/** Enough to have a job suggested that asks for just that. */
const cooking = ['Cooking', 'Baking', 'Knife skills']
const welding = ['Welding', 'Metalworking', 'Hand tools']

let ada: Person
let ben: Person
let rita: Person
let jobId: Id

beforeAll(async () => {
  server = await startServer()
  ada = await studentWith(server, cooking, college)
  ben = await studentWith(server, cooking, college)
  rita = await signedUp(server, { type: 'recruiter' })
  jobId = await jobOf(rita, cooking, { level: 'col' })
})
afterAll(() => server.close())

/** Waits until the log of a kind of list holds a page in which this holds. */
const isLogged = (list: SuggestionList, holds: (page: Awaited<ReturnType<typeof newestShown>>[number]) => boolean) =>
  vi.waitFor(async () => expect((await newestShown(server.context.db, list, 10)).some(holds)).toBe(true), 10_000)

/** What came of each place of the only list. */
async function cameOf(list: SuggestionList): Promise<string[][]> {
  const lists = await suggestionsJudged(server.context.db, list)
  expect(lists).toHaveLength(1)
  return lists[0]!.map(({ cameOfIt }) => [...cameOfIt].toSorted())
}

test('a follow and an opened profile come of a list of people', async () => {
  await ada.client.call(likeMe, { query: { id: ada.id } })
  await isLogged('peers', ({ subjects }) => subjects.includes(ben.id))
  server.clock.advance(60_000)
  await ada.client.call(getProfile, { params: { id: ben.id }, query: {} })
  await ada.client.call(follow, { body: { userId: ada.id, targetId: ben.id } })
  await isLogged('peers', ({ opened }) => opened.includes(ben.id))
  expect(await cameOf('peers')).toEqual([['followed', 'opened']])
})

test('looking, saving and applying come of a list of jobs; shortlisting and contacting of a list of people for one', async () => {
  await jobsOf(ada, { state: 'suggested' })
  const { ids } = await candidatesOf(rita, jobId, { state: 'suggested' })
  await isLogged('jobs', () => true)
  await isLogged('candidates', () => true)
  server.clock.advance(60_000)
  const jobs = { bucket: 'suggested' as const, jobId, studentId: ada.id }
  const resume = await ada.client.upload(uploadResume, {
    params: { id: ada.id },
    file: new File([new Uint8Array(await pdf(rightAlignedDates))], 'resume.pdf'),
  })
  await ada.client.call(getJob, { params: { id: jobId } })
  await ada.client.call(changeJobStatus, { body: { ...jobs, event: 'saved' } })
  await ada.client.call(changeJobStatus, { body: { ...jobs, bucket: 'saved', event: 'applied', resume: resume.id } })
  await rita.client.call(changeCandidateStatus, { body: { ...jobs, studentId: ben.id, event: 'shortlist' } })
  await rita.client.call(changeCandidateStatus, { body: { ...jobs, studentId: ben.id, bucket: 'saved', event: 'contacted' } })
  expect(await cameOf('jobs')).toEqual([['applied', 'opened', 'saved']])
  const [adas, bens] = [ada.id, ben.id].map((id) => ids.indexOf(id))
  const came = await cameOf('candidates')
  expect([came[adas!], came[bens!]]).toEqual([['applied'], ['contacted', 'saved']])
})

test('what was taken back did not come of it', async () => {
  const [eve, job] = [await studentWith(server, welding, college), await jobOf(rita, welding, { level: 'col' })]
  await jobsOf(eve, { state: 'suggested' })
  await isLogged('jobs', ({ viewerId }) => viewerId === eve.id)
  const body = { bucket: 'suggested' as const, jobId: job, studentId: eve.id }
  await eve.client.call(changeJobStatus, { body: { ...body, event: 'saved' } })
  await eve.client.call(changeJobStatus, { body: { ...body, bucket: 'saved', event: 'undo' } })
  const lists = await suggestionsJudged(server.context.db, 'jobs')
  expect(lists.map((list) => list.map(({ cameOfIt }) => cameOfIt.size))).toContainEqual([0])
})
