import { findCandidates4Group } from '@trellis/contract/candidates/candidates.calls.ts'
import { createCohort, getCohort } from '@trellis/contract/groups/cohorts.calls.ts'
import { openInvitation } from '@trellis/contract/groups/invitations.calls.ts'
import { runMemberImport } from '@trellis/contract/memberImports/memberImports.calls.ts'
import { block } from '@trellis/contract/people/people.ts'
import { hideProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { type CallFailed, client } from '../../platform/testing/client.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { importIn, importOf } from '../imports/testing.ts'
import { actOn, decideOn, groupOf } from '../testing.ts'
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

test('so is the address of a member who hides and never applied, whom the list of the members does not show either', async () => {
  const group = await groupOf(gus.client)
  const [hiding, applied] = [await signedUp(server, { birthYear: 1990 }), await signedUp(server, { birthYear: 1990 })]
  await decideOn(gus, group, hiding, 'contacted')
  await actOn(hiding, group, 'ok2contact')
  await actOn(applied, group, 'applied')
  for (const person of [hiding, applied]) await decideOn(gus, group, person, 'accepted')
  const { success: cohort } = await gus.client.call(createCohort, { body: { groupId: group, generalInfo: { name: 'Class A' } } })
  const emails = [hiding.email, applied.email]
  expect(await fatesOf(gus.client, group, emails.join(), { preview: true })).toEqual(['member', 'member'])
  for (const { id, client } of [hiding, applied]) await client.call(hideProfile, { body: { profType: 'profile', profID: id } })
  const { hits } = await gus.client.call(findCandidates4Group, { params: { id: group }, body: { state: 'accepted' } })
  expect(hits.hits.map(({ _id }) => _id)).toEqual([applied.id])
  expect(await fatesOf(gus.client, group, emails.join(), { preview: true })).toEqual(['invited', 'member'])
  const lines = emails.map((email) => ({ email, cohort: 'Class A' }))
  const importId = await importOf(gus.client, group, lines)
  expect((await importIn(gus.client, group)).items.map(({ fate }) => fate)).toEqual(['invited', 'memberToCohort'])
  await gus.client.call(runMemberImport, { params: { groupId: group }, body: { importId } })
  await server.context.tasks.runDue()
  expect((await invitationsIn(gus.client, group)).get(hiding.email)?.state).toBe('sent')
  const { token } = await mailedTokens(server, hiding.email)
  await client(server.origin).call(openInvitation, { body: { token } })
  expect(await actOn(hiding, group, 'applied').catch(({ body }: CallFailed) => body)).toMatchObject({ code: 'InvalidTransition' })
  expect((await invitationsIn(gus.client, group)).get(hiding.email)?.state).toBe('opened')
  expect((await gus.client.call(getCohort, { body: { cohortId: cohort } })).data.size).toBe(1)
})
