import { findPeople, likeMe } from '@trellis/contract/matching/matching.ts'
import { suggestionLog } from '@trellis/contract/matching/suggestionLog.calls.ts'
import { getProfile, hideProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { TAKE_BACK_DAYS } from '@trellis/contract/accounts/leaving.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { studentWith } from '../../jobs/testing.ts'
import { archiveOf } from '../../personal/testing.ts'
import { client } from '../../platform/testing/client.ts'
import { HOURS, startServer, type TestServer } from '../../platform/testing/server.ts'
import { shownLists } from '../../shownLists/shownLists.tables.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { allowLearnedOrder, forgetLearnedOrders, keepLearnedOrder } from './learnedOrders.actions.ts'
import { learnedOrderOf } from './learnedOrders.queries.ts'

const idOf = (skill: string): string => vocabulary.skillOf(skill)!.id
const weights = { [idOf('Baking')]: 2, [idOf('Python')]: 0.5 }
const college = { generalInfo: { level: 'col' } } as const

let usual: TestServer
let mixed: TestServer
let learned: TestServer
let ada: Person
let young: Person

beforeAll(async () => {
  usual = await startServer()
  mixed = await startServer({ SUGGESTION_ORDER: 'mixed' }, usual)
  learned = await startServer({ SUGGESTION_ORDER: 'learned' }, usual)
  ada = await viewer()
  young = await studentWith(usual, ['Baking', 'Python', 'Chess', 'Violin'], { ...college, birthYear: 2011 })
  const threes = [
    ['Baking', 'Chess', 'Python'],
    ['Python', 'Violin', 'Chess'],
    ['Baking', 'Violin', 'Chess'],
    ['Baking', 'Python', 'Violin'],
  ]
  for (const more of [['Welding'], ['Sewing'], ['Judo'], []]) {
    for (const skills of threes) await studentWith(usual, [...skills, ...more], college)
  }
})
afterEach(async () => {
  await forgetLearnedOrders(usual.context.db)
  await usual.context.db.delete(shownLists)
})
afterAll(async () => {
  for (const server of [learned, mixed, usual]) await server.close()
})

const viewer = () => studentWith(usual, ['Baking', 'Python', 'Chess', 'Violin'], college)

const keep = (list: 'peers' | 'roleModels' = 'peers') =>
  keepLearnedOrder(usual.context.db, list, { weights, learnedBefore: 0 }, usual.clock.now())

/** The lot may fall such that the mix is the usual order: another learned order has another lot. */
async function keptAndMixed(person: Person, before: readonly Id[]) {
  for (;;) {
    await keep()
    const list = await peersOf(person, mixed)
    if (idsOf(list).join() !== before.join()) return list
  }
}

async function peersOf(person: Person, at: TestServer, query: { page?: number; results?: number; keyword?: string } = {}) {
  const { hits } = await client(at.origin, person.token).call(likeMe, { query: { id: person.id, results: 100, ...query } })
  return hits
}

const idsOf = ({ hits }: { readonly hits: readonly { readonly _id: Id }[] }): Id[] => hits.map(({ _id }) => _id)

const logged = ({ id }: Person) =>
  vi.waitFor(async () => {
    const rows = await usual.context.db.select().from(shownLists).where(eq(shownLists.viewerId, id)).orderBy(shownLists.firstPlace)
    expect(rows.length).toBeGreaterThan(0)
    return rows
  }, 10_000)

const ordersOf = async (person: Person, at: TestServer) =>
  (await client(at.origin, person.token).call(suggestionLog, { params: { userId: person.id } })).data

test('whatever the setting says, lists stand in the usual order until something is kept', async () => {
  const before = idsOf(await peersOf(ada, usual))
  expect(before.length).toBeGreaterThan(10)
  for (const server of [mixed, learned]) expect(idsOf(await peersOf(ada, server))).toEqual(before)
  expect((await logged(ada))[0]!.orders).toBeNull()
  await keep()
  expect(idsOf(await peersOf(ada, usual))).toEqual(before)
})

test('a mixed list shows the same people with the same points and reasons, in the same order each time and on every page', async () => {
  const before = await peersOf(ada, usual)
  const whole = await keptAndMixed(ada, idsOf(before))
  expect(whole.total).toBe(before.total)
  const toldOf = ({ hits }: typeof whole) =>
    Object.fromEntries(hits.map(({ _id, score, parts, reasons }) => [_id, { score, parts, points: reasons.map(({ points }) => points) }]))
  expect(toldOf(whole)).toEqual(toldOf(before))
  expect(idsOf(await peersOf(ada, mixed))).toEqual(idsOf(whole))
  const pages = [0, 1, 2, 3].map((page) => peersOf(ada, mixed, { page, results: 3 }))
  expect((await Promise.all(pages)).flatMap(idsOf)).toEqual(idsOf(whole).slice(0, 12))
})

test('the log says which order gave each place, and the archive tells it with the skills', async () => {
  const eve = await viewer()
  await keep()
  const whole = await peersOf(eve, mixed)
  const [page] = await logged(eve)
  const order = (await learnedOrderOf(usual.context.db, 'peers'))!
  expect(page!.orders!.learned).toBe(order.id)
  const given = page!.orders!.given.map((one) => one!)
  expect(given).toHaveLength(whole.hits.length)
  const rounds = Map.groupBy(
    given.filter(({ by }) => by !== 'both'),
    ({ round }) => round,
  )
  expect(rounds.size).toBeGreaterThan(0)
  for (const two of rounds.values()) expect(two.map(({ by }) => by).toSorted()).toEqual(['learned', 'usual'])
  for (const [at, { parts }] of whole.hits.entries()) {
    const points = Object.values(page!.skills![at]!).reduce((sum, some) => sum + some, 0)
    expect(Math.abs(points - parts.tags)).toBeLessThan(0.3)
  }

  const archive = (await archiveOf(eve)).data as unknown as {
    suggestedToMe: { entries: { placedBy: string; pointsBySkill: Record<string, number> }[] }[]
  }
  const { entries } = archive.suggestedToMe[0]!
  expect(entries.map(({ placedBy }) => placedBy)).toEqual(given.map(({ by }) => by))
  expect(new Set(entries.flatMap(({ pointsBySkill }) => Object.keys(pointsBySkill)))).toContain('Baking')
})

test('what is searched for by words, and among everybody, stays in the usual order', async () => {
  const found = (at: TestServer) => client(at.origin, ada.token).call(findPeople, { body: { userId: ada.id, pplType: 'likeme' } })
  await keep()
  expect(idsOf((await found(mixed)).hits)).toEqual(idsOf((await found(usual)).hits))
  expect(idsOf(await peersOf(ada, mixed, { keyword: 'baking' }))).toEqual(idsOf(await peersOf(ada, usual, { keyword: 'baking' })))
})

test('the learned order by itself is for those alone to whom it was of more use', async () => {
  const [ofAda, ofYoung] = [idsOf(await peersOf(ada, usual)), idsOf(await peersOf(young, usual))]
  await keep()
  expect(idsOf(await peersOf(ada, learned))).toEqual(ofAda)
  await allowLearnedOrder(usual.context.db, 'peers', ['adults'])
  expect(idsOf(await peersOf(ada, learned))).not.toEqual(ofAda)
  expect(idsOf(await peersOf(young, learned))).toEqual(ofYoung)
  expect((await ordersOf(ada, learned)).orders).toEqual({ peers: 'learned', roleModels: 'usual' })
  expect((await ordersOf(young, learned)).orders).toEqual({ peers: 'usual', roleModels: 'usual' })
  await keep()
  expect(idsOf(await peersOf(ada, learned))).toEqual(ofAda)
})

test('everybody is told whether suggestions are logged, students in which order theirs stand', async () => {
  await keep('roleModels')
  expect(await ordersOf(ada, usual)).toEqual({ isLogged: true, keptDays: 180, orders: { peers: 'usual', roleModels: 'usual' } })
  expect((await ordersOf(ada, mixed)).orders).toEqual({ peers: 'usual', roleModels: 'mixed' })
  const rita = await signedUp(usual, { type: 'recruiter' })
  expect(await ordersOf(rita, mixed)).toEqual({ isLogged: true, keptDays: 180, orders: null })
  const silent = await startServer({ LOG_SHOWN_LISTS: 'false' }, usual)
  expect((await ordersOf(ada, silent)).isLogged).toBe(false)
  await silent.close()
})

test('of whom a person does not see any more no skill is told, and of whom is erased none is kept', async () => {
  const ben = await studentWith(usual, ['Baking', 'Chess', 'Violin'], { ...college, name: 'Ben Baker' })
  const eve = await viewer()
  await peersOf(eve, usual)
  await client(usual.origin, eve.token).call(getProfile, { params: { id: ben.id }, query: {} })
  const skillsOfBen = async () => {
    const [page] = await logged(eve)
    return page!.skills![page!.subjects.indexOf(ben.id)]!
  }
  expect(Object.keys(await skillsOfBen()).length).toBeGreaterThan(0)
  const at = (await logged(eve))[0]!.subjects.indexOf(ben.id)
  await ben.client.call(hideProfile, { body: { profType: 'profile', profID: ben.id } })
  const archive = (await archiveOf(eve)).data as unknown as { suggestedToMe: { entries: object[] }[] }
  expect(archive.suggestedToMe[0]!.entries[at]).not.toHaveProperty('pointsBySkill')
  await ben.client.call(deleteProfile, { params: { id: ben.id }, body: { password: ben.password } })
  usual.clock.advance(TAKE_BACK_DAYS * 24 * HOURS)
  await usual.context.tasks.runDue()
  const [page] = await logged(eve)
  expect(page!.subjects[at]).toBeNull()
  expect(page!.skills![at]).toEqual({})
  expect(page!.skills!).toHaveLength(page!.subjects.length)
})
