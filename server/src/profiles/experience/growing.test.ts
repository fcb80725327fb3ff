import { YEAR_MS, CURRENT } from '@trellis/contract/texts/dates.ts'
import { partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { Id } from '@trellis/contract/wire/ids.ts'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { indexedPeople } from '../../matching/matching.tables.ts'
import { populate } from '../../matching/testing.ts'
import { taskKind } from '../../platform/tasks/tasks.ts'
import { DAYS, startServer, type TestServer } from '../../platform/testing/server.ts'
import { bios, profiles } from '../profiles.tables.ts'
import { planGrowing } from './experience.tasks.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

interface Worked {
  readonly years: number
  readonly more?: number
}

/** Somebody who has worked for some years, and goes on, or does so for some more. */
async function worker({ years, more }: Worked): Promise<Person> {
  const person = await signedUp(server)
  const now = server.clock.now()
  const endDate = more === undefined ? CURRENT : now + more * YEAR_MS
  const position = { name: 'Welder', startDate: now - years * YEAR_MS, endDate, tags: ['Welding'] }
  const data = { positionsHeld: [position] }
  await person.client.call(partialUpdate, { body: { userId: person.id, type: 'professionalInfo', data } })
  return person
}

async function yearsOf({ id }: Person): Promise<[ofProfile: number, ofIndex: number]> {
  const { db } = server.context
  const [profile] = await db.select({ years: profiles.yearsExperience }).from(profiles).where(eq(profiles.id, id))
  const [row] = await db.select({ years: indexedPeople.yearsExperience }).from(indexedPeople).where(eq(indexedPeople.profileId, id))
  return [profile!.years, row!.years]
}

const countedAt = async ({ id }: Person): Promise<number> => {
  const [row] = await server.context.db.select({ at: bios.yearsCountedAt }).from(bios).where(eq(bios.profileId, id))
  return row!.at.getTime()
}

async function pass(days: number): Promise<void> {
  server.clock.advance(days * DAYS)
  await planGrowing(server.context)
  await server.context.tasks.runDue()
}

test('years of experience grow with the time where somebody goes on working, and searches follow', async () => {
  const [goesOn, leaves, left] = [await worker({ years: 2 }), await worker({ years: 2, more: 0.5 }), await worker({ years: 2, more: -1 })]
  const expectYears = async (person: Person, years: number) => {
    for (const counted of await yearsOf(person)) expect(counted).toBeCloseTo(years, 1)
  }
  await pass(20)
  await expectYears(goesOn, 2)
  await pass(345)
  await expectYears(goesOn, 3)
  await expectYears(leaves, 2.5)
  await expectYears(left, 1)
  await pass(365)
  await expectYears(goesOn, 4)
  await expectYears(leaves, 2.5)
})

test('whoever does not work any longer is looked at once in thirty days, and nothing is planned where nobody is due', async () => {
  const people = [await worker({ years: 2, more: -1 }), await worker({ years: 2 })] as const
  const [left, goesOn] = people
  const allCounted = () => Promise.all(people.map(countedAt))
  const { tasks } = server.context
  const saved = await allCounted()
  await pass(29)
  expect(await allCounted()).toEqual(saved)
  await pass(1)
  const now = server.clock.now()
  expect(await allCounted()).toEqual([now, now])
  expect((await yearsOf(left))[0]).toBeCloseTo(1, 1)
  expect((await yearsOf(goesOn))[0]).toBeCloseTo(2 + 30 / 365, 1)
  const { waiting } = await tasks.numbers()
  server.clock.advance(DAYS)
  await planGrowing(server.context)
  expect((await tasks.numbers()).waiting).toBe(waiting)
  await pass(28)
  expect(await allCounted()).toEqual([now, now])
})

test('the years of hundreds whom the version before stored are counted, one part after the other, and its waiting task is carried out', async () => {
  const { db, clock, tasks } = server.context
  const ids = await populate(server.context, 450)
  await db.update(profiles).set({ yearsExperience: 0 }).where(inArray(profiles.id, ids))
  const before = taskKind('profiles.growYears', z.strictObject({ after: Id }))
  await tasks.add(db, before, { after: ids[400]! })
  await tasks.runDue()
  const now = new Date(clock.now())
  const counted = await db
    .select({ years: profiles.yearsExperience, at: bios.yearsCountedAt })
    .from(profiles)
    .innerJoin(bios, eq(bios.profileId, profiles.id))
    .where(inArray(profiles.id, ids))
  expect(counted).toHaveLength(450)
  for (const { years, at } of counted) expect([years > 1, at]).toEqual([true, now])
})
