import { YEAR_MS, CURRENT } from '@trellis/contract/texts/dates.ts'
import { partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { indexedPeople } from '../../matching/matching.tables.ts'
import { DAYS, startServer, type TestServer } from '../../platform/testing/server.ts'
import { profiles } from '../profiles.tables.ts'
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
