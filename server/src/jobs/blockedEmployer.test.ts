import { jobCancel } from '@trellis/contract/postings/links.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { getJob, getJobOfPerson, getMultJobs } from '@trellis/contract/jobs/jobs.calls.ts'
import { block, unblock } from '@trellis/contract/people/people.ts'
import { getProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { act, actRefused, decide } from '../postings/testing.ts'
import { jobOf, jobsOf, studentWith } from './testing.ts'

let server: TestServer
let rita: Person
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const lists = ['suggested', 'saved', 'applied', 'contacted', 'accepted', 'rejected', ''] as const

/** Every place in which a student may come across one of these jobs, with those that are there. */
async function placesOf(ada: Person, jobs: readonly Id[]): Promise<Record<string, Id[]>> {
  const among = (ids: readonly Id[]) => jobs.filter((id) => ids.includes(id))
  const opened = await Promise.all(
    jobs.map(async (id) => {
      const replies = [await ada.client.raw('GET', `/employee/job/${id}`), await ada.client.raw('GET', `/employee/job/${id}/${ada.id}`)]
      expect(new Set(replies.map(({ status }) => status)).size).toBe(1)
      return replies[0]!.ok ? [id] : []
    }),
  )
  const profile = await ada.client.call(getProfile, { params: { id: ada.id } })
  const places: [string, Id[]][] = [
    ['opened', opened.flat()],
    ['cards', among((await ada.client.call(getMultJobs, { body: { jobList: [...jobs] } })).data.map(({ _id }) => _id))],
    ['profile', among(profile._source.jobs.map(({ id }) => id))],
    ['keyword', among((await jobsOf(ada, { keyword: 'Falconry' })).ids)],
  ]
  for (const state of lists) places.push([state || 'search', among((await jobsOf(ada, { state })).ids)])
  return Object.fromEntries(places.filter(([, ids]) => ids.length > 0))
}

interface Story {
  readonly ada: Person
  readonly applied: Id
  /** Others of the same employer: saved, declined a talk about, untouched. */
  readonly others: readonly Id[]
}

async function applicant(): Promise<Story> {
  rita = await signedUp(server, { type: 'recruiter' })
  const ada = await studentWith(server, ['Falconry'])
  const [applied, saved, declined, untouched] = [
    await jobOf(rita, ['Falconry']),
    await jobOf(rita, ['Falconry']),
    await jobOf(rita, ['Falconry']),
    await jobOf(rita, ['Falconry']),
  ]
  await act(ada, applied, 'applied', { note: 'Birds are my life' })
  await act(ada, saved, 'saved')
  await decide(rita, declined, ada, 'contacted')
  await act(ada, declined, 'rejected')
  return { ada, applied, others: [saved, declined, untouched] }
}

const blockOf = (one: Person, other: Person) => ({ body: { userId: one.id, targetId: other.id } })

describe.each(['the student', 'the employer'])('where %s blocks the other', (by) => {
  const blocks = ({ ada }: Story) =>
    by === 'the student' ? ada.client.call(block, blockOf(ada, rita)) : rita.client.call(block, blockOf(rita, ada))

  test('the student keeps the job to which they applied, withdraws, and then it is gone too', async () => {
    const story = await applicant()
    const { ada, applied, others } = story
    const jobs = [applied, ...others]
    expect((await placesOf(ada, jobs))['opened']).toEqual(jobs)
    await blocks(story)
    const kept = { opened: [applied], cards: [applied], profile: [applied], keyword: [applied], applied: [applied], search: [applied] }
    expect(await placesOf(ada, jobs)).toEqual(kept)
    const { data } = await ada.client.call(getJobOfPerson, { params: { id: applied, userId: ada.id } })
    expect(data).toMatchObject({ postedBy: null, link: { state: 'applied', can: ['withdrawn'] } })
    expect(JSON.stringify(data)).not.toContain(rita.id)
    for (const id of others) expect(await actRefused(ada, id, 'applied')).toMatchObject({ status: 404 })

    expect(await act(ada, applied, 'withdrawn')).toMatchObject({ state: 'none', flag: 'withdrawn', can: [] })
    expect(await placesOf(ada, jobs)).toEqual({})
    for (const event of ['applied', 'saved', 'withdrawn'] as const) {
      expect(await actRefused(ada, applied, event)).toMatchObject({ status: 404, code: 'NotFound' })
    }
  })

  test('the other way of withdrawing does it as well', async () => {
    const story = await applicant()
    const { ada, applied } = story
    await blocks(story)
    const canceled = { body: { studentId: ada.id, jobId: applied, profileType: 'student' as const } }
    expect(await ada.client.call(jobCancel, canceled)).toEqual({ result: { state: 'none' } })
    expect(await ada.client.refused(jobCancel, canceled)).toMatchObject({ status: 404 })
  })

  test('who was turned down applies no second time, and takes back what they sent', async () => {
    const story = await applicant()
    const { ada, applied, others } = story
    await decide(rita, applied, ada, 'rejected')
    await blocks(story)
    expect(await placesOf(ada, [applied, ...others])).toMatchObject({ opened: [applied], rejected: [applied] })
    const refused = await actRefused(ada, applied, 'applied')
    const details = { events: ['withdrawn'], record: { can: ['withdrawn'] } }
    expect(refused).toMatchObject({ status: 409, code: 'InvalidTransition', details })
    expect(await act(ada, applied, 'withdrawn')).toMatchObject({ state: 'none', can: [] })
    expect(await placesOf(ada, [applied, ...others])).toEqual({})
  })

  test('who is contacted takes the application back, and agrees to nothing', async () => {
    const story = await applicant()
    const { ada, applied } = story
    await decide(rita, applied, ada, 'contacted')
    await blocks(story)
    for (const event of ['ok2contact', 'saved', 'rejected', 'applied'] as const) {
      expect(await actRefused(ada, applied, event)).toMatchObject({ status: 409, details: { events: ['withdrawn'] } })
    }
    expect(await act(ada, applied, 'withdrawn')).toMatchObject({ state: 'none' })
  })
})

test('what a blocked applicant looks at is counted no more, and everything is back without the block', async () => {
  const { ada, applied, others } = await applicant()
  const views = async () => (await rita.client.call(getJob, { params: { id: applied } })).data.own!.views
  await ada.client.call(block, blockOf(ada, rita))
  await ada.client.call(getJob, { params: { id: applied } })
  expect(await views()).toBe(0)
  await ada.client.call(unblock, blockOf(ada, rita))
  const { data } = await ada.client.call(getJob, { params: { id: applied } })
  expect(data).toMatchObject({ postedBy: rita.id, link: { can: ['withdrawn'] } })
  expect(await views()).toBe(1)
  expect((await placesOf(ada, [applied, ...others]))['opened']).toEqual([applied, ...others])
})
