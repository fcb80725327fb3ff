import { updateRecruiterProfile } from '@trellis/contract/accounts/accounts.ts'
import type { Endpoint } from '@trellis/contract/wire/endpoint.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import * as calls from '@trellis/contract/people/people.ts'
import { getProfile, hideProfile, publishProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newcomer, type NewPerson, type Person, signedUp } from '../accounts/testing.ts'
import { client } from '../platform/testing/client.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { follows } from '../follows/follows.tables.ts'
import { blocks } from '../visibility/visibility.tables.ts'
import { removedRoleModels } from './people.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const grownUp = (person: NewPerson = {}): Promise<Person> => signedUp(server, { birthYear: 1990, ...person })
const signedOut = (person: Person) => client(person.client.origin)
const pair = (person: Person, target: { id: string }) => ({ body: { userId: person.id, targetId: target.id } })
const oneTarget = (person: Person, target: { id: string }) => ({
  params: { userId: person.id },
  body: { targetId: target.id },
})

async function setHidden(person: Person, hidden: boolean): Promise<void> {
  const body = { profType: 'profile', profID: person.id }
  await (hidden ? person.client.call(hideProfile, { body }) : person.client.call(publishProfile, { body }))
}

type List = (typeof calls.peopleLists)[number]

async function listed(person: Person, sub: List, query: { page?: number; size?: number } = {}) {
  server.clock.advance(1)
  const { items, total } = await person.client.call(calls.listPeople, { params: { userId: person.id, sub }, query })
  return { names: items.map(({ _source }) => _source.generalInfo.name), items, total }
}

async function follow(person: Person, target: Person): Promise<void> {
  server.clock.advance(1)
  await person.client.call(calls.follow, pair(person, target))
}

test('an id in capitals is the same id', async () => {
  const [ada, ben] = [await grownUp(), await grownUp()]
  const inCapitals = (id: string) => ({ body: { userId: ada.id, targetId: id.toUpperCase() } })
  expect(await ada.client.refused(calls.follow, inCapitals(ada.id))).toMatchObject({ status: 400, code: 'BadInput' })
  expect(await ada.client.refused(calls.block, inCapitals(ada.id))).toMatchObject({ status: 400, code: 'BadInput' })
  await ada.client.call(calls.follow, inCapitals(ben.id))
  const own = await ada.client.call(getProfile, { params: { id: ada.id.toUpperCase() } })
  expect(own._source.generalInfo.following).toEqual([ben.id])
})

describe('following', () => {
  test('shows in both lists, on the profile, and ends with unfollow; each twice is once', async () => {
    const [ada, ben] = [await grownUp(), await grownUp()]
    for (let click = 0; click < 2; click++) {
      const { result } = await ada.client.call(calls.follow, pair(ada, ben))
      expect(result).toEqual({ followed: true, blocked: false })
    }
    expect(await listed(ada, 'following')).toMatchObject({ names: [ben.name], total: 1, items: [{ followed: true }] })
    expect(await listed(ben, 'followers')).toMatchObject({ names: [ada.name], total: 1, items: [{ followed: false }] })
    const seen = await ada.client.call(getProfile, { params: { id: ben.id } })
    expect(seen).toMatchObject({ followed: true, _source: { generalInfo: { followers: 1 } } })

    for (let click = 0; click < 2; click++) {
      const { result } = await ada.client.call(calls.unfollow, pair(ada, ben))
      expect(result).toEqual({ followed: false, blocked: false })
    }
    expect(await listed(ada, 'following')).toMatchObject({ items: [], total: 0 })
  })

  test('is for recruiters and advisors too', async () => {
    const student = await grownUp()
    for (const type of ['recruiter', 'advisor'] as const) {
      const other = await signedUp(server, { type })
      await follow(other, student)
      expect(await listed(other, 'following')).toMatchObject({ names: [student.name] })
    }
    expect(await listed(student, 'followers')).toMatchObject({ items: [], total: 0 })
  })

  test('of ten clicks at once is one', async () => {
    const [ada, ben] = [await grownUp(), await grownUp()]
    await Promise.all(Array.from({ length: 10 }, () => ada.client.call(calls.follow, pair(ada, ben))))
    expect(await listed(ben, 'followers')).toMatchObject({ total: 1 })
  })

  test('lists the newest first, in pages', async () => {
    const ada = await grownUp()
    const others = [await grownUp(), await grownUp(), await grownUp()]
    for (const other of others) await follow(ada, other)
    const newestFirst = others.map(({ name }) => name).toReversed()
    expect((await listed(ada, 'following')).names).toEqual(newestFirst)
    expect(await listed(ada, 'following', { size: 2 })).toMatchObject({ names: newestFirst.slice(0, 2), total: 3 })
    const second = await listed(ada, 'following', { size: 2, page: 1 })
    expect(second).toMatchObject({ names: newestFirst.slice(2), total: 3 })
    expect(await listed(ada, 'following', { size: 2, page: 9 })).toMatchObject({ names: [], total: 3 })
  })

  test('counts those whom the viewer may see and nobody else, whoever looks', async () => {
    const [ada, ben] = [await grownUp(), await grownUp()]
    const [minor, recruiter] = [await signedUp(server, { birthYear: 2010 }), await signedUp(server, { type: 'recruiter' })]
    for (const follower of [minor, recruiter]) await follow(follower, ada)
    const counted = async (viewer: Person) =>
      (await viewer.client.call(getProfile, { params: { id: ada.id } }))._source.generalInfo.followers
    expect(await listed(ada, 'followers')).toMatchObject({ total: 0 })
    expect(await Promise.all([ada, ben, recruiter, minor].map(counted))).toEqual([0, 0, 0, 1])
    await follow(ben, ada)
    expect(await Promise.all([ada, ben, recruiter, minor].map(counted))).toEqual([1, 1, 1, 2])
  })

  test('neither lists nor counts those who are hidden', async () => {
    const [ada, ben, emma] = [await grownUp(), await grownUp(), await grownUp()]
    await follow(ada, ben)
    await follow(emma, ben)
    await setHidden(emma, true)
    expect(await listed(ben, 'followers')).toMatchObject({ names: [ada.name], total: 1 })
    const own = await ben.client.call(getProfile, { params: { id: ben.id } })
    expect(own._source.generalInfo.followers).toBe(1)
    await setHidden(emma, false)
    expect(await listed(ben, 'followers')).toMatchObject({ total: 2 })
  })
})

describe('blocking', () => {
  test('ends that either follows the other, hides both from each other, and is taken back', async () => {
    const [ada, ben] = [await grownUp(), await grownUp()]
    await follow(ada, ben)
    await follow(ben, ada)
    for (let click = 0; click < 2; click++) {
      expect(await ada.client.call(calls.block, pair(ada, ben))).toEqual({ result: { followed: false, blocked: true } })
    }
    for (const person of [ada, ben]) {
      expect(await listed(person, 'following')).toMatchObject({ items: [], total: 0 })
      expect(await listed(person, 'followers')).toMatchObject({ items: [], total: 0 })
    }
    for (const [viewer, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      expect(await viewer.client.refused(getProfile, { params: { id: other.id } })).toMatchObject({ status: 404 })
      expect(await viewer.client.refused(calls.follow, pair(viewer, other))).toMatchObject({ status: 404 })
    }
    expect(await ben.client.refused(calls.block, pair(ben, ada))).toMatchObject({ status: 404 })

    const still = await ada.client.call(calls.unfollow, pair(ada, ben))
    expect(still.result).toEqual({ followed: false, blocked: true })
    for (let click = 0; click < 2; click++) {
      const { result } = await ada.client.call(calls.unblock, pair(ada, ben))
      expect(result).toEqual({ followed: false, blocked: false })
    }
    expect(await ben.client.call(getProfile, { params: { id: ada.id } })).toMatchObject({ _id: ada.id })
    expect(await listed(ben, 'followers')).toMatchObject({ total: 0 })
  })

  test('shows the blocker the names alone, even of who is hidden by now, and the blocked nothing', async () => {
    const ada = await grownUp()
    const ben = await grownUp({ generalInfo: { locationCity: 'Berlin', level: 'ep' } })
    const emma = await grownUp()
    for (const other of [ben, emma]) {
      server.clock.advance(1)
      await ada.client.call(calls.block, pair(ada, other))
    }
    await setHidden(emma, true)
    const { names, items, total } = await listed(ada, 'blocked')
    expect({ names, total }).toEqual({ names: [emma.name, ben.name], total: 2 })
    const nothing = { level: '', locationCity: '', profilePicture: '', headline: '' }
    expect(items[1]!._source.generalInfo).toMatchObject(nothing)
    expect(await listed(ada, 'blocked', { size: 1, page: 1 })).toMatchObject({ names: [ben.name], total: 2 })
    expect(await listed(ben, 'blocked')).toMatchObject({ items: [], total: 0 })
  })

  test('shows a recruiter by their company, never by their own name', async () => {
    const ada = await grownUp()
    const [rita, ron] = [await signedUp(server, { type: 'recruiter' }), await signedUp(server, { type: 'recruiter' })]
    const generalInfo = { name: rita.name, companyInstitution: 'Blue Door' }
    await rita.client.call(updateRecruiterProfile, { params: { id: rita.id }, body: { generalInfo } })
    for (const recruiter of [rita, ron]) {
      server.clock.advance(1)
      await ada.client.call(calls.block, pair(ada, recruiter))
    }
    expect((await listed(ada, 'blocked')).names).toEqual(['A recruiter', 'Blue Door'])
  })

  test('is for recruiters as well: they are in the list, and neither sees the other', async () => {
    const [ada, rita] = [await grownUp(), await signedUp(server, { type: 'recruiter' })]
    await follow(rita, ada)
    for (let click = 0; click < 2; click++) {
      expect(await ada.client.call(calls.block, pair(ada, rita))).toEqual({ result: { followed: false, blocked: true } })
    }
    expect(await listed(ada, 'blocked')).toMatchObject({ items: [{ _id: rita.id }], total: 1 })
    expect(await listed(rita, 'following')).toMatchObject({ items: [], total: 0 })
    expect(await rita.client.refused(getProfile, { params: { id: ada.id } })).toMatchObject({ status: 404 })
    expect(await rita.client.refused(calls.block, pair(rita, ada))).toMatchObject({ status: 404 })
    await ada.client.call(calls.unblock, pair(ada, rita))
    expect(await rita.client.call(getProfile, { params: { id: ada.id } })).toMatchObject({ _id: ada.id })
    await rita.client.call(calls.block, pair(rita, ada))
    expect(await ada.client.refused(calls.block, pair(ada, rita))).toMatchObject({ status: 404 })
  })

  test('at the same time as following leaves no follow', async () => {
    const [ada, ben] = [await grownUp(), await grownUp()]
    const followed = Array.from({ length: 9 }, () => ben.client.raw('PUT', '/pythonApi/follow', pair(ben, ada)))
    await Promise.all([...followed, ada.client.call(calls.block, pair(ada, ben))])
    await ada.client.call(calls.unblock, pair(ada, ben))
    expect(await listed(ada, 'followers')).toMatchObject({ total: 0 })
  })

  test('of each other at once: one wins, and the other sees nobody to block', async () => {
    const [ada, ben] = [await grownUp(), await grownUp()]
    const statuses = await Promise.all([
      ada.client.raw('PUT', '/pythonApi/block', pair(ada, ben)),
      ben.client.raw('PUT', '/pythonApi/block', pair(ben, ada)),
    ])
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })
})

describe('role models', () => {
  test('are taken out and put back; each twice is once', async () => {
    const [ada, ben] = [await grownUp(), await grownUp()]
    for (let click = 0; click < 2; click++) {
      expect(await ada.client.call(calls.removeRoleModel, oneTarget(ada, ben))).toEqual({ result: { removed: true } })
    }
    expect(await server.context.db.$count(removedRoleModels)).toBe(1)
    for (let click = 0; click < 2; click++) {
      expect(await ada.client.call(calls.restoreRoleModel, oneTarget(ada, ben))).toEqual({ result: { removed: false } })
    }
    expect(await server.context.db.$count(removedRoleModels)).toBe(0)
  })

  test('are for students alone', async () => {
    const recruiter = await signedUp(server, { type: 'recruiter' })
    const student = await grownUp()
    for (const call of [calls.removeRoleModel, calls.restoreRoleModel]) {
      expect(await recruiter.client.refused(call, oneTarget(recruiter, student))).toMatchObject({ status: 403 })
    }
  })
})

const seeing: [string, Endpoint][] = [
  ['follow', calls.follow],
  ['block', calls.block],
  ['removeRoleModel', calls.removeRoleModel],
]
const undoing: [string, Endpoint][] = [
  ['unfollow', calls.unfollow],
  ['unblock', calls.unblock],
  ['restoreRoleModel', calls.restoreRoleModel],
]
const input = (call: Endpoint, userId: string, targetId: string) =>
  call.description.params ? { params: { userId }, body: { targetId } } : { body: { userId, targetId } }

test.each([...seeing, ...undoing])('%s is refused to strangers, for others and without an id', async (_, call) => {
  const [ada, ben] = [await grownUp(), await grownUp()]
  const counts = () => Promise.all([follows, blocks, removedRoleModels].map((table) => server.context.db.$count(table)))
  const before = await counts()
  expect(await signedOut(ada).refused(call, input(call, ada.id, ben.id))).toMatchObject({ status: 401 })
  expect(await ada.client.refused(call, input(call, ben.id, ada.id))).toMatchObject({ status: 404 })
  const unreadable = await ada.client.refused(call, input(call, ada.id, 'nobody'))
  expect(unreadable).toMatchObject({ status: 400, fields: { targetId: expect.anything() } })
  expect(await counts()).toEqual(before)
})

test.each(seeing)('%s finds nobody who cannot be seen, and not oneself', async (_, call) => {
  const [ada, hidden] = [await grownUp(), await grownUp()]
  await setHidden(hidden, true)
  const unconfirmed = await newcomer(server, { birthYear: 1990 })
  const minor = await signedUp(server, { birthYear: 2012 })
  const recruiter = await signedUp(server, { type: 'recruiter' })
  const advisor = await signedUp(server, { type: 'advisor' })
  // A recruiter can be blocked, and nothing else.
  const unseen = call === calls.block ? advisor : recruiter
  const unconfirmedRecruiter = await newcomer(server, { type: 'recruiter' })
  for (const nobody of [hidden, unconfirmed, minor, unseen, unconfirmedRecruiter, { id: newId() }]) {
    const refused = await ada.client.refused(call, input(call, ada.id, nobody.id))
    expect(refused).toMatchObject({ status: 404, code: 'NotFound' })
  }
  expect(await ada.client.refused(call, input(call, ada.id, ada.id))).toMatchObject({ status: 400, code: 'BadInput' })
})

describe('listPeople', () => {
  test('is for oneself, with a known list', async () => {
    const [ada, ben] = [await grownUp(), await grownUp()]
    const list = (userId: string, sub: string) => ({ params: { userId, sub } })
    expect(await signedOut(ada).refused(calls.listPeople, list(ada.id, 'following'))).toMatchObject({ status: 401 })
    expect(await ada.client.refused(calls.listPeople, list(ben.id, 'blocked'))).toMatchObject({ status: 404 })
    expect(await ada.client.refused(calls.listPeople, list(ada.id, 'enemies'))).toMatchObject({ status: 400 })
    const tooMany = { ...list(ada.id, 'following'), query: { size: 101 } }
    expect(await ada.client.refused(calls.listPeople, tooMany)).toMatchObject({ status: 400 })
  })
})
