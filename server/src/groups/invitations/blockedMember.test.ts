import { openInvitation } from '@trellis/contract/groups/invitations.calls.ts'
import { block } from '@trellis/contract/people/people.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { type CallFailed, client } from '../../platform/testing/client.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { importIn, importOf } from '../imports/testing.ts'
import { actOn, groupOf } from '../testing.ts'
import { invitationsIn, inviteTo, mailedTokens } from './testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

const fatesOf = async (...pasted: Parameters<typeof inviteTo>) => (await inviteTo(...pasted)).addresses.map(({ fate }) => fate)

test('the address of a member whom the advisor blocks is answered as that of a stranger, in a list and in a table, and nobody joins twice', async () => {
  const group = await groupOf(gus.client, { joinPolicy: 'open' })
  const [blocked, known] = [await signedUp(server, { birthYear: 1990 }), await signedUp(server, { birthYear: 1990 })]
  for (const person of [blocked, known]) await actOn(person, group, 'applied')
  await gus.client.call(block, { body: { userId: gus.id, targetId: blocked.id } })
  const emails = ['nobody@school.example', blocked.email]
  await importOf(
    gus.client,
    group,
    [...emails, known.email].map((email) => ({ email })),
  )
  const { items } = await importIn(gus.client, group)
  expect(items.map(({ fate }) => fate)).toEqual(['invited', 'invited', 'member'])
  expect(await fatesOf(gus.client, group, [...emails, known.email].join(), { preview: true })).toEqual([
    ...emails.map(() => 'invited'),
    'member',
  ])
  await inviteTo(gus.client, group, emails.join())
  await server.context.tasks.runDue()
  const invited = await invitationsIn(gus.client, group)
  expect(emails.map((email) => invited.get(email)?.state)).toEqual(['sent', 'sent'])
  expect(await fatesOf(gus.client, group, emails.join())).toEqual(emails.map(() => 'invitedAlready'))
  // The link leads to the group, in which they are.
  const { token } = await mailedTokens(server, blocked.email)
  expect((await client(server.origin).call(openInvitation, { body: { token } })).data.groupId).toBe(group)
  expect(await actOn(blocked, group, 'applied').catch(({ body }: CallFailed) => body)).toMatchObject({ code: 'InvalidTransition' })
  expect((await invitationsIn(gus.client, group)).get(blocked.email)?.state).toBe('opened')
})
