import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { getMgroupDashboard } from '@trellis/contract/mentoring/dashboards.calls.ts'
import * as calls from '@trellis/contract/mentoring/living.calls.ts'
import { MOST_MESSAGES_A_DAY } from '@trellis/contract/mentoring/living/writing.ts'
import { block } from '@trellis/contract/people/people.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo, type Person, signedUp } from '../../../accounts/testing.ts'
import { archiveOf } from '../../../personal/testing.ts'
import { DAYS, startServer, type TestServer } from '../../../platform/testing/server.ts'
import { lookAfterPairs } from '../daily.tasks.ts'
import { again, lives, publishedPairs, told } from '../testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

async function input(person: Person, groupId: Id, text: string) {
  const { mgrpID, otherId, as } = (await lives(person, groupId))[0]!
  return { params: { groupId, userId: person.id }, body: { mgrpID, otherId, as, text } }
}
const writes = async (person: Person, groupId: Id, text: string) => {
  await person.client.call(calls.writeToPair, await input(person, groupId, text))
  await server.context.tasks.runDue()
}
const lettersTo = async (person: Person) => (await mailsTo(server, person.email)).filter(({ text }) => text.includes('wrote to you'))

test('what one of a pair writes reaches the other by mail, without an address, once; both find it in what they download', async () => {
  const { groupId, mentees, mentor } = await publishedPairs(server, gus)
  const [mentee] = mentees as [Person]
  await writes(mentee, groupId, 'Shall we meet\non Monday?')
  await writes(mentee, groupId, 'Shall we meet\non Monday?')
  const letters = await lettersTo(mentor)
  expect(letters).toHaveLength(1)
  expect(letters[0]!.text).toContain('> Shall we meet\n> on Monday?')
  expect(letters[0]!.text).toContain(`/mentoring`)
  expect(JSON.stringify(letters[0])).not.toContain(mentee.email)
  server.clock.advance(1_000)
  await writes(mentor, groupId, 'At ten.')
  expect(await lettersTo(mentee)).toHaveLength(1)
  const texts = async (person: Person) =>
    ((await archiveOf(person)).data['mentoringMessages'] as { text: string }[]).map(({ text }) => text)
  expect(await texts(mentee)).toEqual(['Shall we meet\non Monday?', 'At ten.'])
  expect(await texts(mentor)).toEqual(await texts(mentee))
  expect(JSON.stringify((await archiveOf(gus)).data)).not.toContain('Monday')
  await mentor.client.call(deleteProfile, { params: { id: mentor.id }, body: { password: mentor.password } })
  expect(
    await mentee.client.refused(calls.writeToPair, {
      params: { groupId, userId: mentee.id },
      body: { mgrpID: groupId, otherId: mentor.id, as: 'mentor', text: 'Hello?' },
    }),
  ).toMatchObject({
    code: 'NotFound',
  })
})

test('nobody writes without end, to whom they do not see, or as somebody else; what waits reaches nobody who blocks meanwhile, or whose pair has ended', async () => {
  const { groupId, mentees, mentor } = await publishedPairs(server, gus, 2)
  const [mentee, other] = mentees as [Person, Person]
  const valid = await input(mentee, groupId, 'One')
  expect(await mentee.client.refused(calls.writeToPair, { ...valid, body: { ...valid.body, text: ' ' } })).toMatchObject({
    code: 'BadInput',
  })
  const asMentor = { ...valid, body: { ...valid.body, as: 'mentee' as const } }
  expect(await mentee.client.refused(calls.writeToPair, asMentor)).toMatchObject({ code: 'NotFound' })
  expect(await other.client.refused(calls.writeToPair, valid)).toMatchObject({ code: 'NotFound' })
  for (let at = 0; at < MOST_MESSAGES_A_DAY; at++) await mentee.client.call(calls.writeToPair, await input(mentee, groupId, `No. ${at}`))
  expect(await mentee.client.refused(calls.writeToPair, valid)).toMatchObject({ code: 'QuotaReached' })
  const { params, body } = await input(other, groupId, 'See you soon')
  await other.client.call(calls.writeToPair, { params, body })
  await other.client.call(calls.leaveMentoringGroup, { params, body: { mgrpID: body.mgrpID } })
  await mentor.client.call(block, { body: { userId: mentor.id, targetId: mentee.id } })
  await server.context.tasks.runDue()
  expect(await lettersTo(mentor)).toEqual([])
  expect(await mentee.client.refused(calls.writeToPair, valid)).toMatchObject({ code: 'NotFound' })
})

test('who writes is not reminded to meet, and needs no check-in in any table or number', async () => {
  const { groupId, within, mentees, mentor } = await publishedPairs(server, gus)
  const [mentee] = mentees as [Person]
  server.clock.advance(10 * DAYS)
  await writes(await again(server, mentee), groupId, 'How are you?')
  const reminded = async (person: Person) => (await told(await again(server, person), 'sessionMissed')).length
  const passes = async (time: number) => {
    server.clock.advance(time)
    await server.context.tasks.add(server.context.db, lookAfterPairs, {})
    await server.context.tasks.runDue()
  }
  const advisor = async () => {
    const { client } = await again(server, gus)
    const { counts, weeks } = (await client.call(getMgroupDashboard, { body: within })).data
    const { data } = await client.call(calls.getLivingPairs, { params: { groupId, mgrpID: within.mgrpID }, query: {} })
    const week = weeks.at(-1)!
    return [[counts, week].map(({ onTrack, needsCheckIn, tooEarly }) => [onTrack, needsCheckIn, tooEarly]), data.items[0]!.standing]
  }
  await passes(20 * DAYS)
  expect([await reminded(mentee), await reminded(mentor)]).toEqual([0, 0])
  expect(await advisor()).toEqual([[...Array(2)].map(() => [1, 0, 0]), 'onTrack'])
  await passes(DAYS)
  expect([await reminded(mentee), await reminded(mentor)]).toEqual([1, 1])
  expect(await advisor()).toEqual([[...Array(2)].map(() => [0, 1, 0]), 'needsCheckIn'])
})
