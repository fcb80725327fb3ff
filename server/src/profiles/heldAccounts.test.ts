import { updateRecruiterProfile } from '@trellis/contract/accounts/accounts.ts'
import { hideProfile, partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { lockAccount } from '../accounts/accounts.actions.ts'
import { recruiterProfiles } from '../accounts/accounts.tables.ts'
import { type Person, signedUp } from '../accounts/testing.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { profiles } from './profiles.tables.ts'

// The embedded database has one transaction at a time.
const onPostgres = test.skipIf(process.env['TEST_DATABASE_URL'] === undefined)

let server: TestServer
let ada: Person
let rita: Person
beforeAll(async () => {
  server = await startServer()
  ada = await signedUp(server, { name: 'Ada Park' })
  rita = await signedUp(server, { type: 'recruiter', name: 'Rita Moss' })
})
afterAll(() => server.close())

const waiting = () => server.context.db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`)

onPostgres.each([
  [
    'a new name',
    () => ada.client.call(partialUpdate, { body: { userId: ada.id, type: 'generalInfo', data: { name: 'Ada Lane', level: 'col' } } }),
  ],
  [
    'a section of a bio',
    () => ada.client.call(partialUpdate, { body: { userId: ada.id, type: 'ikigaiInfo', data: { selfDescribe: 'quick, kind, calm' } } }),
  ],
  ['hiding', () => ada.client.call(hideProfile, { body: { profType: 'profile', profID: ada.id } })],
])('%s waits for whoever holds the account before it holds the profile', async (_, change) => {
  const { changing } = await server.context.db.transaction(async (tx) => {
    await lockAccount(tx, ada.id)
    const changing = change()
    await vi.waitFor(async () => expect(await waiting()).toBe(1), 10_000)
    const held = tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, ada.id)).for('update', { noWait: true })
    expect(await held).toHaveLength(1)
    return { changing }
  })
  await changing
})

onPostgres('and so does the profile of a recruiter', async () => {
  const told = (title: string) =>
    rita.client.call(updateRecruiterProfile, { params: { id: rita.id }, body: { generalInfo: { name: 'Rita Lane', title } } })
  await told('Founder')
  const { changing } = await server.context.db.transaction(async (tx) => {
    await lockAccount(tx, rita.id)
    const changing = told('Director')
    await vi.waitFor(async () => expect(await waiting()).toBe(1), 10_000)
    const which = eq(recruiterProfiles.accountId, rita.id)
    const held = tx.select({ id: recruiterProfiles.accountId }).from(recruiterProfiles).where(which).for('update', { noWait: true })
    expect(await held).toHaveLength(1)
    return { changing }
  })
  await changing
})
