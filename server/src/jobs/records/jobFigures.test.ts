import { deleteJob, getJob, jobStats, updateJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actsFor, type Person, signedUp } from '../../accounts/testing.ts'
import { client } from '../../platform/testing/client.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { act, decide } from '../../postings/testing.ts'
import { jobInput, postedJob } from '../testing.ts'

let server: TestServer
let rita: Person
let ada: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter', name: 'Rita Cole' })
  ada = await signedUp(server, { birthYear: 1999 })
})
afterAll(() => server.close())

const read = async (who: Person, id: string) => (await who.client.call(getJob, { params: { id } })).data

test('the figures of a job count views and what came of it, also by week', async () => {
  const [ben, dana] = [await signedUp(server, { birthYear: 1998 }), await signedUp(server, { type: 'recruiter' })]
  await actsFor(dana, rita)
  const id = await postedJob(rita)
  await read(ada, id)
  await act(ada, id, 'applied')
  await decide(rita, id, ben, 'contacted')
  const { data } = await dana.client.call(jobStats, { params: { id } })
  expect(data).toMatchObject({ views: 1, counts: { applied: 1, contacted: 1, accepted: 0 } })
  expect(data.weeks).toMatchObject([{ views: 1, applied: 1, contacted: 1, accepted: 0 }])
  expect(new Date(data.weeks[0]!.week).getUTCDay()).toBe(1)
})

test('the figures by week leave out who was hidden from the lists, as those of the lists do', async () => {
  const id = await postedJob(rita)
  const ben = await signedUp(server, { birthYear: 1998 })
  for (const person of [ada, ben]) await act(person, id, 'applied')
  const applied = async () => {
    const { counts, weeks } = (await rita.client.call(jobStats, { params: { id } })).data
    return [counts.applied, weeks[0]!.applied]
  }
  expect(await applied()).toEqual([2, 2])
  await decide(rita, id, ben, 'hide')
  expect(await applied()).toEqual([1, 1])
  await decide(rita, id, ben, 'unhide')
  expect(await applied()).toEqual([2, 2])
})

test('the figures do not tell that somebody saved the job, by a view of it once it is closed', async () => {
  const id = await postedJob(rita)
  await act(ada, id, 'saved')
  await rita.client.call(updateJob, { params: { id }, body: { generalInfo: jobInput({ state: 'closed' }) } })
  expect((await read(ada, id)).link?.state).toBe('saved')
  expect((await rita.client.call(jobStats, { params: { id } })).data.views).toBe(0)
})

test('the figures are for the owner’s side', async () => {
  const [rob, gus] = [await signedUp(server, { type: 'recruiter' }), await signedUp(server, { type: 'advisor' })]
  const sue = await signedUp(server, { type: 'advisor', superUser: true })
  const id = await postedJob(rita)
  expect((await sue.client.call(jobStats, { params: { id } })).data.views).toBe(0)
  for (const who of [rob, ada, gus]) expect(await who.client.refused(jobStats, { params: { id } })).toMatchObject({ code: 'Forbidden' })
  expect(await client(server.origin).refused(jobStats, { params: { id } })).toMatchObject({ code: 'NotSignedIn' })
  await rita.client.call(deleteJob, { params: { id } })
  expect(await rita.client.refused(jobStats, { params: { id } })).toMatchObject({ code: 'NotFound' })
})
