import { mgroupAddMembers, mgroupDelMembers, updateMgroup } from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { usualOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import { tellForMentoring } from '@trellis/contract/mentoring/ownMentoring.calls.ts'
import { lockMentorAssignment } from '@trellis/contract/mentoring/pairsTable.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { type MentoredWorld, mentoredWorld } from './testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

/** Why the one mentee without a mentor has none, which is told alike wherever it is read. */
async function whyOf({ table, list, member, dashboard }: MentoredWorld) {
  const alone = (await table()).rows.filter(({ mentorId }) => mentorId === null)
  expect(alone).toHaveLength(1)
  const { menteeId, reasonUnmatched } = alone[0]!
  const { code, words, remedy } = reasonUnmatched!
  expect((await list(code)).items).toMatchObject([{ person: { _id: menteeId }, unmatched: { words, remedy } }])
  expect((await member(menteeId)).unmatched).toEqual({ words, remedy })
  expect((await dashboard()).counts).toMatchObject({ unmatched: 1, [code]: 1 })
  return { code, menteeId }
}

test('a mentee who is unlocked is not told of as locked any more', async () => {
  const world = await mentoredWorld(server, gus, { mentees: 1, mentors: 1 })
  await world.lock(world.mentees[0]!)
  await world.rebalance()
  const { code, menteeId } = await whyOf(world)
  expect(code).toBe('locked')
  const { version } = await world.table()
  const unlocking = { ...world.within, baseVersion: version, menteeSet: [menteeId], locked: false }
  await gus.client.call(lockMentorAssignment, { body: unlocking })
  expect((await whyOf(world)).code).toBe('notAssigned')
})

test('places are no longer all taken once whoever had one has left', async () => {
  const world = await mentoredWorld(server, gus, { mentees: 2, mentors: 1, mentorCapacity: 1 })
  await world.rebalance()
  const { code, menteeId } = await whyOf(world)
  expect(code).toBe('allTaken')
  const mbrList = world.mentees.map(({ id }) => id).filter((id) => id !== menteeId)
  await gus.client.call(mgroupDelMembers, { body: { ...world.within, mbrList } })
  expect((await whyOf(world)).code).toBe('notAssigned')
})

test('there is a mentor once one has come', async () => {
  const world = await mentoredWorld(server, gus, { mentees: 1, mentors: 2 })
  const [own, other] = world.mentors as [Person, Person]
  const people = { ...world.within, mbrList: [own.id, other.id] }
  await gus.client.call(mgroupDelMembers, { body: people })
  await world.rebalance()
  expect((await whyOf(world)).code).toBe('nobodyPossible')
  await gus.client.call(mgroupAddMembers, { body: { ...people, role: 'mentor' } })
  expect((await whyOf(world)).code).toBe('notAssigned')
})

test('a rule that the options no longer have keeps nobody away', async () => {
  const world = await mentoredWorld(server, gus, { mentees: 1, mentors: 1, rules: ['sameLanguage'] })
  const speaks = async ({ client, id: userId }: Person, languages: string[]) =>
    client.call(tellForMentoring, { params: { groupId: world.group, userId }, body: { languages } })
  await speaks(world.mentees[0]!, ['de'])
  await speaks(world.mentors[0]!, ['fr'])
  await world.rebalance()
  expect((await whyOf(world)).code).toBe('nobodyPossible')
  await gus.client.call(updateMgroup, { body: { ...world.within, baseVersion: 2, options: usualOptions } })
  expect((await whyOf(world)).code).toBe('notAssigned')
})
