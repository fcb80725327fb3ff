import { newId } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempts } from '../../accounts/accounts.tables.ts'
import { type Person, signedUp, tokenOf } from '../../accounts/testing.ts'
import { client } from '../../platform/testing/client.ts'
import { HOURS, startServer, type TestServer } from '../../platform/testing/server.ts'
import { links } from '../postings.tables.ts'
import { act, decide, decideRefused, posted } from '../testing.ts'

let server: TestServer
let ada: Person
beforeAll(async () => {
  server = await startServer()
  ada = await signedUp(server, { birthYear: 1990 })
})
afterAll(() => server.close())

const recruiter = (): Promise<Person> => signedUp(server, { type: 'recruiter' })
const again = async (person: Person): Promise<Person> => {
  const token = await tokenOf(server, person)
  return { ...person, token, client: client(server.origin, token) }
}
/** Contacts somebody about so many jobs. */
async function contacts(owner: Person, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await decide(owner, await posted(server, owner), ada, 'contacted')
}
/** As the database has it: how often somebody was counted under any limit. */
const counted = () => server.context.db.$count(attempts)

test('who has not applied is contacted 60 times an hour and 300 times a day by one account, others by others', async () => {
  let owner = await recruiter()
  const other = await recruiter()
  for (let hour = 0; hour < 5; hour++) {
    await contacts(owner, 60)
    const refused = await decideRefused(owner, await posted(server, owner), ada, 'contacted')
    const retryAfter = (hour < 4 ? 1 : 20) * 3_600
    expect(refused).toMatchObject({ status: 429, code: 'TooManyAttempts', retryAfter })
    if (hour === 0) await contacts(other, 1)
    server.clock.advance(HOURS)
    owner = await again(owner)
  }
  expect(await decideRefused(owner, await posted(server, owner), ada, 'contacted')).toMatchObject({ status: 429 })
  server.clock.advance(19 * HOURS)
  await contacts(await again(owner), 1)
})

test('who applied is answered without limit, and what was contacted is taken back', async () => {
  const [owner, ben] = [await recruiter(), await signedUp(server, { birthYear: 1990 })]
  const job = await posted(server, owner)
  await act(ben, job, 'applied')
  const [last, before] = [await posted(server, owner), await counted()]
  await contacts(owner, 59)
  await decide(owner, last, ben, 'contacted')
  expect(await decideRefused(owner, await posted(server, owner), ada, 'contacted')).toMatchObject({ status: 429 })
  await decide(owner, last, ben, 'undo')
  await decide(owner, job, ben, 'contacted')
  for (const event of ['rejected', 'reopen', 'rejected', 'reopen'] as const) await decide(owner, job, ben, event)
  expect(await counted()).toBe(before + 60)
})

test('the same about the same job again is not counted, and what is refused is not either', async () => {
  const [owner, minor] = [await recruiter(), await signedUp(server, { birthYear: 2012 })]
  const [job, before] = [await posted(server, owner), await counted()]
  await decideRefused(owner, job, minor, 'contacted')
  await decideRefused(owner, job, { id: newId() }, 'contacted')
  for (let i = 0; i < 3; i++) {
    await decide(owner, job, ada, 'contacted')
    await decideRefused(owner, job, ada, 'contacted')
    await decide(owner, job, ada, 'undo')
  }
  await decide(owner, job, ada, 'contacted')
  await decide(owner, job, ada, 'rejected')
  expect(await counted()).toBe(before + 1)
  await contacts(owner, 59)
  await decide(owner, job, ada, 'reopen')
  expect(await counted()).toBe(before + 60)
  expect(await decideRefused(owner, await posted(server, owner), ada, 'contacted')).toMatchObject({ status: 429 })
})

test('whoever goes to and fro on a link of hundreds of steps does so 100 times a day; others go on, and to withdraw is always possible', async () => {
  let [owner, ben] = [await recruiter(), await signedUp(server, { birthYear: 1990 })]
  const job = await posted(server, owner)
  await act(ben, job, 'applied')
  const toAndFro = async (times: number) => {
    for (let time = 0; time < times; time++) await decide(owner, job, ben, time % 2 === 0 ? 'hide' : 'unhide')
  }
  await toAndFro(102)
  await server.context.db.update(links).set({ changes: 500 }).where(eq(links.postingId, job))
  const refused = await decideRefused(owner, job, ben, 'hide')
  expect(refused).toMatchObject({ code: 'InvalidTransition', error: 'You changed this 100 times within a day. Please go on tomorrow.' })
  await act(ben, job, 'withdrawn')
  server.clock.advance(24 * HOURS)
  ;[owner, ben] = [await again(owner), await again(ben)]
  await act(ben, job, 'applied')
  await toAndFro(2)
})
