import * as calls from '@trellis/contract/groups/invitations.calls.ts'
import { MOST_INVITED_A_DAY, MOST_INVITED_AT_ONCE } from '@trellis/contract/groups/invitations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { groupOf } from '../testing.ts'
import { inviteTo } from './testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

let made = 0
const address = () => `invited.${++made}@school.example`

test('so many are invited at once, and so many a day', async () => {
  const group = await groupOf(gus.client)
  const many = (count: number) => Array.from({ length: count }, address).join('\n')
  const tooMany = await gus.client.refused(calls.sendInviteToGroup, { body: { profID: group, emailList: many(MOST_INVITED_AT_ONCE + 1) } })
  expect(tooMany).toMatchObject({ code: 'BadInput', fields: { emailList: 'Invite at most 500 addresses at once' } })
  for (let sent = 0; sent < MOST_INVITED_A_DAY; sent += MOST_INVITED_AT_ONCE) await inviteTo(gus.client, group, many(MOST_INVITED_AT_ONCE))
  const refused = await gus.client.refused(calls.sendInviteToGroup, { body: { profID: group, emailList: address() } })
  expect(refused).toMatchObject({ code: 'TooManyAttempts', error: '2000 letters a day go out for a group. Go on tomorrow.' })
})
