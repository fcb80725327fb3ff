import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { eq, exists, inArray, sql } from 'drizzle-orm'
import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { eventKind } from '../platform/events/events.ts'
import type { Person as Reader } from '../platform/http/actor.ts'
import { type DomainNotifications, type News, whenever } from '../platform/notifications.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { deliver, forgetSubjects } from './notifications.actions.ts'
import { presentNotification } from './notifications.present.ts'
import { notificationsOf } from './notifications.queries.ts'
import { type Registry, registryOf } from './registry.ts'

/** A domain of this test's own: plants, which have nothing to do with postings. */
const plants = pgTable('plants', { id: uuid().primaryKey(), ownerId: uuid('owner_id').notNull() })
const plantWatered = eventKind<News>('plants.watered')
let wordOfTheDay = 'watered'
const plantNotifications: DomainNotifications = {
  sources: [whenever(plantWatered, async (_tx, notify) => ({ notify }))],
  kinds: {
    delegateLeft: {
      words: ({ plant }: { plant: string }) => `Your ${plant} was ${wordOfTheDay}`,
      screen: ({ accountId, subjectId }) => `/plants/${accountId}/${subjectId}`,
    },
  },
  subjects: {
    plant: ({ id }) => ({
      shape: 'plants',
      values: { plantOwner: id },
      conditions(db, { subjectId }) {
        const plant = db
          .select({ one: sql`1` })
          .from(plants)
          .where(eq(plants.id, subjectId))
        const own = db
          .select({ id: plants.id })
          .from(plants)
          .where(eq(plants.ownerId, sql.placeholder('plantOwner')))
        return { mayBeNotified: exists(plant), isShown: inArray(subjectId, own) }
      },
    }),
  },
}

let server: TestServer
let registry: Registry
let ada: Person
let reader: Reader
beforeAll(async () => {
  server = await startServer()
  await server.context.db.execute('create table plants (id uuid primary key, owner_id uuid not null)')
  registry = registryOf([plantNotifications])
  for (const source of plantNotifications.sources) source(server.context.events, (tx, notice) => deliver(server.context, tx, notice))
})
beforeEach(async () => {
  ada = await signedUp(server)
  reader = { id: ada.id, type: 'student', isSuperUser: false, trustedBirthYear: null, seesVouched: false, places: [], membership: [] }
})
afterAll(() => server.close())

async function watered(more: Partial<News> = {}): Promise<Id> {
  const { db, events, clock } = server.context
  const id = newId(clock.now())
  await db.insert(plants).values({ id, ownerId: ada.id })
  const subject = { type: 'plant', id }
  const news: News = { accountId: ada.id, kind: 'delegateLeft', subject, data: { plant: 'cactus' }, causeId: newId(), ...more }
  await db.transaction((tx) => events.emit(tx, plantWatered, news))
  return id
}
async function list() {
  const { items, total, unread } = await notificationsOf(server.context.db, registry, reader, { limit: 10, offset: 0 })
  return { items: items.map((stored) => presentNotification(registry, stored)), total, unread }
}

test('something that is no posting is told in the words that its domain has when it is read', async () => {
  const id = await watered()
  expect(await list()).toMatchObject({ total: 1, unread: 1 })
  const { items } = await list()
  expect(items).toMatchObject([
    {
      kind: 'delegateLeft',
      words: 'Your cactus was watered',
      text: '',
      subject: { type: 'plant', id },
      screen: `/plants/${ada.id}/${id}`,
      actorId: null,
    },
  ])
  wordOfTheDay = 'given water'
  expect((await list()).items[0]!.words).toBe('Your cactus was given water')
})

test('its domain says whether it may still be told, and whether it is shown', async () => {
  const { db } = server.context
  const [gone, given, own] = [await watered(), await watered(), await watered()]
  await db.delete(plants).where(eq(plants.id, gone))
  await db.update(plants).set({ ownerId: newId() }).where(eq(plants.id, given))
  const { items, total, unread } = await list()
  expect({ total, unread }).toEqual({ total: 2, unread: 2 })
  expect(items.map(({ subject, screen }) => [subject?.id ?? null, screen !== null])).toEqual(
    expect.arrayContaining([
      [null, false],
      [own, true],
    ]),
  )
  await db.transaction((tx) => forgetSubjects(tx, 'plant', [given]))
  expect(await list()).toMatchObject({ total: 1, unread: 1 })
})

test('the same is told once, and nothing is told of what no domain describes', async () => {
  const causeId = newId()
  for (const _ of [1, 2]) await watered({ causeId })
  await watered({ kind: 'delegateRemoved' })
  await watered({ subject: { type: 'stone', id: newId() } })
  expect(await list()).toMatchObject({ total: 1, unread: 1 })
})

test('it goes with the account of who did it', async () => {
  const ben = await signedUp(server)
  await watered({ actorId: ben.id })
  expect((await list()).items).toMatchObject([{ actorId: ben.id }])
  await server.context.db.execute(sql`delete from accounts where id = ${ben.id}`)
  expect(await list()).toMatchObject({ total: 0, unread: 0 })
})
