import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
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

test('so could a letter not whose last try nobody ended, or that fails before it is written', async () => {
  const gus = await signedUp(server, { type: 'advisor' })
  const group = await groupOf(gus.client)
  const { db } = server.context
  const triedOften = async (attempts: number) => {
    const runAt = new Date(server.clock.now())
    await db
      .update(tasks)
      .set({ attempts, runAt })
      .where(and(eq(tasks.kind, mailInvite.name), isNull(tasks.gaveUpAt)))
    await unheard.context.tasks.runDue()
  }
  await inviteTo(gus.client, group, 'ben@school.example')
  await triedOften(23)
  expect((await invitationsIn(gus.client, group)).get('ben@school.example')!.state).toBe('undeliverable')

  await inviteTo(gus.client, group, 'cleo@school.example')
  const failing = vi.spyOn(unheard.context, 'origin').mockImplementation(() => {
    throw new Error('not now')
  })
  onTestFinished(() => failing.mockRestore())
  await triedOften(21)
  expect((await invitationsIn(gus.client, group)).get('cleo@school.example')!.state).toBe('waiting')
  await triedOften(22)
  expect(failing).toHaveBeenCalledTimes(2)
  expect((await invitationsIn(gus.client, group)).get('cleo@school.example')!.state).toBe('undeliverable')
})
