import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedUp } from '../../accounts/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { act, actRefused, decide, decideRefused, posted } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('where another change came before, it is told which and whose, as each side may know it', async () => {
  const rita = await signedUp(server, { type: 'recruiter' })
  const ada = await signedUp(server, { name: 'Ada Park', birthYear: 1990 })
  const job = await posted(server, rita)
  await act(ada, job, 'applied')
  const colleague = await signedUp(server, { type: 'recruiter', name: 'Dana Okparsen', superUser: true })
  await decide(colleague, job, ada, 'rejected', { bucket: 'applied' })
  const late = await decideRefused(rita, job, ada, 'accepted', { bucket: 'applied' })
  expect(late.details).toMatchObject({
    record: { state: 'rejected', reopensTo: 'applied' },
    last: { by: 'Dana Okparsen', event: 'rejected' },
  })
  const ofStudent = await actRefused(ada, job, 'withdrawn', { bucket: 'applied' })
  expect(ofStudent.details).toMatchObject({ record: { state: 'rejected' }, last: { by: 'Blue Door', event: 'rejected' } })
  await decide(rita, job, ada, 'unhide')
  expect((await decide(rita, job, ada, 'reopen')).reopensTo).toBeNull()
  expect((await decideRefused(rita, job, ada, 'reopen')).details).toMatchObject({ last: { by: 'You', event: 'reopen' } })
  await act(ada, job, 'withdrawn')
  expect((await decideRefused(rita, job, ada, 'accepted', { bucket: 'applied' })).details).toMatchObject({
    last: { by: 'Ada Park', event: 'withdrawn' },
  })
})
