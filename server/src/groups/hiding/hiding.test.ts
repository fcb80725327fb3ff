import { findCandidates4Group, profstatus } from '@trellis/contract/candidates/candidates.calls.ts'
import { deleteGroup } from '@trellis/contract/groups/groups.calls.ts'
import { listNotifications } from '@trellis/contract/notifications/notifications.ts'
import { getMultProfiles, getProfile, hideProfile, publishProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { joinAs } from '../../memberships/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { actOn, decideOn, groupOf } from '../testing.ts'

let server: TestServer
let gus: Person
let gia: Person
let other: Person
let stranger: Person
let group: Id
let foreign: Id
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
  gia = await signedUp(server, { type: 'advisor', name: 'Gia Moss' })
  other = await signedUp(server, { type: 'advisor', name: 'Ula Reyes' })
  stranger = await grownUp()
  group = await groupOf(gus.client, { name: 'Frog watchers' })
  foreign = await groupOf(other.client, { name: 'Owl watchers' })
  await joinAs(server, 'advisor', group, gia)
})
afterAll(() => server.close())

const grownUp = (): Promise<Person> => signedUp(server, { birthYear: 1990 })
async function member(): Promise<Person> {
  const ada = await grownUp()
  await actOn(ada, group, 'applied')
  await decideOn(gus, group, ada, 'accepted')
  return ada
}
const naming = ({ id }: Person, groupId?: Id) => ({
  body: { profType: 'groupAdmin', profID: id, ...(groupId !== undefined && { groupId }) },
})
const hides = (advisor: Person, person: Person, groupId?: Id) => advisor.client.call(hideProfile, naming(person, groupId))
const shows = (advisor: Person, person: Person, groupId?: Id) => advisor.client.call(publishProfile, naming(person, groupId))
const asOneself = ({ id }: Person) => ({ body: { profType: 'profile', profID: id } })
const ownRecord = (ada: Person) => ada.client.call(getProfile, { params: { id: ada.id } })
async function standing(ada: Person) {
  const { hidden } = (await ownRecord(ada))._source.generalInfo
  const { data } = await stranger.client.call(getMultProfiles, { body: { mbrList: [ada.id] } })
  expect(data).toHaveLength(hidden ? 0 : 1)
  const { hits } = await gus.client.call(findCandidates4Group, { params: { id: group }, body: { state: 'accepted' } })
  const row = hits.hits.find(({ _id }) => _id === ada.id)
  expect((await gus.client.call(profstatus, { body: { mbrList: [ada.id] } })).data).toMatchObject([{ hidden }])
  return row?.inGroup?.profileHidden
}
const told = async (ada: Person) =>
  (await ada.client.call(listNotifications, { params: { userId: ada.id }, query: {} })).items
    .map(({ words, screen }) => ({ words, screen }))
    .filter(({ words }) => words.includes('profile'))

test('an advisor hides a member, who is told by which group, until another advisor of it shows them again', async () => {
  const ada = await member()
  for (const _ of [1, 2]) expect((await hides(gus, ada, group)).data.message).toBe('This profile is hidden.')
  expect(await standing(ada)).toBe('here')
  expect((await ownRecord(ada)).hiddenBy).toEqual({ group: 'Frog watchers', at: server.clock.now() })
  expect((await stranger.client.refused(getProfile, { params: { id: ada.id } })).status).toBe(404)
  expect(await told(ada)).toEqual([
    { words: 'An advisor of Frog watchers hid your profile. You can publish it again in your settings', screen: '/settings' },
  ])
  for (const _ of [1, 2]) await shows(gia, ada)
  expect(await standing(ada)).toBeNull()
  expect(await ownRecord(ada)).not.toHaveProperty('hiddenBy')
  expect((await told(ada)).map(({ words }) => words)).toContain('An advisor of Frog watchers published your profile again')
})

test('whom an advisor hid may publish it; what they hide themselves, no advisor shows', async () => {
  const ada = await member()
  await hides(gus, ada)
  await ada.client.call(publishProfile, asOneself(ada))
  expect(await standing(ada)).toBeNull()
  await hides(gus, ada)
  await ada.client.call(hideProfile, asOneself(ada))
  expect(await ownRecord(ada)).not.toHaveProperty('hiddenBy')
  expect(await standing(ada)).toBe('elsewhere')
  expect(await gus.client.refused(publishProfile, naming(ada, group))).toMatchObject({
    status: 409,
    code: 'InvalidTransition',
    error: expect.stringContaining('themselves'),
  })
  expect(await standing(ada)).toBe('elsewhere')
})

test('what an advisor of one group hid, one of another group of theirs leaves hidden', async () => {
  const ada = await member()
  await actOn(ada, foreign, 'applied')
  await decideOn(other, foreign, ada, 'accepted')
  await hides(other, ada, foreign)
  expect(await standing(ada)).toBe('elsewhere')
  expect(await gus.client.refused(publishProfile, naming(ada))).toMatchObject({ status: 409 })
  await other.client.call(deleteGroup, { params: { id: foreign }, query: { type: GROUP, name: 'Owl watchers' } })
  expect((await ownRecord(ada)).hiddenBy).toMatchObject({ group: '' })
})

test('whom the advisors would not see any more, they do not hide', async () => {
  const ada = await grownUp()
  await decideOn(gus, group, ada, 'contacted')
  await actOn(ada, group, 'ok2contact')
  await decideOn(gus, group, ada, 'accepted')
  expect(await standing(ada)).toBeNull()
  expect(await gus.client.refused(hideProfile, naming(ada, group))).toMatchObject({
    status: 409,
    error: expect.stringContaining('never asked'),
  })
  expect(await standing(ada)).toBeNull()
})

test('nobody is hidden by whoever does not run a group that they are in', async () => {
  const [ada, asking] = [await member(), await grownUp()]
  await actOn(asking, group, 'applied')
  for (const who of [other, stranger, ada]) {
    for (const call of [hideProfile, publishProfile]) {
      expect(await who.client.refused(call, naming(ada))).toMatchObject({ status: 404 })
      expect(await who.client.refused(call, naming(ada, group))).toMatchObject({ status: 403 })
    }
  }
  for (const nobody of [asking, gia, stranger]) expect(await gus.client.refused(hideProfile, naming(nobody))).toMatchObject({ status: 404 })
  await decideOn(gus, group, ada, 'rejected')
  expect(await gus.client.refused(hideProfile, naming(ada, group))).toMatchObject({ status: 404 })
})
