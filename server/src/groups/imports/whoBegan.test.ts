import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { updateGroup } from '@trellis/contract/groups/groups.calls.ts'
import { sendInvitationsAgain, sendInviteToGroup } from '@trellis/contract/groups/invitations.calls.ts'
import * as calls from '@trellis/contract/memberImports/memberImports.calls.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mailsTo, type Person, signedIn, signedUp } from '../../accounts/testing.ts'
import { joinAs } from '../../memberships/testing.ts'
import { DAYS, HOURS, startServer, type TestServer } from '../../platform/testing/server.ts'
import { groupInvitations } from '../invitations/invitations.tables.ts'
import { invitationsIn, inviteTo } from '../invitations/testing.ts'
import { groupInput, groupOf } from '../testing.ts'
import { memberImportLines, memberImports } from './imports.tables.ts'
import { importIn, importOf } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

let made = 0
const address = () => `listed.${++made}@school.example`
const advisor = (name: string): Promise<Person> => signedUp(server, { type: 'advisor', name })
const changed = ({ client }: Person, id: string, info: Parameters<typeof groupInput>[0]) =>
  client.call(updateGroup, { params: { id }, query: { type: GROUP }, body: { generalInfo: groupInput(info) } })

test('another advisor reads who began an import and how far it is, and none of its lines', async () => {
  const [gus, ida] = [await advisor('Gus Bell'), await advisor('Ida Lund')]
  const group = await groupOf(gus.client)
  await joinAs(server, 'advisor', group, ida)
  const importId = await importOf(gus.client, group, [address(), 'no address'])
  expect(await importIn(gus.client, group)).toMatchObject({ data: { by: null, toMend: 1 }, total: 2 })
  expect(await importIn(ida.client, group)).toMatchObject({ data: { by: 'Gus Bell', toMend: 1 }, items: [], total: 0 })
  const params = { groupId: group }
  const line = { line: 2, email: address() }
  const refused = [
    await ida.client.refused(calls.putImportLines, { params, body: { importId, lines: [line] } }),
    await ida.client.refused(calls.runMemberImport, { params, body: { importId } }),
  ]
  for (const one of refused) expect(one).toMatchObject({ status: 409, code: 'Stale' })
  await ida.client.call(calls.dropMemberImport, { params, query: { importId } })
  expect((await importIn(gus.client, group)).data).toBeNull()
})

test('an import of which somebody is erased is whole without their line', async () => {
  const gus = await advisor('Gus Bell')
  const [group, ada] = [await groupOf(gus.client), await signedUp(server)]
  const importId = await importOf(gus.client, group, [address(), ada.email, address()])
  await ada.client.call(deleteProfile, { params: { id: ada.id }, body: { password: ada.password } })
  server.clock.advance(15 * DAYS)
  await server.context.tasks.runDue()
  const again = await signedIn(server, gus)
  expect((await importIn(again.client, group)).data).toMatchObject({ state: 'checked', expected: 2, arrived: 2 })
  await again.client.call(calls.runMemberImport, { params: { groupId: group }, body: { importId } })
  await server.context.tasks.runDue()
  expect((await importIn(again.client, group)).data).toMatchObject({ state: 'ended', done: 2 })
})

// The embedded database has one transaction at a time.
test.skipIf(process.env['TEST_DATABASE_URL'] === undefined)(
  'whoever is erased while an import is carried out waits for it with nothing held that it still needs',
  async () => {
    const { db, tasks } = server.context
    const gus = await advisor('Gus Bell')
    const [group, ada] = [await groupOf(gus.client), await signedUp(server)]
    await inviteTo(gus.client, group, ada.email)
    const importId = await importOf(gus.client, group, [ada.email, address()])
    await ada.client.call(deleteProfile, { params: { id: ada.id }, body: { password: ada.password } })
    server.clock.advance(15 * DAYS)
    const waiting = () => db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`)
    const { erasing } = await db.transaction(async (tx) => {
      await tx.select().from(memberImports).where(eq(memberImports.id, importId)).for('update')
      const erasing = tasks.runDue()
      await vi.waitFor(async () => expect(await waiting()).toBe(1), 10_000)
      const own = tx.select().from(memberImportLines).where(eq(memberImportLines.importId, importId))
      expect(await own.for('update', { noWait: true })).toHaveLength(2)
      const invited = tx.select().from(groupInvitations).where(eq(groupInvitations.groupId, group))
      expect(await invited.for('update', { noWait: true })).toHaveLength(1)
      return { erasing }
    })
    await erasing
    expect((await importIn((await signedIn(server, gus)).client, group)).data).toMatchObject({ expected: 1, arrived: 1 })
  },
)

test('a letter waits while the group is closed, and can be asked for again after a day', async () => {
  let gus = await advisor('Gus Bell')
  const [group, email] = [await groupOf(gus.client), address()]
  await inviteTo(gus.client, group, email)
  await changed(gus, group, { state: 'closed' })
  await server.context.tasks.runDue()
  const one = async () => (await invitationsIn(gus.client, group)).get(email)!
  expect(await one()).toMatchObject({ state: 'waiting', can: { sendAgain: false } })
  server.clock.advance(1 * DAYS)
  await server.context.tasks.runDue()
  gus = await signedIn(server, gus)
  expect(await one()).toMatchObject({ state: 'waiting', can: { sendAgain: true } })
  expect(await mailsTo(server, email)).toEqual([])
  await changed(gus, group, { state: 'open' })
  server.clock.advance(6 * HOURS)
  await server.context.tasks.runDue()
  expect(await mailsTo(server, email)).toHaveLength(1)
})

test('nobody is invited once the last day of a group is over, neither by addresses nor by a table, nor again', async () => {
  let gus = await advisor('Gus Bell')
  const today = server.clock.now() - (server.clock.now() % DAYS)
  const [group, sent] = [await groupOf(gus.client, { applyUntil: today }), address()]
  await inviteTo(gus.client, group, sent)
  await server.context.tasks.runDue()
  const importId = await importOf(gus.client, group, [address()])
  server.clock.advance(2 * DAYS)
  gus = await signedIn(server, gus)
  const { id } = (await invitationsIn(gus.client, group)).get(sent)!
  const params = { groupId: group }
  const refused = [
    await gus.client.refused(sendInviteToGroup, { body: { profID: group, emailList: address() } }),
    await gus.client.refused(calls.runMemberImport, { params, body: { importId } }),
    await gus.client.refused(sendInvitationsAgain, { params, body: { ids: [id] } }),
  ]
  for (const { fields } of refused)
    expect(Object.values(fields)).toEqual([expect.stringMatching(/^The last day on which people can join is over/)])
})
