import type { Id } from '@trellis/contract/wire/ids.ts'
import { UNDO_MS } from '@trellis/contract/postings/links.ts'
import * as calls from '@trellis/contract/notifications/notifications.ts'
import { MailChoice, setMailChoices } from '@trellis/contract/notifications/mailChoices.ts'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { accounts } from '../accounts/accounts.tables.ts'
import { actsFor, mailsTo, type NewPerson, type Person, signedUp, tokenOf } from '../accounts/testing.ts'
import { client } from '../platform/testing/client.ts'
import { tasks as taskRows } from '../platform/tasks/tasks.tables.ts'
import { HOURS, startServer, type TestServer } from '../platform/testing/server.ts'
import { notifications } from './notifications.tables.ts'
import { mailDigest, mailNotification } from './notifications.tasks.ts'
import { awaitTurns, posted, PUT_OFF_MS, story } from './testing.ts'

let server: TestServer
let rita: Person
let jobId: Id
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter', name: 'Rita Cole' })
  jobId = await posted(server, rita.id, 'Junior <b>baker', 'Blue Door')
})
afterAll(() => server.close())

const student = (person: NewPerson = {}): Promise<Person> => signedUp(server, { birthYear: 1999, ...person })
const contact = (person: Person) => story(server, jobId, person.id).step('owner', 'contacted')

/** Once a day has passed, sessions have ended as well. */
const signedInAgain = async (person: Person) => client(server.origin, await tokenOf(server, person))
const chooses = async (person: Person, body: Partial<Record<calls.MailedKind, MailChoice>>): Promise<void> => {
  await (await signedInAgain(person)).call(setMailChoices, { params: { userId: person.id }, body })
}
const reads = async (person: Person): Promise<void> => {
  await (await signedInAgain(person)).call(calls.readNotifications, { params: { userId: person.id }, body: {} })
}
/** The mails that tell somebody what happened; the one that verified the e-mail does not. */
const news = async ({ email }: Person) => (await mailsTo(server, email)).filter(({ subject }) => !subject.startsWith('Verify'))
const nextDigest = (): void => {
  const day = 24 * HOURS
  const now = server.clock.now()
  server.clock.advance(Math.ceil((now + 1 - 7 * HOURS) / day) * day + 7 * HOURS - now)
}

test('at once: a mail as soon as it cannot be taken back any more, and no digest of the same', async () => {
  const ada = await student()
  await chooses(ada, { contacted: 'atOnce' })
  await contact(ada)
  server.clock.advance(UNDO_MS)
  expect(await news(ada)).toEqual([])
  server.clock.advance(UNDO_MS)
  const [mail] = await news(ada)
  expect(mail!.subject).toBe('Blue Door contacted you about Junior <b>baker')
  expect(mail!.text).toContain(`/jobs/${ada.id}/job/${jobId}`)
  expect(mail!.html).toContain('Junior &#60;b&#62;baker')
  expect(mail!.html).not.toContain('<b>')
  nextDigest()
  expect(await news(ada)).toHaveLength(1)
})

test('at once: nothing where it was taken back, read, or is no longer wished for', async () => {
  const [ada, ben, chloe] = [await student(), await student(), await student()]
  for (const person of [ada, ben, chloe]) await chooses(person, { contacted: 'atOnce' })
  const link = story(server, jobId, ada.id)
  await link.takeBack('owner', await link.step('owner', 'contacted'))
  await contact(ben)
  await reads(ben)
  await contact(chloe)
  await chooses(chloe, { contacted: 'never' })
  server.clock.advance(2 * UNDO_MS)
  for (const person of [ada, ben, chloe]) expect(await news(person)).toEqual([])
  nextDigest()
  for (const person of [ada, ben, chloe]) expect(await news(person)).toEqual([])
})

test('at once: five an hour of one posting at most, and the rest in the digest', async () => {
  const owner = await signedUp(server, { type: 'recruiter' })
  const own = await posted(server, owner.id, 'Baker', 'Blue Door')
  const other = await posted(server, owner.id, 'Cook', 'Blue Door')
  await chooses(owner, { applied: 'atOnce' })
  const applies = async (postingId: Id): Promise<void> => {
    await story(server, postingId, (await student()).id).step('person', 'applied')
    server.clock.advance(2 * UNDO_MS)
  }
  for (let i = 0; i < 7; i++) await applies(own)
  expect(await news(owner)).toHaveLength(5)
  await applies(other)
  expect(await news(owner)).toHaveLength(6)
  server.clock.advance(HOURS)
  await applies(own)
  expect(await news(owner)).toHaveLength(7)
  nextDigest()
  const [digest, ...earlier] = await news(owner)
  expect(earlier).toHaveLength(7)
  expect(digest!.text.match(/applied for Baker/g)).toHaveLength(2)
})

test('at once: of many steps of one person the last alone', async () => {
  const [owner, ada] = [await signedUp(server, { type: 'recruiter' }), await student({ name: 'Ada' })]
  const own = await posted(server, owner.id, 'Baker', 'Blue Door')
  await chooses(owner, { applied: 'atOnce', withdrawn: 'atOnce' })
  const link = story(server, own, ada.id)
  for (let i = 0; i < 20; i++) {
    server.clock.advance(1)
    await link.step('person', i % 2 === 0 ? 'applied' : 'withdrawn')
  }
  server.clock.advance(2 * UNDO_MS)
  await awaitTurns(server)
  expect((await news(owner)).map(({ subject }) => subject)).toEqual(['Ada withdrew from Baker'])
})

test('daily: one letter at 07:00 UTC with all that is unread, and the link to each', async () => {
  const owner = await signedUp(server, { type: 'recruiter' })
  const own = await posted(server, owner.id, 'Baker', 'Blue Door')
  const [ada, ben] = [await student({ name: 'Ada <i>' }), await student({ name: 'Ben' })]
  await story(server, own, ada.id).step('person', 'applied')
  server.clock.advance(5 * HOURS)
  await story(server, own, ben.id).step('person', 'applied')
  server.clock.advance(HOURS)
  expect(await news(owner)).toEqual([])
  nextDigest()
  const mails = await news(owner)
  expect(mails).toHaveLength(1)
  expect(new Date(mails[0]!.sentAt).toISOString()).toMatch(/T07:00:00/)
  expect(mails[0]!.subject).toMatch(/^2 things happened at /)
  expect(mails[0]!.text).toMatch(/Ben applied for Baker[\s\S]+Ada <i> applied for Baker/)
  expect(mails[0]!.text).toContain(`/employer/${owner.id}/${own}/candidates/applied`)
  expect(mails[0]!.text).toContain('/settings')
  expect(mails[0]!.html).toContain('Ada &#60;i&#62; applied')
  nextDigest()
  expect(await news(owner)).toHaveLength(1)
})

test('daily: nothing where nothing is left to tell', async () => {
  const [ada, ben, chloe] = [await student(), await student(), await student()]
  const link = story(server, jobId, ada.id)
  await link.takeBack('owner', await link.step('owner', 'contacted'))
  await contact(ben)
  await reads(ben)
  await chooses(chloe, { contacted: 'never' })
  await contact(chloe)
  nextDigest()
  for (const person of [ada, ben, chloe]) expect(await news(person)).toEqual([])
})

test('daily: what happens too late to be taken back in time waits for the next day', async () => {
  const ada = await student()
  nextDigest()
  server.clock.advance(24 * HOURS - UNDO_MS)
  await contact(ada)
  server.clock.advance(UNDO_MS)
  expect(await news(ada)).toEqual([])
  nextDigest()
  expect(await news(ada)).toHaveLength(1)
})

test('daily: of a great many the newest are listed, and all are told', async () => {
  const ada = await student()
  for (let i = 0; i < 53; i++) {
    server.clock.advance(1)
    await story(server, await posted(server, rita.id, 'Baker', 'Blue Door'), ada.id).step('owner', 'contacted')
  }
  nextDigest()
  const [mail] = await news(ada)
  expect(mail!.subject).toMatch(/^53 things happened/)
  expect(mail!.text.match(/contacted you/g)).toHaveLength(50)
  expect(mail!.text).toContain('And 3 more')
  nextDigest()
  expect(await news(ada)).toHaveLength(1)
})

test('one digest is planned for all that it tells', async () => {
  const ada = await student()
  await server.context.tasks.runDue()
  const waiting = async () => (await server.context.tasks.numbers()).waiting
  const before = await waiting()
  for (let i = 0; i < 3; i++) await contact(ada)
  expect(await waiting()).toBe(before + 1)
  nextDigest()
  await server.context.tasks.runDue()
  await contact(ada)
  expect(await waiting()).toBe(before + 1)
})

test('what is never mailed plans no digest, and keeps none from being planned', async () => {
  const [owner, colleague] = [await signedUp(server, { type: 'recruiter' }), await signedUp(server, { type: 'recruiter' })]
  const own = await posted(server, owner.id, 'Baker', 'Blue Door')
  await actsFor(colleague, owner)
  await story(server, own, (await student({ name: 'Ada' })).id).step('person', 'applied')
  nextDigest()
  expect((await news(owner)).map(({ subject }) => subject)).toEqual(['Ada applied for Baker'])
})

test('a task that runs twice mails once', async () => {
  const [ada, ben] = [await student(), await student()]
  await chooses(ada, { contacted: 'atOnce' })
  await contact(ada)
  await contact(ben)
  server.clock.advance(2 * UNDO_MS)
  const [told] = await server.context.db.select().from(notifications).where(eq(notifications.accountId, ada.id))
  await server.context.tasks.runDue()
  for (const _ of [1, 2]) {
    await server.context.db.transaction(async (tx) => {
      await server.context.tasks.add(tx, mailNotification, { id: told!.id })
      await server.context.tasks.add(tx, mailDigest, { accountId: ben.id })
    })
    await server.context.tasks.runDue()
  }
  expect(await news(ada)).toHaveLength(1)
  expect(await news(ben)).toHaveLength(1)
})

test('tasks that run at once mail once', async () => {
  const [ada, ben] = [await student(), await student()]
  await chooses(ada, { contacted: 'atOnce' })
  for (const person of [ada, ben]) await contact(person)
  const { db, tasks } = server.context
  const [told] = await db.select().from(notifications).where(eq(notifications.accountId, ada.id))
  await tasks.runDue()
  nextDigest()
  await tasks.add(db, mailNotification, { id: told!.id })
  await tasks.add(db, mailDigest, { accountId: ada.id })
  for (const _ of [1, 2, 3]) await tasks.add(db, mailDigest, { accountId: ben.id })
  expect(await news(ada)).toHaveLength(1)
  expect(await news(ben)).toHaveLength(1)
})

test('a letter to somebody who is just being written to is put off, uses up no try, and is written to them as they are by then', async () => {
  const ada = await student()
  const { db, tasks, mail } = server.context
  await chooses(ada, { contacted: 'atOnce' })
  await tasks.runDue()
  const postings = [jobId, await posted(server, rita.id, 'Cook', 'Blue Door')]
  for (const posting of postings) await story(server, posting, ada.id).step('owner', 'contacted')
  server.clock.advance(2 * UNDO_MS)
  const [writing, delivered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const send = vi.spyOn(mail, 'send').mockImplementationOnce(async () => {
    writing.resolve()
    await delivered.promise
  })
  onTestFinished(() => send.mockRestore())
  const done = tasks.runDue()
  await writing.promise
  // What earlier tests put off for others may be put off once more.
  const isHers = eq(notifications.accountId, ada.id)
  const waiting = () =>
    db
      .select({ attempts: taskRows.attempts, runAt: taskRows.runAt })
      .from(taskRows)
      .innerJoin(notifications, sql`${notifications.id}::text = ${taskRows.payload} ->> 'id'`)
      .where(and(eq(taskRows.kind, mailNotification.name), eq(taskRows.attempts, 0), isHers))
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([{ attempts: 0, runAt: new Date(server.clock.now() + PUT_OFF_MS) }])
  expect(send).toHaveBeenCalledTimes(1)
  await tasks.add(db, mailDigest, { accountId: ada.id })
  const moved = `moved.${ada.email}`
  await db.update(accounts).set({ email: moved, emailKey: moved }).where(eq(accounts.id, ada.id))
  delivered.resolve()
  await done
  server.clock.advance(PUT_OFF_MS)
  await tasks.runDue()
  const sent = send.mock.calls.map(([{ to, subject }]) => ({ to, subject }))
  const toldOf = sent.map(({ subject }) => (subject.endsWith('Cook') ? 'Cook' : 'Junior'))
  expect(sent.map(({ to }) => to)).toEqual([ada.email, moved])
  expect(toldOf.toSorted()).toEqual(['Cook', 'Junior'])
})

test('what has been mailed stays when it is taken back late', async () => {
  const ada = await student()
  await chooses(ada, { contacted: 'atOnce' })
  const link = story(server, jobId, ada.id)
  const contacted = await link.step('owner', 'contacted')
  server.clock.advance(2 * UNDO_MS)
  await server.context.tasks.runDue()
  await link.takeBack('owner', contacted)
  const stored = await server.context.db.select().from(notifications).where(eq(notifications.accountId, ada.id))
  expect(stored).toHaveLength(1)
})
