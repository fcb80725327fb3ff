import { newId } from '@trellis/contract/wire/ids.ts'
import { listNotifications } from '@trellis/contract/notifications/notifications.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actsFor, type Person, signedUp } from '../accounts/testing.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { notifications } from './notifications.tables.ts'
import { posted, story } from './testing.ts'

let server: TestServer
let ada: Person
let rita: Person
let jobId: string
beforeAll(async () => {
  server = await startServer()
  ada = await signedUp(server, { birthYear: 1999, name: 'Ada Park' })
  rita = await signedUp(server, { type: 'recruiter', name: 'Rita Cole' })
  jobId = await posted(server, rita.id, 'Baker', 'Blue Door')
})
afterAll(() => server.close())

const list = async ({ client, id }: Person) => (await client.call(listNotifications, { params: { userId: id } })).items

/** A row as the release before stores it. */
async function storedBefore({ id }: Person, kind: string, words: string): Promise<void> {
  server.clock.advance(1)
  const at = new Date(server.clock.now())
  await server.context.db.execute(sql`
    insert into notifications (id, account_id, kind, words, posting_id, person_id, change_id, created_at)
    values (${newId(at.getTime())}, ${id}, ${kind}, ${words}, ${jobId}, ${ada.id}, ${newId()}, ${at.toISOString()})`)
}

test('what the release before stores is told by the sentence that it stored', async () => {
  const subject = { type: 'posting', id: jobId }
  const toAda = {
    contacted: 'A contacted you about contacted you about B',
    accepted: 'Blue Door accepted you for Baker for accepted you for x',
    rejected: 'Blue Door decided not to go on with you for Baker',
    reopened: 'Blue Door is considering you again for Baker',
  }
  const toRita = {
    applied: 'Ada Park applied for Baker',
    withdrawn: 'Ada Park withdrew from Baker',
    agreedToContact: 'Ada Park agrees to be contacted about Baker',
    declined: 'Ada Park is not interested in Baker',
  }
  for (const [person, sentences] of [
    [ada, toAda],
    [rita, toRita],
  ] as const) {
    for (const [kind, words] of Object.entries(sentences)) await storedBefore(person, kind, words)
    await server.context.db.update(notifications).set({ readAt: new Date() }).where(eq(notifications.accountId, person.id))
    const items = await list(person)
    expect(Object.fromEntries(items.map(({ kind, words }) => [kind, words]))).toEqual({ ...sentences })
    for (const item of items) expect(item).toMatchObject({ subject, actorId: person === rita ? ada.id : null, text: '' })
  }
})

test('the release before reads of links what is stored now', async () => {
  const [ben, owner] = [await signedUp(server, { birthYear: 1999, name: 'Ben Osei' }), await signedUp(server, { type: 'recruiter' })]
  const own = await posted(server, owner.id, 'Head baker', 'Red Door')
  await story(server, own, ben.id).step('owner', 'contacted', 'Hello')
  await story(server, own, ben.id).step('person', 'applied')
  await actsFor(rita, owner)
  const { rows } = await server.context.db.execute(
    sql`select account_id, words, posting_id, person_id from notifications where account_id in (${ben.id}, ${owner.id}) and posting_id is not null order by kind`,
  )
  expect(rows).toEqual([
    { account_id: owner.id, words: 'Ben Osei applied for Head baker', posting_id: own, person_id: ben.id },
    { account_id: ben.id, words: 'Red Door contacted you about Head baker', posting_id: own, person_id: ben.id },
  ])
})

test('sentences about delegates that were stored whole keep their names', async () => {
  const ends = { delegateAsked: 'asks you to act on their jobs', delegateAccepted: 'now acts on your jobs' }
  for (const [kind, end] of Object.entries(ends)) {
    const { rows } = await server.context.db.execute(sql`select notification_data(${kind}, ${`Rita Cole ${end}`}, '') as data`)
    expect(rows).toEqual([{ data: { other: 'Rita Cole' } }])
  }
  const removed = sql`select notification_data('delegateRemoved', 'You no longer act on the jobs of Rita Cole', '') as data`
  expect((await server.context.db.execute(removed)).rows).toEqual([{ data: { other: 'Rita Cole' } }])
})
