import { getProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { deletePosting } from './postings.actions.ts'
import { act, decide, posted } from './testing.ts'

let server: TestServer
let rita: Person
let ada: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter' })
  ada = await signedUp(server, { birthYear: 1990 })
})
afterAll(() => server.close())

const jobsIn = async (viewer: Person) => (await viewer.client.call(getProfile, { params: { id: ada.id }, query: {} }))._source.jobs

test('a profile names the jobs that the person has to do with to the person alone, newest first', async () => {
  const [saved, applied, picked, gone] = [
    await posted(server, rita, { name: 'Baker' }),
    await posted(server, rita, { name: 'Barista' }),
    await posted(server, rita, { name: 'Waiter' }),
    await posted(server, rita, { name: 'Cook' }),
  ]
  await act(ada, saved, 'saved')
  server.clock.advance(1_000)
  await act(ada, applied, 'applied', { ok2contact: false })
  server.clock.advance(1_000)
  await decide(rita, applied, ada, 'contacted')
  await act(ada, applied, 'ok2contact')
  await decide(rita, picked, ada, 'shortlist')
  await act(ada, gone, 'saved')
  await server.context.db.transaction((tx) => deletePosting(tx, gone, server.clock.now()))

  const company = { companyInstitution: 'Blue Door' }
  expect(await jobsIn(ada)).toEqual([
    { id: applied, name: 'Barista', ...company, state: 'contacted', flag: 'ok2contact' },
    { id: saved, name: 'Baker', ...company, state: 'saved', flag: 'saved' },
  ])
  expect(await jobsIn(rita)).toEqual([])
  expect(await jobsIn(await signedUp(server, { birthYear: 1990 }))).toEqual([])
})
