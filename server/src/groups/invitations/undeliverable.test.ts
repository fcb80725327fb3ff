import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo, signedIn, signedUp } from '../../accounts/testing.ts'
import { tasks } from '../../platform/tasks/tasks.tables.ts'
import { DAYS, startServer, type TestServer } from '../../platform/testing/server.ts'
import { groupOf } from '../testing.ts'
import { mailInvite } from './invitations.tasks.ts'
import { invitationsIn, inviteTo } from './testing.ts'

let server: TestServer
/** Sends its mails to a machine where nobody listens. */
let unheard: TestServer
beforeAll(async () => {
  server = await startServer()
  unheard = await startServer({ SMTP_URL: 'smtp://127.0.0.1:1' }, server)
})
afterAll(async () => {
  await unheard.close()
  await server.close()
})

test('a letter that is given up could not be delivered, and whoever invites the address the next day has another one sent', async () => {
  const email = 'ada@school.example'
  let gus = await signedUp(server, { type: 'advisor' })
  const group = await groupOf(gus.client)
  const fate = async () => (await inviteTo(gus.client, group, email)).addresses[0]!.fate
  const state = async () => (await invitationsIn(gus.client, group)).get(email)!.state

  expect(await fate()).toBe('invited')
  await unheard.context.tasks.runDue()
  expect([await fate(), await state()]).toEqual(['invitedAlready', 'waiting'])
  await server.context.db
    .update(tasks)
    .set({ attempts: 22, runAt: new Date(server.clock.now()) })
    .where(eq(tasks.kind, mailInvite.name))
  await unheard.context.tasks.runDue()
  expect([await fate(), await state()]).toEqual(['tooSoon', 'undeliverable'])
  expect(await server.context.tasks.numbers()).toMatchObject({ gaveUp: 1 })

  server.clock.advance(DAYS)
  gus = await signedIn(server, gus)
  expect(await fate()).toBe('invited')
  expect(await mailsTo(server, email)).toHaveLength(1)
  expect([await fate(), await state()]).toEqual(['invitedAlready', 'sent'])
})
