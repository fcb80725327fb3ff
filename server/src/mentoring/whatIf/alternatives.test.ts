import type { Id } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { draftedGroup } from '../versions/testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

test('the mentors a mentee could have are told with what each costs, as requiring them does', async () => {
  const options = { mentorCapacity: 1, keepPenalty: 0 }
  const { rebalance, pairs, pin, mentees, mentors, alternativesOf, pricesOf, lock } = await draftedGroup(server, gus, {
    mentees: 3,
    mentors: 2,
    options,
  })
  const first = await rebalance()
  if (!first.feasible) throw new Error('There is no assignment')
  const had = await pairs()
  const mentee = mentees.find(({ id }) => had.some((pair) => pair.startsWith(id)))!
  const own = had.find((pair) => pair.startsWith(mentee.id))!.split(' ')[1] as Id
  const told = await alternativesOf(mentee)
  expect(told).toHaveLength(2)
  expect(told.find(({ mentorId }) => mentorId === own)).toMatchObject({ cost: 0, others: [] })
  // Those to whom a mentee is dragged are told at the same prices.
  const prices = async () => Object.fromEntries((await pricesOf(mentee)).map(({ mentorId, score, cost }) => [mentorId, { score, cost }]))
  expect(await prices()).toEqual(Object.fromEntries(told.map(({ mentorId, score, cost }) => [mentorId, { score, cost }])))
  const other = told.find(({ mentorId }) => mentorId !== own)!
  expect(other.score).toBeGreaterThanOrEqual(0)
  // Whoever is locked is told the same, and an advisor’s 'never' is no alternative.
  await lock(mentee)
  expect(await alternativesOf(mentee)).toEqual(told)
  await lock(mentee, false)
  await pin(
    mentee,
    mentors.find(({ id }) => id === other.mentorId)!,
    'require',
  )
  const forced = await rebalance()
  if (!forced.feasible) throw new Error('There is no assignment')
  expect(first.certificate.objective - forced.certificate.objective).toBeCloseTo(other.cost! * 100)
  await pin(
    mentee,
    mentors.find(({ id }) => id === other.mentorId)!,
    'forbid',
  )
  expect((await alternativesOf(mentee)).map(({ mentorId }) => mentorId)).toEqual([own])
  expect(Object.keys(await prices())).toEqual([own])
})
