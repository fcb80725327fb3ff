import { findCandidates4Group } from '@trellis/contract/candidates/candidates.calls.ts'
import { changeCandidateStatus } from '@trellis/contract/postings/links.calls.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { hideProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { studentWith } from '../jobs/testing.ts'
import { groupsOfAccount } from '../memberships/memberships.queries.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { actOn, decideOn, groupOf } from './testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

const groupsOf = async ({ id }: Person) => (await groupsOfAccount(server.context.db, id)).membership
const exclusiveGroup = (name: string) => groupOf(gus.client, { name, exclusive: true, joinPolicy: 'open' })

/** A student who was taken out of one exclusive group, and joined another. */
async function whoWentOn(): Promise<{ ada: Person; left: Id; joined: Id }> {
  const ada = await studentWith(server, ['Biology'])
  const [left, joined] = [await exclusiveGroup('Class of 2030'), await exclusiveGroup('Class of 2031')]
  await actOn(ada, left, 'applied')
  await decideOn(gus, left, ada, 'rejected')
  await actOn(ada, joined, 'applied')
  return { ada, left, joined }
}

describe('who joined another exclusive group after a rejection', () => {
  test.each(['undo', 'reopen'] as const)('is not accepted again by %s', async (event) => {
    const { ada, left, joined } = await whoWentOn()
    const inTheWay = { groups: [{ id: joined, name: 'Class of 2031', state: 'accepted' }] }
    expect(await decideOn(gus, left, ada, event)).toEqual(inTheWay)
    expect(await groupsOf(ada)).toEqual([joined])
    const { hits } = await gus.client.call(findCandidates4Group, { params: { id: left }, body: { state: 'rejected' } })
    expect(hits.hits).toMatchObject([{ _id: ada.id, link: { reopensTo: 'accepted' } }])
    await actOn(ada, joined, 'withdrawn')
    expect(await decideOn(gus, left, ada, event)).toMatchObject({ result: { state: 'accepted' } })
    expect(await groupsOf(ada)).toEqual([left])
  })
})

test('of somebody whom an advisor does not see, none of their exclusive groups is told', async () => {
  const ada = await studentWith(server, ['Biology'])
  const [one, two] = [await exclusiveGroup('Class of 2034'), await exclusiveGroup('Class of 2035')]
  await actOn(ada, one, 'applied')
  await ada.client.call(hideProfile, { body: { profType: 'profile', profID: ada.id } })
  for (const event of ['accepted', 'reopen'] as const) {
    const body = { bucket: '' as const, event, jobId: two, jobType: GROUP, studentId: ada.id }
    expect(await gus.client.refused(changeCandidateStatus, { body })).toMatchObject({ status: 404 })
  }
})

test('what leads to no acceptance is not kept from somebody who is in another exclusive group', async () => {
  const ada = await studentWith(server, ['Biology'])
  const [one, two] = [await exclusiveGroup('Class of 2032'), await exclusiveGroup('Class of 2033')]
  await actOn(ada, one, 'applied')
  await actOn(ada, two, 'applied')
  await decideOn(gus, two, ada, 'rejected')
  expect(await decideOn(gus, two, ada, 'reopen')).toMatchObject({ result: { state: 'applied' } })
  expect(await decideOn(gus, two, ada, 'undo')).toMatchObject({ result: { state: 'rejected' } })
  expect(await groupsOf(ada)).toEqual([one])
})
