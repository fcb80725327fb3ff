import { createCohort, getGroupCohortMembers, updateCohort } from '@trellis/contract/groups/cohorts.calls.ts'
import { updateGroup } from '@trellis/contract/groups/groups.calls.ts'
import * as calls from '@trellis/contract/memberImports/memberImports.calls.ts'
import { type ImportFate, type SentLine } from '@trellis/contract/memberImports/memberImports.ts'
import { sendInviteToGroup, stopInvitations } from '@trellis/contract/groups/invitations.calls.ts'
import { MOST_INVITED_A_DAY } from '@trellis/contract/groups/invitations.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo, type Person, signedIn, signedUp } from '../../accounts/testing.ts'
import { joinAs, leave } from '../../memberships/testing.ts'
import { client } from '../../platform/testing/client.ts'
import { DAYS, HOURS, startServer, type TestServer } from '../../platform/testing/server.ts'
import { actOn, groupInput, groupOf } from '../testing.ts'
import { invitationsIn, inviteTo, mailedTokens } from '../invitations/testing.ts'
import { groupInvitations } from '../invitations/invitations.tables.ts'
import { memberImportLines } from './imports.tables.ts'
import { importLines } from './imports.tasks.ts'
import { cohorts } from '../cohorts/cohorts.tables.ts'
import { importIn, importOf, type LineInput } from './testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

let made = 0
const address = () => `imported.${++made}@school.example`
const run = (groupId: Id, importId: Id) => gus.client.call(calls.runMemberImport, { params: { groupId }, body: { importId } })
const put = (groupId: Id, importId: Id, ...lines: (Partial<SentLine> & { line: number })[]) =>
  gus.client.call(calls.putImportLines, { params: { groupId }, body: { importId, lines } })
/** Time passes; Gus signs in again. */
async function later(ms: number): Promise<void> {
  server.clock.advance(ms)
  gus = await signedIn(server, gus)
}
const carryOut = () => server.context.tasks.runDue()
const cohortOf = async (groupId: Id, name: string) =>
  (await gus.client.call(createCohort, { body: { groupId, generalInfo: { name } } })).success
const inCohort = async (groupId: Id, cohortId: Id) =>
  (await gus.client.call(getGroupCohortMembers, { body: { groupId, cohortId } })).items.map(({ _id, role }) => [_id, role])

/** Somebody who joined an open group. */
async function member(groupId: Id): Promise<Person> {
  const person = await signedUp(server, { birthYear: 1990 })
  await actOn(person, groupId, 'applied')
  return person
}

test('each line is told its fate before anything happens, the faulty ones first', async () => {
  const group = await groupOf(gus.client, { joinPolicy: 'open' })
  const [ada, ben, opted, invited] = [await member(group), await member(group), address(), address()]
  await cohortOf(group, 'Class of 2030')
  await inviteTo(gus.client, group, `${opted}, ${invited}`)
  await carryOut()
  await client(server.origin).call(stopInvitations, { body: { token: (await mailedTokens(server, opted)).stopToken } })
  await later(40 * DAYS)
  await inviteTo(gus.client, group, invited)
  const first = address()
  const lines: [LineInput, ImportFate][] = [
    [{ email: first, role: 'Mentee', cohort: ' class of  2030', level: 'High School' }, 'invited'],
    [{ email: ada.email }, 'member'],
    [{ email: ben.email.toUpperCase(), cohort: 'Class of 2030' }, 'memberToCohort'],
    [{ email: 'no address' }, 'faulty'],
    [{ name: 'Nobody' }, 'missing'],
    [{ email: first.toUpperCase() }, 'duplicate'],
    [{ email: address(), cohort: 'Class of 1930' }, 'unknownCohort'],
    [{ email: address(), role: 'boss' }, 'unknownRole'],
    [{ email: address(), level: 'kindergarten' }, 'unknownLevel'],
    [{ email: opted }, 'optedOut'],
    [{ email: invited }, 'invitedAlready'],
  ]
  await importOf(
    gus.client,
    group,
    lines.map(([line]) => line),
  )
  const { data, items, total } = await importIn(gus.client, group)
  expect(Object.fromEntries(items.map(({ line, fate }) => [line, fate]))).toEqual(
    Object.fromEntries(lines.map(([, fate], at) => [at + 1, fate])),
  )
  expect(items.map(({ line }) => line)).toEqual([4, 5, 6, 7, 8, 9, 1, 2, 3, 10, 11])
  expect(items[2]).toMatchObject({ line: 6, sameAs: 1 })
  expect(total).toBe(11)
  expect(data).toMatchObject({ state: 'checked', expected: 11, arrived: 11, toMend: 6, toDo: 2, done: 0 })
  expect(data!.letters.map(({ count }) => count)).toEqual([1])
  await carryOut()
  expect((await invitationsIn(gus.client, group)).has(first)).toBe(false)
})

test('lines are mended, what is left is done once, and what is faulty is left out', async () => {
  const group = await groupOf(gus.client, { joinPolicy: 'open' })
  const [ada, cohort] = [await member(group), await cohortOf(group, 'Night watch')]
  const [good, mended, twin] = [address(), address(), address()]
  const id = await importOf(gus.client, group, [
    { email: good, name: 'Zoë', role: 'mentor', level: 'college', cohort: 'night watch' },
    { email: 'oops' },
    { email: twin },
    { email: twin },
    { email: ada.email, cohort: 'Night watch', role: 'both' },
    { email: 'never mended' },
  ])
  await put(group, id, { line: 2, email: mended })
  // The first of two with the same address is changed: the second one is none any more.
  await put(group, id, { line: 3, email: address() })
  expect((await importIn(gus.client, group)).data).toMatchObject({ toMend: 1, toDo: 5 })
  await run(group, id)
  await run(group, id)
  await carryOut()
  const { data, items } = await importIn(gus.client, group)
  expect(data).toMatchObject({ state: 'ended', toDo: 5, done: 5, toMend: 1, stoppedBy: '' })
  expect(items[0]).toMatchObject({ line: 6, fate: 'faulty', done: false })
  const invitations = await invitationsIn(gus.client, group)
  expect(invitations.size).toBe(4)
  expect(invitations.get(good)).toMatchObject({ name: 'Zoë', role: 'mentor', cohort: { name: 'Night watch' }, state: 'sent' })
  expect(await mailsTo(server, good)).toHaveLength(1)
  expect(await inCohort(group, cohort)).toEqual([[ada.id, 'both']])
  expect(
    await gus.client.refused(calls.putImportLines, { params: { groupId: group }, body: { importId: id, lines: [{ line: 6 }] } }),
  ).toMatchObject({
    code: 'Stale',
  })
})

test('what a server dies in the middle of is gone on with: no line is lost, none done twice', async () => {
  const group = await groupOf(gus.client)
  const all = Array.from({ length: 620 }, address)
  const id = await importOf(gus.client, group, all)
  await run(group, id)
  const [task] = (await server.context.db.execute(sql`select payload from tasks where kind = 'groups.importLines'`)).rows
  const again = { importId: id, from: (task!['payload'] as { from: number }).from }
  // As if servers had died after each commit, before the task was forgotten: each is carried out twice, from wherever.
  for (const from of [again.from, 251, 251, 501, 0]) await server.context.tasks.add(server.context.db, importLines, { importId: id, from })
  await carryOut()
  expect((await importIn(gus.client, group)).data).toMatchObject({ state: 'ended', done: 620, toDo: 620, counts: { invited: 620 } })
  const stored = await server.context.db.select().from(groupInvitations).where(eq(groupInvitations.groupId, group))
  expect(stored).toHaveLength(620)
  expect(new Set(stored.map(({ emailKey }) => emailKey))).toEqual(new Set(all))
  const sent = await server.context.db.$count(
    groupInvitations,
    and(eq(groupInvitations.groupId, group), isNotNull(groupInvitations.sentAt)),
  )
  const [waiting] = (await server.context.db.execute(sql`select count(*)::int as letters from tasks where kind = 'groups.mailInvite'`)).rows
  expect(sent + (waiting!['letters'] as number)).toBe(620)
})

test('more than a day allows goes out on the next days, and never more within one', async () => {
  const group = await groupOf(gus.client)
  const now = server.clock.now()
  // Written to two hours ago: as many as leave ten for today.
  await server.context.db.execute(sql`
    insert into group_invitations (id, group_id, email, email_key, role, personal_line, stop_token, created_at, asked_at, expires_at, sent_at)
    select gen_random_uuid(), ${group}, at || '@before.example', at || '@before.example', 'member', '', gen_random_uuid()::text, t, t, t + interval '30 days', t
    from generate_series(1, ${MOST_INVITED_A_DAY - 10}) as at, (select to_timestamp(${(now - 2 * HOURS) / 1_000}) as t) as time`)
  const all = Array.from({ length: 30 }, address)
  const id = await importOf(gus.client, group, all)
  const { data } = await importIn(gus.client, group)
  expect(data!.letters).toEqual([
    { at: now, count: 10 },
    { at: now + 1 * DAYS, count: 20 },
  ])
  await run(group, id)
  await carryOut()
  const ended = (await importIn(gus.client, group)).data!
  expect(ended).toMatchObject({ state: 'ended', done: 30 })
  expect(ended.letters.map(({ count }) => count)).toEqual([10, 20])
  const refused = await gus.client.refused(sendInviteToGroup, { body: { profID: group, emailList: address() } })
  expect(refused).toMatchObject({ code: 'TooManyAttempts' })
  const states = () => all.map((email) => invited.get(email)!.state)
  let invited = await invitationsIn(gus.client, group)
  expect(states()).toEqual([...all.slice(0, 10).map(() => 'sent'), ...all.slice(10).map(() => 'waiting')])
  await later(1 * DAYS + HOURS)
  await carryOut()
  invited = await invitationsIn(gus.client, group)
  expect(states()).toEqual(all.map(() => 'sent'))
})

test('it stops where the group is closed or somebody stops it, and another one cannot take the place of one that runs', async () => {
  const group = await groupOf(gus.client)
  const id = await importOf(gus.client, group, [address()])
  await run(group, id)
  const begun = await gus.client.refused(calls.beginMemberImport, { params: { groupId: group }, body: { fileName: 'x.csv', lines: 1 } })
  expect(begun).toMatchObject({ code: 'Stale' })
  await gus.client.call(updateGroup, {
    params: { id: group },
    query: { type: GROUP },
    body: { generalInfo: groupInput({ state: 'closed' }) },
  })
  await carryOut()
  expect((await importIn(gus.client, group)).data).toMatchObject({ state: 'ended', done: 0, stoppedBy: expect.stringContaining('closed') })
  expect((await invitationsIn(gus.client, group)).size).toBe(0)
  const closed = await importOf(gus.client, group, [address()])
  const refused = await gus.client.refused(calls.runMemberImport, { params: { groupId: group }, body: { importId: closed } })
  expect(refused).toMatchObject({ fields: { importId: 'Open the group before you invite people to it' } })
  await gus.client.call(calls.dropMemberImport, { params: { groupId: group }, query: { importId: closed } })
  expect((await importIn(gus.client, group)).data).toBeNull()
})

test('it stops where whoever began it does not run the group any more', async () => {
  const group = await groupOf(gus.client)
  const gia = await signedUp(server, { type: 'advisor', name: 'Gia Moss' })
  await joinAs(server, 'advisor', group, gia)
  const id = await importOf(gia.client, group, [address()])
  await gia.client.call(calls.runMemberImport, { params: { groupId: group }, body: { importId: id } })
  await leave(server, group, gia)
  await carryOut()
  const { data } = await importIn(gus.client, group)
  expect(data).toMatchObject({ state: 'ended', done: 0, stoppedBy: expect.stringContaining('no advisor') })
})

test('a file that arrived in part is not carried out, nor one with more lines than it says', async () => {
  const group = await groupOf(gus.client)
  const params = { groupId: group }
  const { data } = await gus.client.call(calls.beginMemberImport, { params, body: { fileName: 'x.csv', lines: 2 } })
  await put(group, data.id, { line: 2, email: address() })
  expect((await importIn(gus.client, group)).data).toMatchObject({ state: 'arriving', arrived: 1 })
  expect(await gus.client.refused(calls.runMemberImport, { params, body: { importId: data.id } })).toMatchObject({ code: 'BadInput' })
  const more = { importId: data.id, lines: [{ line: 3 }, { line: 4 }] }
  expect(await gus.client.refused(calls.putImportLines, { params, body: more })).toMatchObject({ code: 'BadInput' })
  expect(await gus.client.refused(calls.beginMemberImport, { params, body: { fileName: 'x.csv', lines: 5_001 } })).toMatchObject({
    fields: { lines: 'A file may have 5000 lines at most' },
  })
})

test('a cohort that goes in between is told, and somebody who joins in between is a member', async () => {
  const group = await groupOf(gus.client, { joinPolicy: 'open' })
  const [cohort, joining] = [await cohortOf(group, 'Going'), await signedUp(server, { birthYear: 1990 })]
  const id = await importOf(gus.client, group, [{ email: address(), cohort: 'Going' }, joining.email, address()])
  await gus.client.call(updateCohort, { params: { id: cohort }, body: { archived: true } })
  await actOn(joining, group, 'applied')
  await run(group, id)
  await carryOut()
  const { data, items } = await importIn(gus.client, group)
  expect(items.map(({ line, fate, done }) => [line, fate, done])).toEqual([
    [1, 'unknownCohort', false],
    [2, 'member', true],
    [3, 'invited', true],
  ])
  expect(data).toMatchObject({ state: 'ended', toMend: 1, done: 2 })
})

test('a name that several cohorts have takes none of them: the line says so, and is mended by another name', async () => {
  const group = await groupOf(gus.client, { joinPolicy: 'open' })
  const [one, other] = [await cohortOf(group, 'Class of 2030'), await cohortOf(group, 'Class of 2031')]
  const ada = await member(group)
  // As groups have them from before this was refused.
  await server.context.db.update(cohorts).set({ name: 'class of 2030' }).where(eq(cohorts.id, other))
  const id = await importOf(gus.client, group, [
    { email: address(), cohort: 'Class of 2030' },
    { email: ada.email, cohort: 'CLASS of 2030' },
  ])
  const fates = async () => (await importIn(gus.client, group)).items.map(({ fate }) => fate)
  expect(await fates()).toEqual(['severalCohorts', 'severalCohorts'])
  expect((await importIn(gus.client, group)).data).toMatchObject({ toMend: 2, toDo: 0 })
  await gus.client.call(updateCohort, { params: { id: other }, body: { generalInfo: { name: 'Class of 2031' } } })
  await put(group, id, { line: 2, email: ada.email, cohort: 'Class of 2031' })
  expect(await fates()).toEqual(['severalCohorts', 'memberToCohort'])
  await run(group, id)
  await carryOut()
  expect(await inCohort(group, other)).toEqual([[ada.id, 'member']])
  expect(await inCohort(group, one)).toEqual([])
})

test('the addresses of an import are forgotten after a month', async () => {
  const group = await groupOf(gus.client)
  const id = await importOf(gus.client, group, [address()])
  await later(31 * DAYS)
  await carryOut()
  expect(await server.context.db.$count(memberImportLines, eq(memberImportLines.importId, id))).toBe(0)
})
