import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { TAKE_BACK_DAYS } from '@trellis/contract/accounts/leaving.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { arrayContains, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../accounts/accounts.tables.ts'
import { type Person, signedUp } from '../accounts/testing.ts'
import { jobOf } from '../jobs/testing.ts'
import { GoesOnLater } from '../platform/tasks/tasks.ts'
import { DAYS, startServer, type TestServer } from '../platform/testing/server.ts'
import { takeOutOfLists } from './shownLists.actions.ts'
import { shownLists } from './shownLists.tables.ts'

const PAGES = 1_201

let server: TestServer
let viewer: Person
beforeAll(async () => {
  server = await startServer()
  viewer = await signedUp(server)
})
afterAll(() => server.close())

/** Logs as many pages in which somebody or something stands, beside one who stays. */
async function logPages(subject: Id, list: 'peers' | 'jobs'): Promise<void> {
  const { context, clock } = server
  const pages = Array.from({ length: PAGES }, (_, at): typeof shownLists.$inferInsert => ({
    id: newId(clock.now()),
    viewerId: viewer.id,
    forId: viewer.id,
    list,
    day: new Date(clock.now() - (at % 300) * DAYS).toISOString().slice(0, 10),
    shownAt: new Date(clock.now()),
    firstPlace: 1 + 10 * Math.floor(at / 300),
    subjects: [subject, viewer.id],
    scores: [50, 40],
    parts: {},
    skills: [{ pottery: 2 }, { welding: 3 }],
  }))
  for (let at = 0; at < PAGES; at += 400) await context.db.insert(shownLists).values(pages.slice(at, at + 400))
}

/** In how many pages somebody or something stands. */
const pagesWith = (subject: Id): Promise<number> => server.context.db.$count(shownLists, arrayContains(shownLists.subjects, [subject]))

async function erase({ client, id, password }: Person): Promise<void> {
  await client.call(deleteProfile, { params: { id }, body: { password } })
  server.clock.advance((TAKE_BACK_DAYS + 1) * DAYS)
  await server.context.tasks.runDue()
}

test.each([
  ['a person', 'peers', async () => signedUp(server).then((ben) => ({ ben, shown: ben.id }))],
  [
    'a job that goes with who posted it',
    'jobs',
    async () =>
      signedUp(server, { type: 'recruiter' }).then(async (ben) => ({ ben, shown: await jobOf(ben, ['Pottery'], { level: 'col' }) })),
  ],
] as const)('%s is taken out of the log 500 pages in a transaction before the account is erased', async (_, list, begin) => {
  const { db } = server.context
  await db.delete(shownLists)
  const { ben, shown } = await begin()
  await logPages(shown, list)
  await erase(ben)
  const rows = await db.select({ subjects: shownLists.subjects, skills: shownLists.skills, by: sql<string>`xmin::text` }).from(shownLists)
  expect(rows).toHaveLength(PAGES)
  for (const { subjects, skills } of rows) {
    expect({ subjects, skills }).toEqual({ subjects: [null, viewer.id], skills: [{}, { welding: 3 }] })
  }
  const counts = Object.values(Object.groupBy(rows, ({ by }) => by)).map((some) => some!.length)
  expect(Math.max(...counts)).toBeLessThanOrEqual(500)
  expect(await db.$count(accounts, sql`id = ${ben.id}`)).toBe(0)
})

test('a task takes a thousand pages out at most, and goes on later with the rest', async () => {
  const { context } = server
  await context.db.delete(shownLists)
  const ben = await signedUp(server)
  await logPages(ben.id, 'peers')
  await expect(takeOutOfLists(context, [ben.id])).rejects.toThrow(GoesOnLater)
  expect(await pagesWith(ben.id)).toBe(PAGES - 1_000)
  await takeOutOfLists(context, [ben.id])
  expect(await pagesWith(ben.id)).toBe(0)
})
