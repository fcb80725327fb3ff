import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { createJob, updateJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { lockAccount } from '../accounts/accounts.actions.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { actsFor, signedUp } from '../accounts/testing.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { postings } from '../postings/postings.tables.ts'
import { jobInput, postedJob } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const forbidden = { status: 403, code: 'Forbidden' }
/** How many statements wait for a transaction to end. */
const waiting = () => server.context.db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`)

test('a job of who deleted their account is opened by nobody', async () => {
  const [rita, sue] = [await signedUp(server, { type: 'recruiter' }), await signedUp(server, { type: 'recruiter', superUser: true })]
  const id = await postedJob(rita)
  await rita.client.call(deleteProfile, { params: { id: rita.id }, body: { password: rita.password } })
  const change = (state: 'open' | 'closed') => ({ params: { id }, body: { generalInfo: jobInput({ state }) } })
  await sue.client.call(updateJob, change('closed'))
  expect(await sue.client.refused(updateJob, change('open'))).toMatchObject(forbidden)
})

test.skipIf(process.env['TEST_DATABASE_URL'] === undefined)('nor posted by a delegate who was just posting it', async () => {
  const [rita, dan] = [await signedUp(server, { type: 'recruiter' }), await signedUp(server, { type: 'recruiter' })]
  await actsFor(dan, rita)
  const { posted } = await server.context.db.transaction(async (tx) => {
    await lockAccount(tx, rita.id)
    const posted = dan.client.refused(createJob, { body: { generalInfo: jobInput(), ownerId: rita.id } })
    await vi.waitFor(async () => expect(await waiting()).toBe(1), 10_000)
    await tx
      .update(accounts)
      .set({ leavesAt: new Date(server.clock.now()) })
      .where(eq(accounts.id, rita.id))
    return { posted }
  })
  expect(await posted).toMatchObject(forbidden)
  expect(await server.context.db.$count(postings, eq(postings.ownerId, rita.id))).toBe(0)
})
