import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { getGroup, updateGroup } from '@trellis/contract/groups/groups.calls.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { lockAccount } from '../accounts/accounts.actions.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { type Person, signedUp } from '../accounts/testing.ts'
import type { Transaction } from '../platform/database/database.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { setOwner } from '../postings/postings.actions.ts'
import { postings } from '../postings/postings.tables.ts'
import { leadsWith } from './advisors/testing.ts'
import { groupInput, groupOf } from './testing.ts'

let server: TestServer
let sue: Person
beforeAll(async () => {
  server = await startServer()
  sue = await signedUp(server, { type: 'advisor', superUser: true })
})
afterAll(() => server.close())

const forbidden = { status: 403, code: 'Forbidden' }
const advisor = () => signedUp(server, { type: 'advisor' })
const change = (id: Id, state: 'open' | 'closed') => ({
  params: { id },
  query: { type: GROUP } as const,
  body: { generalInfo: groupInput({ state }) },
})
const stateOf = async (id: Id) => {
  const { data } = await sue.client.call(getGroup, { params: { id }, query: { type: GROUP } })
  return data._source.generalInfo.state
}

test('a group of who deleted their account is opened by nobody', async () => {
  const olga = await advisor()
  const id = await groupOf(olga.client)
  await olga.client.call(deleteProfile, { params: { id: olga.id }, body: { password: olga.password } })
  await sue.client.call(updateGroup, change(id, 'closed'))
  expect(await sue.client.refused(updateGroup, change(id, 'open'))).toMatchObject(forbidden)
  expect(await stateOf(id)).toBe('closed')
})

describe.skipIf(process.env['TEST_DATABASE_URL'] === undefined)('nor opened while its owner is leaving', () => {
  /** How many statements wait for a transaction to end. */
  const waiting = () => server.context.db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`)

  /** Opens a group by somebody while its owner's account is being deleted, and what follows from that is done. */
  async function whileLeaving<T>(owner: Person, opening: () => Promise<T>, following: (tx: Transaction) => Promise<unknown>): Promise<T> {
    const { opened } = await server.context.db.transaction(async (tx) => {
      await lockAccount(tx, owner.id)
      const opened = opening()
      await vi.waitFor(async () => expect(await waiting()).toBe(1), 10_000)
      await tx
        .update(accounts)
        .set({ leavesAt: new Date(server.clock.now()) })
        .where(eq(accounts.id, owner.id))
      await following(tx)
      return { opened }
    })
    return opened
  }

  test('by somebody else', async () => {
    const olga = await advisor()
    const id = await groupOf(olga.client)
    const closing = (tx: Transaction) => tx.update(postings).set({ state: 'closed' }).where(eq(postings.id, id))
    expect(await whileLeaving(olga, () => sue.client.refused(updateGroup, change(id, 'open')), closing)).toMatchObject(forbidden)
    expect(await stateOf(id)).toBe('closed')
  })

  test('but by whoever has it from then on', async () => {
    const [olga, ivy] = [await advisor(), await advisor()]
    const id = await groupOf(olga.client)
    await leadsWith(ivy, olga, id)
    const passing = (tx: Transaction) => setOwner(tx, { id, pictureId: null }, ivy.id)
    await whileLeaving(olga, () => ivy.client.call(updateGroup, change(id, 'open')), passing)
    expect(await stateOf(id)).toBe('open')
  })
})
