import { addDelegate } from '@trellis/contract/accounts/delegates.ts'
import { jobCancel } from '@trellis/contract/postings/links.calls.ts'
import { block } from '@trellis/contract/people/people.ts'
import { partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedUp } from '../accounts/testing.ts'
import { postedJob, studentWith } from '../jobs/testing.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { act } from '../postings/testing.ts'
import { archiveOf } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('the archive tells of a saved job that was taken back', async () => {
  const ada = await studentWith(server, ['Cooking'])
  const job = await postedJob(await signedUp(server, { type: 'recruiter' }))
  await act(ada, job, 'saved')
  await ada.client.call(jobCancel, { body: { studentId: ada.id, jobId: job, profileType: 'student' } })
  const { data } = await archiveOf(ada)
  expect(data['jobs']).toMatchObject([{ postingId: job, state: 'none', history: [{}, { event: 'saved', by: 'You' }] }])
})

test('the archive names whom somebody blocks as the screen does', async () => {
  const ada = await studentWith(server, ['Cooking'])
  const [ben, rita] = [await studentWith(server, ['Cooking']), await signedUp(server, { type: 'recruiter' })]
  for (const { id: targetId } of [ben, rita]) {
    server.clock.advance(1)
    await ada.client.call(block, { body: { userId: ada.id, targetId } })
  }
  const { data } = await archiveOf(ada)
  expect(data['blocked']).toMatchObject([
    { id: rita.id, name: 'A recruiter' },
    { id: ben.id, name: ben.name },
  ])
})

test('the archive of a recruiter tells who asks them to act, and that of a student with the same e-mail does not', async () => {
  const email = 'asked@firm.example'
  const [rita, dan] = [await signedUp(server, { type: 'recruiter' }), await signedUp(server, { type: 'recruiter', email })]
  const student = await signedUp(server, { email })
  await rita.client.call(addDelegate, { body: { userId: rita.id, email } })
  expect((await archiveOf(dan)).data).toMatchObject({ delegations: { asking: [{ _id: rita.id, name: rita.name }] } })
  expect((await archiveOf(student)).data).toMatchObject({ delegations: { asking: [] } })
})

test('the archive tells whether a year of birth is doubted', async () => {
  const ada = await signedUp(server, { birthYear: 1990 })
  const doubted = async () => ((await archiveOf(ada)).data['profile'] as Record<string, unknown>)['birthYearDoubted']
  expect(await doubted()).toBe(false)
  const general = { name: ada.name, birthYear: '2012', level: 'hs' }
  await ada.client.call(partialUpdate, { body: { userId: ada.id, type: 'generalInfo', data: general } })
  expect(await doubted()).toBe(true)
})
