import { createJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actsFor, type Person, signedUp, tokenOf } from '../accounts/testing.ts'
import { client } from '../platform/testing/client.ts'
import { HOURS, startServer, type TestServer } from '../platform/testing/server.ts'
import { postedJob, type JobInput, jobInput } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const recruiter = (): Promise<Person> => signedUp(server, { type: 'recruiter' })
const draft: JobInput = { state: 'draft', skills: [] }
const refused = (person: Person, ownerId = person.id) =>
  person.client.refused(createJob, { body: { generalInfo: jobInput({ ...draft, name: 'One more' }), ownerId } })

test('one account posts 100 jobs a day, also for others; a second click is none of them', async () => {
  const [rita, dana] = [await recruiter(), await recruiter()]
  await actsFor(rita, dana)
  for (let i = 0; i < 99; i++) await postedJob(rita, draft)
  const last = { body: { generalInfo: jobInput({ ...draft, name: 'The last' }) } }
  expect(await rita.client.call(createJob, last)).toEqual(await rita.client.call(createJob, last))
  const tooMany = { status: 429, code: 'TooManyAttempts', retryAfter: 86_400 }
  expect(await refused(rita)).toMatchObject(tooMany)
  expect(await refused(rita, dana.id)).toMatchObject(tooMany)
  await postedJob(dana, draft)
  server.clock.advance(24 * HOURS)
  await postedJob({ ...rita, client: client(server.origin, await tokenOf(server, rita)) }, draft)
})
