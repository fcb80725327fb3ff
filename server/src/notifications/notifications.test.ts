import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import * as calls from '@trellis/contract/notifications/notifications.ts'
import { getMailChoices, setMailChoices } from '@trellis/contract/notifications/mailChoices.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type NewPerson, type Person, signedUp } from '../accounts/testing.ts'
import { createDomains } from '../domains.ts'
import { client } from '../platform/testing/client.ts'
import { MINUTES, startServer, type TestServer } from '../platform/testing/server.ts'
import { notifications } from './notifications.tables.ts'
import { posted, story } from './testing.ts'

let server: TestServer
let rita: Person
let jobId: Id
beforeAll(async () => {
  server = await startServer()
  rita = await recruiter({ name: 'Rita Cole' })
  jobId = await posted(server, rita.id, 'Junior baker', 'Blue Door')
})
afterAll(() => server.close())

const student = (person: NewPerson = {}): Promise<Person> => signedUp(server, { birthYear: 1999, ...person })
const recruiter = (person: NewPerson = {}): Promise<Person> => signedUp(server, { type: 'recruiter', ...person })
const own = ({ id }: Person, query: Record<string, number | string> = {}) => ({ params: { userId: id }, query })
const list = (person: Person, query: Record<string, number> = {}) => person.client.call(calls.listNotifications, own(person, query))
const read = (person: Person, body: { ids?: Id[] | null; upTo?: number } = {}) =>
  person.client.call(calls.readNotifications, { params: { userId: person.id }, body })
/** Somebody is told of so many things that have nothing to do with each other. */
const contactedAbout = async ({ id }: Person, postings: number): Promise<void> => {
  for (let i = 0; i < postings; i++) {
    server.clock.advance(1)
    await story(server, await posted(server, rita.id, 'Junior baker', 'Blue Door'), id).step('owner', 'contacted')
  }
}
const storedFor = ({ id }: Person) => server.context.db.$count(notifications, eq(notifications.accountId, id))
const wordsFor = async (person: Person) => (await list(person)).items.map(({ words }) => words)

describe('what happened', () => {
  test('is told to the other side in whole sentences, newest first', async () => {
    const ada = await student({ name: 'Ada Park' })
    const [owner, before] = [await recruiter(), server.clock.now()]
    const link = story(server, await posted(server, owner.id, 'Head\n baker', 'Blue\tDoor'), ada.id)
    const steps = [
      ['owner', 'contacted'],
      ['person', 'ok2contact'],
      ['person', 'applied'],
      ['owner', 'rejected'],
      ['owner', 'reopen'],
      ['owner', 'accepted'],
      ['person', 'withdrawn'],
    ] as const
    for (const [side, event] of steps) {
      await link.step(side, event)
      for (const reader of [ada, owner]) await read(reader)
      server.clock.advance(1_000)
    }
    expect(await wordsFor(ada)).toEqual([
      'Blue Door accepted you for Head baker',
      'Blue Door is considering you again for Head baker',
      'Blue Door decided not to go on with you for Head baker',
      'Blue Door contacted you about Head baker',
    ])
    expect((await list(owner)).items.map(({ words }) => words).toSorted()).toEqual([
      'Ada Park agrees to be contacted about Head baker',
      'Ada Park applied for Head baker',
      'Ada Park withdrew from Head baker',
    ])
    expect((await list(ada)).items.at(-1)).toMatchObject({
      kind: 'contacted',
      subject: { type: 'posting' },
      actorId: null,
      at: before,
      read: true,
    })
  })

  test('of one posting and person is told by its newest alone; where that is taken back, by the one before', async () => {
    const [ada, owner] = [await student({ name: 'Ada Park' }), await recruiter()]
    const own = await posted(server, owner.id, 'Baker', 'Blue Door')
    const other = await posted(server, owner.id, 'Cook', 'Blue Door')
    await story(server, other, ada.id).step('person', 'applied')
    const link = story(server, own, ada.id)
    for (let i = 0; i < 20; i++) {
      for (const event of ['applied', 'withdrawn'] as const) {
        server.clock.advance(1)
        await link.step('person', event)
      }
    }
    const applied = ['Ada Park applied for Baker', 'Ada Park applied for Cook']
    const withdrawn = ['Ada Park withdrew from Baker', 'Ada Park applied for Cook']
    expect(await wordsFor(owner)).toEqual(withdrawn)
    expect(await list(owner)).toMatchObject({ total: 2, unread: 2 })
    expect(await storedFor(owner)).toBe(3)
    server.clock.advance(1)
    const again = await link.step('person', 'applied')
    expect(await wordsFor(owner)).toEqual(applied)
    await link.takeBack('person', again)
    expect(await wordsFor(owner)).toEqual(withdrawn)

    const [newest] = (await list(owner)).items
    expect(await read(owner, { ids: [newest!.id] })).toEqual({ data: { unread: 1 } })
    expect(await wordsFor(owner)).toEqual(withdrawn)
    server.clock.advance(1)
    await link.step('person', 'applied')
    expect(await wordsFor(owner)).toEqual(['Ada Park applied for Baker', ...withdrawn])
  })

  test('stays untold where a side keeps it to itself', async () => {
    const [ada, owner] = [await student(), await recruiter()]
    const link = story(server, await posted(server, owner.id, 'Baker', 'Blue Door'), ada.id)
    await link.step('system', 'suggest')
    await link.step('person', 'saved')
    await link.step('owner', 'shortlist')
    await link.step('owner', 'rejected')
    expect(await wordsFor(ada)).toEqual([])
    expect(await wordsFor(owner)).toEqual([])
  })

  test('comes in pages', async () => {
    const ada = await student()
    await contactedAbout(ada, 3)
    const second = await list(ada, { page: 1, size: 2 })
    expect(second).toMatchObject({ total: 3, unread: 3, page: 1, size: 2 })
    expect(second.items).toHaveLength(1)
    expect(await list(ada, { page: 7 })).toEqual({ items: [], total: 3, unread: 3, page: 7, size: 10 })
  })

  test('is forgotten when it is taken back, unless it was read', async () => {
    const ada = await student()
    const link = story(server, jobId, ada.id)
    const contacted = await link.step('owner', 'contacted')
    await link.takeBack('owner', contacted)
    expect(await list(ada)).toMatchObject({ items: [], total: 0, unread: 0 })

    const again = await link.step('owner', 'contacted')
    await read(ada)
    await link.takeBack('owner', again)
    expect(await wordsFor(ada)).toEqual(['Blue Door contacted you about Junior baker'])
    await link.takeBack('owner', newId())
  })
})

describe('reading', () => {
  test('marks those named, or all; twice is once', async () => {
    const [ada, ben] = [await student(), await student()]
    await contactedAbout(ada, 3)
    await story(server, jobId, ben.id).step('owner', 'contacted')
    const [first] = (await list(ada)).items
    const [ofBen] = (await list(ben)).items
    for (const _ of [1, 2]) {
      expect(await read(ada, { ids: [first!.id, ofBen!.id, newId()] })).toEqual({ data: { unread: 2 } })
    }
    expect((await list(ada)).items.map((item) => item.read)).toEqual([true, false, false])
    expect(await read(ada, { ids: [] })).toEqual({ data: { unread: 2 } })
    expect(await read(ada, { ids: null })).toEqual({ data: { unread: 0 } })
    expect(await list(ben)).toMatchObject({ unread: 1 })
  })

  test('is read by all at once until the newest that was seen', async () => {
    const ada = await student()
    await contactedAbout(ada, 2)
    const upTo = (await list(ada)).items[0]!.at
    await contactedAbout(ada, 1)
    expect(await read(ada, { upTo })).toEqual({ data: { unread: 1 } })
    expect((await list(ada)).items.map((item) => item.read)).toEqual([false, true, true])
    expect(await read(ada, { upTo: 9_999_999_999_998 })).toEqual({ data: { unread: 0 } })
  })

  test('stays out of sight where something newer took its place, also once all is read', async () => {
    const owner = await recruiter()
    const link = story(server, await posted(server, owner.id, 'Junior baker', 'Blue Door'), (await student()).id)
    await link.step('person', 'applied')
    server.clock.advance(1_000)
    await link.step('person', 'withdrawn')
    const before = await wordsFor(owner)
    expect(before).toHaveLength(1)
    expect(await read(owner)).toEqual({ data: { unread: 0 } })
    expect(await wordsFor(owner)).toEqual(before)
  })
})

describe('choices of mail', () => {
  const choose = (person: Person, body: object) => person.client.call(setMailChoices, { params: { userId: person.id }, body })
  const daily = Object.fromEntries(calls.mailedKinds.map((kind) => [kind, 'daily']))

  test('are a digest at first, and stay until they are changed', async () => {
    const ada = await student()
    expect(await ada.client.call(getMailChoices, own(ada))).toEqual({ data: daily })
    const chosen = { ...daily, contacted: 'atOnce', rejected: 'never' }
    for (const _ of [1, 2]) expect(await choose(ada, { contacted: 'atOnce', rejected: 'never' })).toEqual({ data: chosen })
    expect(await choose(ada, { contacted: 'daily' })).toEqual({ data: { ...chosen, contacted: 'daily' } })
    expect(await choose(ada, {})).toEqual({ data: { ...chosen, contacted: 'daily' } })
  })

  test.each([{ contacted: 'weekly' }, { gossip: 'daily' }, { contacted: null }, [], 'daily'])('refuse %o', async (body) => {
    const refused = await rita.client.refused(setMailChoices, { params: { userId: rita.id }, body })
    expect(refused).toMatchObject({ status: 400, code: 'BadInput' })
  })
})

describe('others', () => {
  const inputs = [
    [calls.listNotifications, {}],
    [calls.readNotifications, { body: {} }],
    [getMailChoices, {}],
    [setMailChoices, { body: { contacted: 'never' } }],
  ] as const

  test.each(inputs)('neither see nor change anything by %o', async (call, input) => {
    const ada = await student()
    const named = { ...input, params: { userId: ada.id } }
    expect(await client(server.origin).refused(call, named)).toMatchObject({ status: 401, code: 'NotSignedIn' })
    expect(await client(server.origin, ada.signUpToken).refused(call, named)).toMatchObject({ status: 401 })
    for (const person of [rita, await student(), await recruiter({ superUser: true })]) {
      expect(await person.client.refused(call, named)).toMatchObject({ status: 404, code: 'NotFound' })
    }
  })

  test.each<Record<string, number | string>>([{ page: -1 }, { size: 101 }, { unread: 'true' }])('nobody asks for %o', async (query) => {
    expect(await rita.client.refused(calls.listNotifications, own(rita, query))).toMatchObject({ status: 400 })
  })

  test.each([{ ids: ['all'] }, { ids: Array.from({ length: 101 }, () => newId()) }, { all: true }, { upTo: -1 }])(
    'nor reads %o',
    async (body) => {
      server.clock.advance(MINUTES)
      const refused = await rita.client.refused(calls.readNotifications, { params: { userId: rita.id }, body })
      expect(refused).toMatchObject({ status: 400, code: 'BadInput' })
    },
  )
})

test('each kind of the contract is described by one domain, and nothing else is', () => {
  const said = createDomains(server.context).domains.flatMap(({ notifications }) => notifications ?? [])
  expect(said.flatMap(({ kinds }) => Object.keys(kinds)).toSorted()).toEqual(calls.NotificationKind.options.toSorted())
})
