import { askForAnother, leaveMentoringGroup } from '@trellis/contract/mentoring/living.calls.ts'
import { block } from '@trellis/contract/people/people.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { joinAs } from '../../memberships/testing.ts'
import { DAYS, startServer, type TestServer } from '../../platform/testing/server.ts'
import { lookAfterPairs } from './daily.tasks.ts'
import { again, lives, publishedPairs, told } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('an advisor who blocks one of a pair is not told that they ask for somebody else, have left or have not met: the others are', async () => {
  const [gus, ida] = [await signedUp(server, { type: 'advisor' }), await signedUp(server, { type: 'advisor' })]
  const { groupId, within, mentees, mentor } = await publishedPairs(server, gus, 2)
  const [mentee, other] = mentees as [Person, Person]
  await joinAs(server, 'advisor', groupId, ida)
  await ida.client.call(block, { body: { userId: ida.id, targetId: mentee.id } })
  const heard = async (advisor: Person) => (await told(await again(server, advisor), 'pairsNeed')).slice(0, 1)
  const [asks, left] = [/asks for another/, /has left/].map((words) => [expect.stringMatching(words)])
  const quiet = (words: RegExp) => [expect.stringMatching(words)]

  const { mgrpID, otherId, as } = (await lives(mentee, groupId))[0]!
  const params = { groupId, userId: mentee.id }
  await mentee.client.call(askForAnother, { params, body: { mgrpID, otherId, as, asks: true, reason: '' } })
  expect([await heard(gus), await heard(ida)]).toEqual([asks, []])

  for (const passed of [21, 8]) {
    server.clock.advance(passed * DAYS)
    await server.context.tasks.add(server.context.db, lookAfterPairs, {})
    await server.context.tasks.runDue()
  }
  const ofOne = quiet(/^A pair in .+ has neither met/)
  expect([await heard(gus), await heard(ida)]).toEqual([quiet(/^2 pairs in .+ have neither met/), ofOne])

  const leave = async (person: Person) => {
    server.clock.advance(1_000)
    const { client, id: userId } = await again(server, person)
    await client.call(leaveMentoringGroup, { params: { groupId, userId }, body: { mgrpID: within.mgrpID } })
  }
  await leave(mentee)
  expect([await heard(gus), await heard(ida)]).toEqual([left, ofOne])
  await leave(other)
  expect([await heard(gus), await heard(ida)]).toEqual([left, left])
  expect(await lives(await again(server, mentor), groupId)).toEqual([])
})
