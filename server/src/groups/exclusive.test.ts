import { findCandidates4Group } from '@trellis/contract/candidates/candidates.calls.ts'
import { joinByCode, setJoinCode } from '@trellis/contract/groups/joinCodes.calls.ts'
import { changeCandidateStatus } from '@trellis/contract/postings/links.calls.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { hideProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { studentWith } from '../jobs/testing.ts'
import { groupsOfAccount } from '../memberships/memberships.queries.ts'
import { HOURS, startServer, type TestServer } from '../platform/testing/server.ts'
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

test('who cannot be accepted in any case is told of as they are, and not as one who is in another exclusive group', async () => {
  const ada = await studentWith(server, ['Biology'])
  const [one, two] = [await exclusiveGroup('Class of 2036'), await exclusiveGroup('Class of 2037')]
  await actOn(ada, one, 'applied')
  const accepting = (bucket: '' | 'contacted') => ({
    body: { bucket, event: 'accepted' as const, jobId: two, jobType: GROUP, studentId: ada.id },
  })
  expect(await gus.client.refused(changeCandidateStatus, accepting(''))).toMatchObject({ code: 'InvalidTransition' })
  await actOn(ada, two, 'applied')
  const stale = { code: 'Stale', details: { record: { state: 'applied' } } }
  expect(await gus.client.refused(changeCandidateStatus, accepting('contacted'))).toMatchObject(stale)
  expect(await gus.client.call(changeCandidateStatus, accepting(''))).toMatchObject({ groups: [{ id: one }] })
  expect(await groupsOf(ada)).toEqual([one])
})

const isOnPostgres = process.env['TEST_DATABASE_URL'] !== undefined

describe.skipIf(!isOnPostgres)('who comes into exclusive groups at once', () => {
  const codeOf = async (groupId: Id) => {
    const body = { what: 'renew' as const, expiresAt: server.context.clock.now() + HOURS, mostUses: 30 }
    return (await gus.client.call(setJoinCode, { params: { groupId }, body })).data!.code
  }
  type Coming = (ada: Person, groupId: Id) => Promise<unknown>
  const joins: Coming = (ada, groupId) => actOn(ada, groupId, 'applied')
  const comesByCode: Coming = async (ada, groupId) => {
    const code = await codeOf(groupId)
    await ada.client.call(joinByCode, { body: { userId: ada.id, code } })
  }
  const isAccepted: Coming = (ada, groupId) => decideOn(gus, groupId, ada, 'accepted')

  /** An advisor can accept whoever talks with them. */
  const talksAbout: Coming = async (ada, groupId) => {
    await decideOn(gus, groupId, ada, 'contacted')
    await actOn(ada, groupId, 'ok2contact')
  }

  test.each<[string, Coming, Coming]>([
    ['by themselves', joins, joins],
    ['by themselves and a code', joins, comesByCode],
    ['by themselves and an advisor', joins, isAccepted],
    ['by an advisor and an advisor', isAccepted, isAccepted],
  ])('%s, is in one of them', async (_, first, second) => {
    for (let round = 0; round < 6; round++) {
      const ada = await studentWith(server, ['Biology'])
      const [one, two] = [await exclusiveGroup(`One ${round}`), await exclusiveGroup(`Two ${round}`)]
      if (first === isAccepted) await talksAbout(ada, one)
      if (second === isAccepted) await talksAbout(ada, two)
      await Promise.all([first(ada, one), second(ada, two)])
      expect(await groupsOf(ada)).toHaveLength(1)
    }
  })

  test('into one by themselves and an advisor, is in it, and neither waits for the other', async () => {
    for (let round = 0; round < 6; round++) {
      const ada = await studentWith(server, ['Biology'])
      const group = await exclusiveGroup(`Three ${round}`)
      await talksAbout(ada, group)
      const all = await Promise.allSettled([joins(ada, group), isAccepted(ada, group)])
      expect(all.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
      const failures = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as { status: number }] : []))
      expect(failures.map(({ status }) => status)).toEqual(failures.map(() => 409))
      expect(await groupsOf(ada)).toEqual([group])
    }
  })
})
