import type { Id } from '@trellis/contract/wire/ids.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from './accounts/testing.ts'
import { client } from './platform/testing/client.ts'
import { startServer, type TestServer } from './platform/testing/server.ts'
import { tasks } from './platform/tasks/tasks.tables.ts'
import { posted } from './postings/testing.ts'

let server: TestServer
let ada: Person
let rita: Person
let job: Id
beforeAll(async () => {
  server = await startServer()
  ada = await signedUp(server, { birthYear: 1990 })
  rita = await signedUp(server, { type: 'recruiter' })
  job = await posted(server, rita)
})
afterAll(() => server.close())

const decide = (event: string) =>
  rita.client.raw('PUT', '/pythonApi/changeCandidateStatus', { body: { bucket: '', event, jobId: job, studentId: ada.id } })
const signIn = (userType: string) =>
  client(server.origin).raw('POST', '/signIn', { body: { email: ada.email, password: ada.password, userType } })
const stored = async (query: ReturnType<typeof sql>) => (await server.context.db.execute(query)).rows

test('what an owner does with a candidate is sent, answered and stored in the words of the wire', async () => {
  const answer = await decide('pS')
  expect(await answer.json()).toMatchObject({ result: { state: 'saved', can: ['contacted', 'rejected', 'hF', 'pF', 'cancel'] } })
  const refused = await decide('mS')
  expect(refused.status).toBe(409)
  expect((await refused.json()).details).toMatchObject({
    events: ['contacted', 'rejected', 'hF', 'pF', 'cancel'],
    record: { can: ['contacted', 'rejected', 'hF', 'pF', 'cancel'] },
    last: { event: 'pS' },
  })
  expect(await stored(sql`select event from link_changes where person_id = ${ada.id}`)).toEqual([{ event: 'pS' }])
})

test('so is the kind of a person', async () => {
  const answer = await signIn('profile')
  expect(await answer.json()).toMatchObject({ _id: ada.id, type: 'profile' })
  const gus = await signedUp(server, { type: 'advisor' })
  const kinds = await stored(sql`select type from accounts where id in (${ada.id}, ${gus.id}) order by created_at`)
  expect(kinds).toEqual([{ type: 'profile' }, { type: 'groups' }])
  await client(server.origin).raw('POST', '/profile/serversetHash', { body: { email: gus.email, type: 'groups' } })
  const task = (await server.context.db.select().from(tasks)).find(({ kind }) => kind === 'accounts.mailLink')
  expect(task!.payload).toMatchObject({ type: 'groups' })
  expect(await server.context.tasks.runDue()).toBeGreaterThan(0)
})

test.each([
  ['shortlist', () => decide('shortlist')],
  ['unhide', () => decide('unhide')],
  ['student', () => signIn('student')],
])("the product's own word %s is none of the wire's", async (_, send) => {
  expect((await send()).status).toBe(400)
})
