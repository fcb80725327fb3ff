import * as calls from '@trellis/contract/mentoring/calendar.calls.ts'
import { leaveMentoringGroup } from '@trellis/contract/mentoring/living.calls.ts'
import { updateMgroup } from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { block } from '@trellis/contract/people/people.ts'
import { deleteProfile, partialUpdateEmail } from '@trellis/contract/accounts/ownAccount.ts'
import { partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../../accounts/testing.ts'
import { HOURS, startServer, type TestServer } from '../../../platform/testing/server.ts'
import { logs, publishedPairs } from '../testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

const read = async (address: string): Promise<{ status: number; text: string; type: string | null }> => {
  const response = await fetch(new URL(new URL(address).pathname, server.origin))
  return { status: response.status, text: await response.text(), type: response.headers.get('content-type') }
}

test('a calendar reads one’s own sessions at a secret address, which is renewed and switched off', async () => {
  const { groupId, mentees, mentor } = await publishedPairs(server, gus, 2)
  const [mentee, other] = mentees as [Person, Person]
  await logs(mentee, groupId, mentor, { at: server.clock.now() - HOURS, note: 'A secret' })
  await logs(mentor, groupId, mentee, { at: server.clock.now() + 24 * HOURS, note: 'Shared', shared: true })
  await logs(other, groupId, mentor, { at: server.clock.now() })
  const params = { userId: mentee.id }
  expect((await mentee.client.call(calls.getCalendarFeed, { params })).data).toEqual({ since: null })
  const { address } = (await mentee.client.call(calls.renewCalendarFeed, { params })).data
  const { status, text, type } = await read(address)
  expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(text.match(/SUMMARY:.*/g)).toEqual(['SUMMARY:Mentoring with Tutor', 'SUMMARY:Mentoring with Tutor'])
  expect(text).not.toMatch(/secret|Shared|Mentee/)
  const { rows } = await server.context.db.execute('select * from mentoring_calendars')
  expect(JSON.stringify(rows)).not.toContain(address.split('/').at(-1)!.replace('.ics', ''))
  const renewed = (await mentee.client.call(calls.renewCalendarFeed, { params })).data
  expect([(await read(address)).status, (await read(renewed.address)).status]).toEqual([404, 200])
  await mentor.client.call(block, { body: { userId: mentor.id, targetId: mentee.id } })
  // What one wrote down oneself stays; what somebody wrote who is not seen any more could be moved to any time by them.
  expect((await read(renewed.address)).text.match(/SUMMARY:.*/g)).toEqual(['SUMMARY:Mentoring'])
  await mentee.client.call(calls.stopCalendarFeed, { params })
  expect((await read(renewed.address)).status).toBe(404)
  expect((await mentee.client.call(calls.getCalendarFeed, { params })).data).toEqual({ since: null })
})

test('the address of an account that is deleted tells nothing', async () => {
  const { groupId, mentees, mentor } = await publishedPairs(server, gus)
  const [mentee] = mentees as [Person]
  await logs(mentee, groupId, mentor, { at: server.clock.now() })
  const { address } = (await mentee.client.call(calls.renewCalendarFeed, { params: { userId: mentee.id } })).data
  expect((await read(address)).text).toContain('BEGIN:VEVENT')
  await mentee.client.call(deleteProfile, { params: { id: mentee.id }, body: { password: mentee.password } })
  expect((await read(address)).status).toBe(404)
})

test('an address ends where the password or the e-mail is set anew: somebody else may have made it', async () => {
  const { mentees } = await publishedPairs(server, gus, 2)
  const [changes, moves] = mentees as [Person, Person]
  const address = async ({ client, id: userId }: Person) =>
    (await client.call(calls.renewCalendarFeed, { params: { userId } })).data.address
  const before = [await address(changes), await address(moves)]
  const { id: userId, type, password, client } = changes
  await client.call(partialUpdate, { body: { userId, type: 'password', data: { password, currentPassword: password } } })
  expect((await client.call(calls.getCalendarFeed, { params: { userId } })).data).toEqual({ since: null })
  const data = { email: 'moved@school.example', currentPassword: moves.password, password: moves.password }
  await moves.client.call(partialUpdateEmail, { body: { userId: moves.id, type, data } })
  for (const one of before) expect((await read(one)).status).toBe(404)
})

test('a session to come leaves the calendar with its pair, and is back with an archived mentoring group; those that were stay', async () => {
  const { groupId, within, mentees, mentor } = await publishedPairs(server, gus, 2)
  const [mentee, other] = mentees as [Person, Person]
  const [past, toCome] = [server.clock.now() - HOURS, server.clock.now() + 24 * HOURS]
  for (const at of [past, toCome]) await logs(mentee, groupId, mentor, { at })
  await logs(other, groupId, mentor, { at: toCome })
  const addressOf = async ({ client, id: userId }: Person) =>
    (await client.call(calls.renewCalendarFeed, { params: { userId } })).data.address
  const [ofMentee, ofMentor] = [await addressOf(mentee), await addressOf(mentor)]
  const archive = (baseVersion: number, archived: boolean) => gus.client.call(updateMgroup, { body: { ...within, baseVersion, archived } })
  const begins = async (address: string) => (await read(address)).text.match(/DTSTART:.*/g)?.toSorted()
  const [before, after] = (await begins(ofMentee)) as [string, string]
  expect(await begins(ofMentor)).toEqual([before, after, after])
  await archive(1, true)
  expect([await begins(ofMentee), await begins(ofMentor)]).toEqual([[before], [before]])
  await archive(2, false)
  expect(await begins(ofMentor)).toEqual([before, after, after])
  await mentee.client.call(leaveMentoringGroup, { params: { groupId, userId: mentee.id }, body: { mgrpID: within.mgrpID } })
  expect([await begins(ofMentee), await begins(ofMentor)]).toEqual([[before], [before, after]])
  await archive(3, true)
  server.clock.advance(48 * HOURS)
  expect(await begins(ofMentor), 'what was called off with the pair never took place').toEqual([before])
})
