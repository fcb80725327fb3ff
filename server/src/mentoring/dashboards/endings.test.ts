import * as livingCalls from '@trellis/contract/mentoring/living.calls.ts'
import { updateMgroup } from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { DAYS, startServer, type TestServer } from '../../platform/testing/server.ts'
import { again, logs } from '../living/testing.ts'
import { mentoredWorld, publishedPair, readsOf } from './testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

test('pairs of an archived mentoring group go on in no way: what they did is read, and they are back with it', async () => {
  const world = await mentoredWorld(server, gus, { mentees: 3, mentors: 1, mentorCapacity: 3 })
  await world.rebalance()
  await world.publish()
  const [mentee, mentor] = (await publishedPair(world, 0))!
  await logs(mentee, world.group, mentor, { at: server.clock.now() })
  const archive = async (baseVersion: number, archived: boolean) =>
    (await again(server, gus)).client.call(updateMgroup, { body: { ...world.within, baseVersion, archived } })
  const params = { groupId: world.group, mgrpID: world.within.mgrpID }
  const living = async (query: { only?: 'quiet' }) =>
    (await (await again(server, gus)).client.call(livingCalls.getLivingPairs, { params, query })).data
  expect((await world.dashboard()).counts).toMatchObject({ published: 3, met: 1, onTrack: 1, tooEarly: 2 })

  await archive(1, true)
  server.clock.advance(22 * DAYS)
  const later = readsOf(await again(server, gus), world.within)
  const { counts, weeks, sessions } = await later.dashboard()
  expect(counts).toMatchObject({ published: 3, met: 1, onTrack: 0, needsCheckIn: 0, tooEarly: 0, pausing: 0 })
  expect({ weeks, sessions }).toEqual({ weeks: [], sessions: 1 })
  expect(await later.list('needsCheckIn')).toMatchObject({ items: [], total: 0 })
  const told = (await later.list('published')).items.map((row) => row.kind === 'pair' && { standing: row.standing, met: row.met })
  expect(told.toSorted((one, other) => Number(one && one.met) - Number(other && other.met))).toEqual([
    { standing: null, met: 0 },
    { standing: null, met: 0 },
    { standing: null, met: 1 },
  ])
  expect((await later.member(mentee.id)).pairs).toMatchObject([{ standing: null, met: 1 }])
  expect((await living({})).items.map(({ standing }) => standing)).toEqual([null, null, null])
  expect(await living({ only: 'quiet' })).toMatchObject({ items: [], total: 0, counts: { all: 3, quiet: 0 } })

  await archive(2, false)
  expect((await later.dashboard()).counts).toMatchObject({ published: 3, needsCheckIn: 3 })
  expect(await living({ only: 'quiet' })).toMatchObject({ total: 3, counts: { all: 3, quiet: 3 } })
})
