import { updateMgroup } from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import * as living from '@trellis/contract/mentoring/living.calls.ts'
import * as tables from '@trellis/contract/mentoring/pairsTable.calls.ts'
import { setMailChoices } from '@trellis/contract/notifications/mailChoices.ts'
import { listNotifications } from '@trellis/contract/notifications/notifications.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo, type Person, signedUp } from '../../accounts/testing.ts'
import { DAYS, startServer, type TestServer } from '../../platform/testing/server.ts'
import { again } from '../living/testing.ts'
import { mentoredGroup } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** A mentoring group of a mentor and two mentees, of whom the first hears of everything at once, and a way to archive it and bring it back. */
async function oneMentor() {
  const gus = await signedUp(server, { type: 'advisor' })
  const { group, within, mentees, mentors } = await mentoredGroup(server, gus, { mentees: 2, mentors: 1, options: { mentorCapacity: 2 } })
  const [eager, patient] = mentees as [Person, Person]
  const mentor = mentors[0]!
  await eager.client.call(setMailChoices, { params: { userId: eager.id }, body: { mentorAssigned: 'atOnce', sessionPlanned: 'atOnce' } })
  const version = async () => (await gus.client.call(tables.getDiadTable, { body: { ...within, size: 100 } })).data.version
  const base = async () => ({ ...within, baseVersion: await version() })
  const archive = async (baseVersion: number, archived: boolean) =>
    (await again(server, gus)).client.call(updateMgroup, { body: { ...within, baseVersion, archived } })
  const rebalance = async () => gus.client.call(tables.rebalanceDiadTable, { body: await base() })
  const publish = async () => gus.client.call(tables.publishMentorAssignment, { body: await base() })
  await rebalance()
  return { gus, group, within, eager, patient, mentor, everybody: [eager, patient, mentor], base, archive, rebalance, publish }
}

const OF_PAIRS = /mentor|mentee|session/
const reads = async (person: Person) => {
  const { client, id: userId } = await again(server, person)
  const { items, unread } = await client.call(listNotifications, { params: { userId }, query: {} })
  const told = items.filter(({ words }) => OF_PAIRS.test(words))
  return { words: told.map(({ words }) => words), unread }
}
const mails = async ({ email }: Person) =>
  (await mailsTo(server, email)).filter(({ text }) => /have been chosen|A session with you/.test(text))

test('whoever was not told yet of a mentor is told nothing once the mentoring group is archived, and is told when it is back', async () => {
  const { everybody, archive, publish, eager, patient, mentor } = await oneMentor()
  await publish()
  await archive(2, true)
  await server.context.tasks.runDue()
  server.clock.advance(DAYS)
  await server.context.tasks.runDue()
  expect(await Promise.all(everybody.map(mails))).toEqual([[], [], []])
  expect(await Promise.all(everybody.map(reads))).toEqual(everybody.map(() => ({ words: [], unread: 0 })))

  await archive(3, false)
  const chosen = (what: string) => ({ words: [expect.stringMatching(new RegExp(`^Your ${what}s in .* have been chosen$`))], unread: 1 })
  expect(await Promise.all([eager, patient, mentor].map(reads))).toEqual([chosen('mentor'), chosen('mentor'), chosen('mentee')])
})

test('whoever was told of a mentor in time reads later that it was so, and a mail that waits is dropped', async () => {
  const { archive, publish, eager, patient } = await oneMentor()
  await publish()
  await server.context.tasks.runDue()
  server.clock.advance(60_000)
  await server.context.tasks.runDue()
  await archive(2, true)
  server.clock.advance(DAYS)
  await server.context.tasks.runDue()
  expect([(await mails(eager)).length, (await mails(patient)).length]).toEqual([1, 0])
  expect((await reads(eager)).words).toEqual([expect.stringMatching(/^Your mentors in .* have been chosen$/)])
  expect(await reads(patient)).toEqual({ words: [], unread: 0 })
})

test('whoever a publication leaves without a mentor is told so, whatever becomes of the mentoring group', async () => {
  const { gus, base, archive, rebalance, publish, patient, mentor } = await oneMentor()
  await publish()
  await server.context.tasks.runDue()
  const roleModelList = [{ id: mentor.id, kind: 'forbid' as const }]
  await gus.client.call(tables.mgroupPinRolemodels, { body: { ...(await base()), menteeID: patient.id, roleModelList } })
  await rebalance()
  // What is newer tells the time.
  server.clock.advance(1_000)
  await publish()
  await archive(2, true)
  await server.context.tasks.runDue()
  expect((await reads(patient)).words).toEqual([expect.stringMatching(/^You have no mentor in .* for now$/)])
})

test('a session that is planned is told of to nobody whose pair has ended meanwhile', async () => {
  const { group, within, archive, publish, eager, mentor } = await oneMentor()
  await publish()
  await server.context.tasks.runDue()
  const body = { mgrpID: within.mgrpID, otherId: eager.id, as: 'mentee' as const, note: '', shared: false, minutes: 30 }
  const plan = { ...body, at: server.clock.now() + 3 * DAYS, timeZone: 'Europe/Vienna' }
  await mentor.client.call(living.logSession, { params: { groupId: group, userId: mentor.id }, body: plan })
  await archive(2, true)
  server.clock.advance(DAYS)
  await server.context.tasks.runDue()
  expect((await mails(eager)).filter(({ text }) => text.includes('A session with you'))).toEqual([])
  expect((await reads(eager)).words.filter((words) => words.includes('session'))).toEqual([])
  await archive(3, false)
  expect((await reads(eager)).words).toContainEqual(expect.stringMatching(/^A session with you in .* is planned$/))
})
