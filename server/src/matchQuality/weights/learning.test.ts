import type { Id } from '@trellis/contract/wire/ids.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountsAmong } from '../../accounts/accounts.queries.ts'
import { signedUp } from '../../accounts/testing.ts'
import { learnedOrderOf } from '../../matching/learnedOrder/learnedOrders.queries.ts'
import { part, partsAmong } from '../../platform/domain.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import type { ShownEntry } from '../../shownLists/shownList.ts'
import { subjectNames } from '../../shownLists/shownLists.parts.ts'
import { logShown } from '../../shownLists/shownLists.actions.ts'
import { ordersReport } from '../orders/ordersReport.ts'
import { pairsJudged, suggestionsJudged } from '../matchQuality.queries.ts'
import { allowLearned, dropWeights, keepWeights, LEAST_MIXED_DAYS, tellWeights } from './learning.actions.ts'

const DAY = 86_400_000
/** Of people alone it is asked here who is there. */
const known = partsAmong(() => [
  { parts: [part(subjectNames, { of: 'person', namesSeenBy: async () => new Map(), among: accountsAmong })] },
])

let server: TestServer
let adults: Id[]
let minors: Id[]
/** Who is shown: each day another of them shares the skill that matters. */
let bakers: Id[]
let start: number

beforeAll(async () => {
  server = await startServer()
  start = server.clock.now()
  const people = async (many: number, birthYear: number) =>
    (await Promise.all(Array.from({ length: many }, () => signedUp(server, { birthYear })))).map(({ id }) => id)
  adults = await people(12, 1990)
  minors = await people(4, 2011)
  bakers = await people(16, 1990)
})
afterAll(() => server.close())
beforeEach(async () => {
  await dropWeights(server.context.db)
  await server.context.db.execute(sql`delete from shown_lists`)
  await server.context.db.execute(sql`delete from follows`)
})

const entry = (_id: Id, more: Partial<ShownEntry> = {}): ShownEntry => ({ _id, score: 40, parts: { tags: 20 }, skills: {}, ...more })

async function shown(viewerId: Id, day: number, entries: ShownEntry[], learnedOrderId?: Id): Promise<void> {
  const at = start + day * DAY
  await logShown(server.context, known, [{ viewerId, list: 'peers', forId: viewerId, offset: 0, entries, learnedOrderId, at }])
}

async function followed(followerId: Id, followedId: Id, day: number): Promise<void> {
  const at = new Date(start + day * DAY + 60_000).toISOString()
  await server.context.db.execute(
    sql`insert into follows (follower_id, followed_id, created_at) values (${followerId}, ${followedId}, ${at}::timestamptz) on conflict do nothing`,
  )
}

/** Every day each adult is shown five people, of whom one, at another place each day, shares baking. */
async function lists(isFollowed: (day: number) => boolean): Promise<void> {
  for (const [day, baker] of bakers.entries()) {
    for (const [of, viewer] of adults.entries()) {
      const place = (day + of) % 5
      const entries = Array.from({ length: 5 }, (_, at) =>
        at === place ? entry(baker, { skills: { baking: 8 } }) : entry(bakers[(day + at + 1) % bakers.length]!, { skills: { chess: 8 } }),
      )
      await shown(viewer, day, entries)
      await followed(viewer, isFollowed(day) ? baker : entries[(place + 1) % 5]!._id, day)
    }
  }
}

const now = () => start + 20 * DAY
const split = () => start + 11 * DAY
const kept = () => learnedOrderOf(server.context.db, 'peers')

test('weights are kept where later lists show a gain, and told beside what they rest on', async () => {
  await lists(() => true)
  const told = (await tellWeights(server.context.db, split())).map((lines) => lines.join('\n'))
  expect(told[1]).toMatch(/## Students like them: followed, \d+ times before 2026-09-12 and \d+ times since/)
  expect(told[1]).toMatch(/\| Baking \| .* \| 2\.00 \|/)
  expect(told[1]).toContain('Gain: ')
  expect(told[0]).toContain('Nothing is logged')
  expect(await kept()).toBeUndefined()

  const lines = await keepWeights(server.context.db, split(), now())
  expect(lines).toEqual([
    'Role models of students: refused, no gain was shown. What was kept before stays.',
    expect.stringMatching(/^Students like them: kept, \d skills?\. SUGGESTION_ORDER=mixed /),
  ])
  expect(await kept()).toMatchObject({ weights: { baking: 2 }, learnedBefore: new Date(split()), gainedFor: [] })
})

test('weights are refused where nothing of it is left later', async () => {
  await lists((day) => day < 11)
  expect((await keepWeights(server.context.db, split(), now()))[1]).toBe(
    'Students like them: refused, no gain was shown. What was kept before stays.',
  )
  expect(await kept()).toBeUndefined()
})

/** Adults are shown two, of whom they follow the one by the learned order, or the other; minors the other way round. */
async function mixedLists(adultsChoose: 'learned' | 'usual'): Promise<void> {
  const order = (await kept())!
  const other = adultsChoose === 'learned' ? ('usual' as const) : ('learned' as const)
  for (const [viewers, chosen] of [
    [adults, adultsChoose],
    [minors, other],
  ] as const) {
    for (const [of, viewer] of viewers.entries()) {
      for (const [day, baker] of bakers.slice(0, 7).entries()) {
        const notChosen = chosen === 'learned' ? ('usual' as const) : ('learned' as const)
        const two = [entry(baker, { given: { by: chosen, round: 1 } }), entry(bakers[day + 7]!, { given: { by: notChosen, round: 1 } })]
        await shown(viewer, 30 + day, (of + day) % 2 === 0 ? two : two.toReversed(), order.id)
        await followed(viewer, baker, 30 + day)
      }
    }
  }
}

test('the learned order is allowed for those alone to whom a mix was of more use by it, and taken back where it is of less', async () => {
  const { db } = server.context
  await lists(() => true)
  await keepWeights(db, split(), now())
  await db.execute(sql`delete from follows`)
  await mixedLists('learned')
  const later = now() + LEAST_MIXED_DAYS * DAY
  expect((await allowLearned(db, later - DAY))[1]).toMatch(/refused, it takes 28 days/)
  expect(await allowLearned(db, later)).toEqual([
    'Role models of students: refused, nothing was learned that is kept.',
    'Students like them: allowed for adults. SUGGESTION_ORDER=learned makes it their order.',
  ])
  const order = (await kept())!
  expect(order.gainedFor).toEqual(['adults'])
  const report = ordersReport(order, await pairsJudged(db, await suggestionsJudged(db, 'peers'), order.id)).join('\n')
  expect(report).toContain('which is allowed for adults')
  expect(report).toContain('- Adults, followed: The learned order is of more use: of 84 followed where one of two was, 84 (100%) came')
  expect(report).toContain('- Minors, and who gives no year of birth, followed: The usual order is of more use: of 28')

  await db.execute(sql`delete from follows`)
  await db.execute(sql`delete from shown_lists`)
  await mixedLists('usual')
  await allowLearned(db, later)
  expect((await kept())!.gainedFor).toEqual(['minors'])
})

test('nothing is allowed where the mix shows no gain, and what was learned can be forgotten', async () => {
  const { db } = server.context
  await lists(() => true)
  await keepWeights(db, split(), now())
  expect((await allowLearned(db, now() + LEAST_MIXED_DAYS * DAY))[1]).toBe('Students like them: refused, no gain was shown.')
  expect((await kept())!.gainedFor).toEqual([])
  await dropWeights(db)
  expect(await kept()).toBeUndefined()
})
