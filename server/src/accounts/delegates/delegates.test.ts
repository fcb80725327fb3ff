import { getRecruiter, updateRecruiterProfile } from '@trellis/contract/accounts/accounts.ts'
import {
  addDelegate,
  answerDelegateRequest,
  delegatedAccounts,
  leavePrincipal,
  MOST_DELEGATES,
  removeDelegate,
  withdrawDelegateRequest,
} from '@trellis/contract/accounts/delegates.ts'
import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { listNotifications } from '@trellis/contract/notifications/notifications.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { client } from '../../platform/testing/client.ts'
import { HOURS, MINUTES, startServer, type TestServer } from '../../platform/testing/server.ts'
import { addConfirmedAccounts } from '../accounts.bulk.ts'
import { takeAccountBack } from '../leaving/leaving.actions.ts'
import { accounts, delegates } from '../accounts.tables.ts'
import { isDelegateOf, principalIdsOf } from './delegates.queries.ts'
import { actsFor, mailsTo, newcomer, type NewPerson, type Person, signedUp, tokenOf } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const recruiter = (person: NewPerson = {}): Promise<Person> => signedUp(server, { type: 'recruiter', ...person })
const naming = ({ id }: { id: string }, email: string) => ({ body: { userId: id, email } })
const removal = (principal: Person, delegate: { id: string }) => ({ params: { userId: principal.id, delegateId: delegate.id } })
const nothing = { delegates: [], asked: [], principals: [], asking: [] }
const own = (person: Person) => person.client.call(delegatedAccounts, { query: { userId: person.id } })
const answer = async ({ id, client }: Person, principal: Person, accept: boolean) =>
  (await client.call(answerDelegateRequest, { params: { userId: id, principalId: principal.id }, body: { accept } })).data
const masked = ({ email }: Person) => `${email.slice(0, 2)}***`

test('a delegate acts once they accept, and both know each other', async () => {
  const [rita, dana] = [await recruiter(), await recruiter()]
  await dana.client.call(updateRecruiterProfile, {
    params: { id: dana.id },
    body: { generalInfo: { name: dana.name, companyInstitution: 'Blue Door' } },
  })
  const since = server.clock.now()
  const { data } = await rita.client.call(addDelegate, naming(rita, dana.email.toUpperCase()))
  expect(data).toMatchObject({ ...nothing, asked: [{ email: dana.email.toUpperCase(), since }] })
  const asker = { _id: rita.id, name: rita.name, email: masked(rita), companyInstitution: '', since }
  expect((await own(dana)).data).toEqual({ ...nothing, asking: [asker] })
  const { db } = server.context
  expect(await isDelegateOf(db, dana.id, rita.id)).toBe(false)

  expect(await answer(dana, rita, true)).toEqual({ ...nothing, principals: [asker] })
  expect(await answer(dana, rita, true)).toEqual({ ...nothing, principals: [asker] })
  const colleague = { _id: dana.id, name: dana.name, email: masked(dana), companyInstitution: 'Blue Door', since }
  expect((await own(rita)).data).toEqual({ ...nothing, delegates: [colleague] })
  expect(await isDelegateOf(db, dana.id, rita.id)).toBe(true)
  expect(await isDelegateOf(db, rita.id, dana.id)).toBe(false)
  expect(await principalIdsOf(db, dana.id)).toEqual([{ id: rita.id }])
})

test('nobody is asked by an account that is deleted, unless it is taken back', async () => {
  const [rita, dana] = [await recruiter(), await recruiter()]
  await rita.client.call(addDelegate, naming(rita, dana.email))
  await rita.client.call(deleteProfile, { params: { id: rita.id }, body: { password: rita.password } })
  expect((await own(dana)).data).toEqual(nothing)
  const params = { userId: dana.id, principalId: rita.id }
  for (const accept of [true, false]) {
    expect(await dana.client.refused(answerDelegateRequest, { params, body: { accept } })).toMatchObject({ code: 'NotFound' })
  }
  await server.context.db.transaction((tx) => takeAccountBack(server.context, tx, rita))
  expect(await answer(dana, rita, true)).toMatchObject({ principals: [{ _id: rita.id }] })
})

test('nobody acts for themselves, be it under an e-mail that they asked before it was theirs', async () => {
  const [rita, email] = [await recruiter(), 'rita.next@company.example']
  await rita.client.call(addDelegate, naming(rita, email))
  await server.context.db.update(accounts).set({ email, emailKey: email }).where(eq(accounts.id, rita.id))
  expect((await own(rita)).data.asking).toEqual([])
  const params = { userId: rita.id, principalId: rita.id }
  expect(await rita.client.refused(answerDelegateRequest, { params, body: { accept: true } })).toMatchObject({ code: 'NotFound' })
})

test('whoever was not asked, or no longer is, cannot accept', async () => {
  const [rita, dana, omar] = [await recruiter(), await recruiter(), await recruiter()]
  const refused = async (who: Person) =>
    who.client.refused(answerDelegateRequest, { params: { userId: who.id, principalId: rita.id }, body: { accept: true } })
  const { data } = await rita.client.call(addDelegate, naming(rita, dana.email))
  expect(await refused(omar)).toMatchObject({ status: 404 })
  const withdrawal = { params: { userId: rita.id, askedId: data.asked[0]!.id } }
  expect((await rita.client.call(withdrawDelegateRequest, withdrawal)).data).toEqual(nothing)
  expect(await refused(dana)).toMatchObject({ status: 404 })
  await rita.client.call(addDelegate, naming(rita, dana.email))
  server.clock.advance(30 * 24 * HOURS)
  const later = { ...dana, client: client(server.origin, await tokenOf(server, dana)) }
  expect((await own(later)).data).toEqual(nothing)
  expect(await refused(later)).toMatchObject({ status: 404 })
})

test('who declines is asked no more, and a delegate leaves by themselves', async () => {
  const [rita, dana] = [await recruiter(), await recruiter()]
  await rita.client.call(addDelegate, naming(rita, dana.email))
  expect(await answer(dana, rita, false)).toEqual(nothing)
  expect((await own(rita)).data).toEqual(nothing)
  await actsFor(dana, rita)
  const leaving = { params: { userId: dana.id, principalId: rita.id } }
  for (let times = 0; times < 2; times++) expect((await dana.client.call(leavePrincipal, leaving)).data).toEqual(nothing)
  expect(await isDelegateOf(server.context.db, dana.id, rita.id)).toBe(false)
})

test('both are told in the product of what the other does', async () => {
  const [rita, dana] = [await recruiter({ name: 'Rita Cole' }), await recruiter({ name: 'Dana Wolf' })]
  const news = async ({ id, client }: Person) => {
    await mailsTo(server, dana.email)
    const { items, unread } = await client.call(listNotifications, { params: { userId: id } })
    expect(unread).toBe(items.length)
    return items.map(({ words }) => words)
  }
  await rita.client.call(addDelegate, naming(rita, dana.email))
  expect(await news(dana)).toEqual(['Rita Cole asks you to act on their jobs'])
  await answer(dana, rita, true)
  expect(await news(rita)).toEqual(['Dana Wolf now acts on your jobs'])
  server.clock.advance(1)
  await dana.client.call(leavePrincipal, { params: { userId: dana.id, principalId: rita.id } })
  expect(await news(rita)).toEqual(['Dana Wolf no longer acts on your jobs', 'Dana Wolf now acts on your jobs'])
  await actsFor(dana, rita)
  server.clock.advance(1)
  await rita.client.call(removeDelegate, removal(rita, dana))
  expect((await news(dana))[0]).toBe('You no longer act on the jobs of Rita Cole')
})

test('neither reads the e-mail of the other anywhere', async () => {
  const [rita, dana] = [await recruiter(), await recruiter()]
  await actsFor(dana, rita)
  for (const reply of [await own(rita)]) expect(JSON.stringify(reply)).not.toContain(dana.email)
  const profile = await dana.client.call(getRecruiter, { params: { id: rita.id } })
  expect(profile._source.generalInfo.email).toBe(masked(rita))
  for (const reply of [profile, await own(dana)]) expect(JSON.stringify(reply)).not.toContain(rita.email)
})

test('who is asked is told by mail at once; asking twice is once', async () => {
  const [rita, dana] = [await recruiter(), await recruiter()]
  const first = await rita.client.call(addDelegate, naming(rita, dana.email))
  server.clock.advance(MINUTES)
  expect(await rita.client.call(addDelegate, naming(rita, dana.email))).toEqual(first)
  const told = (await mailsTo(server, dana.email)).filter(({ subject }) => subject.startsWith('A colleague asks'))
  expect(told).toHaveLength(1)
  expect(told[0]!.text).toContain(rita.email)
  expect(told[0]!.text).toContain(`/employer/${dana.id}/profile`)
})

test('it ends when the principal ends it, and then no mail goes out any more', async () => {
  const [rita, dana] = [await recruiter(), await recruiter()]
  await actsFor(dana, rita)
  const gone = { data: nothing }
  expect(await rita.client.call(removeDelegate, removal(rita, dana))).toEqual(gone)
  expect(await rita.client.call(removeDelegate, removal(rita, dana))).toEqual(gone)
  expect(await rita.client.call(removeDelegate, removal(rita, { id: newId() }))).toEqual(gone)
  expect(await own(dana)).toEqual(gone)
  expect((await mailsTo(server, dana.email)).filter(({ subject }) => subject.startsWith('A colleague asks'))).toEqual([])
})

test('named again and again, the delegate gets two mails a day', async () => {
  const [rita, dana, other] = [await recruiter(), await recruiter(), await recruiter()]
  const told = async () => (await mailsTo(server, dana.email)).filter(({ subject }) => subject.startsWith('A colleague asks'))
  const nameAgain = async (person: Person): Promise<void> => {
    const { data } = await person.client.call(addDelegate, naming(person, dana.email))
    await told()
    await person.client.call(withdrawDelegateRequest, { params: { userId: person.id, askedId: data.asked[0]!.id } })
  }
  for (let i = 0; i < 4; i++) await nameAgain(rita)
  expect(await told()).toHaveLength(2)
  await nameAgain(other)
  expect(await told()).toHaveLength(3)
})

test('a delegate does not end it in the name of the principal, and others neither see nor change it', async () => {
  const [rita, dana, student] = [await recruiter(), await recruiter(), await signedUp(server)]
  const admin = await recruiter({ superUser: true })
  await actsFor(dana, rita)
  for (const other of [dana, admin]) {
    expect(await other.client.refused(removeDelegate, removal(rita, dana))).toMatchObject({ status: 404, code: 'NotFound' })
    const refused = await other.client.refused(delegatedAccounts, { query: { userId: rita.id } })
    expect(refused).toMatchObject({ status: 404, code: 'NotFound' })
    expect(await other.client.refused(addDelegate, naming(rita, other.email))).toMatchObject({ status: 404 })
  }
  const stranger = client(server.origin)
  expect(await stranger.refused(addDelegate, naming(rita, dana.email))).toMatchObject({ status: 401, code: 'NotSignedIn' })
  for (const other of [student, await signedUp(server, { type: 'advisor' })]) {
    expect(await other.client.refused(addDelegate, naming(other, dana.email))).toMatchObject({ status: 403, code: 'Forbidden' })
    const refused = await other.client.refused(delegatedAccounts, { query: { userId: other.id } })
    expect(refused).toMatchObject({ status: 403, code: 'Forbidden' })
  }
  expect((await own(rita)).data.delegates).toHaveLength(1)
})

test('an e-mail that no recruiter has is answered like one that a recruiter has, and nobody is told', async () => {
  const [rita, dana, advisor] = [await recruiter(), await recruiter(), await signedUp(server, { type: 'advisor' })]
  const unconfirmed = await newcomer(server, { type: 'recruiter' })
  const emails = [dana.email, 'nobody@company.example', advisor.email, unconfirmed.email]
  for (const [at, email] of emails.entries()) {
    server.clock.advance(1)
    const { data } = await rita.client.call(addDelegate, naming(rita, email))
    expect(data).toMatchObject({ ...nothing, asked: emails.slice(0, at + 1).map((email) => ({ email })) })
  }
  const told = async (email: string) => (await mailsTo(server, email)).filter(({ subject }) => subject.startsWith('A colleague'))
  for (const email of emails) expect(await told(email)).toHaveLength(email === dana.email ? 1 : 0)
  const oneself = await rita.client.refused(addDelegate, naming(rita, rita.email.toUpperCase()))
  expect(oneself).toMatchObject({ status: 400, fields: { email: 'This is your own e-mail' } })
})

test.each<[string, object, string]>([
  ['no e-mail', { email: undefined }, 'email'],
  ['what is no e-mail', { email: 'dana' }, 'email'],
  ['a NUL character', { email: 'da\u0000na@company.example' }, 'email'],
  ['an unknown field', { email: 'dana@company.example', delegateId: newId() }, 'delegateId'],
])('refuses %s', async (_, body, field) => {
  const rita = await recruiter()
  const refused = await rita.client.refused(addDelegate, { body: { userId: rita.id, ...body } })
  expect(refused).toMatchObject({ status: 400, code: 'BadInput', fields: { [field]: expect.any(String) } })
})

test('how many are asked is limited, whether or not somebody has the e-mail', async () => {
  const rita = await recruiter()
  const ask = naming(rita, 'nobody@company.example')
  for (let i = 0; i < 30; i++) await rita.client.call(addDelegate, ask)
  expect(await rita.client.refused(addDelegate, ask)).toMatchObject({ status: 429, code: 'TooManyAttempts', retryAfter: 3600 })
})

test('nobody has more than twenty, however many are named at once', async () => {
  const rita = await recruiter()
  const { context, clock } = server
  const colleagues = Array.from({ length: MOST_DELEGATES + 2 }, (_, i) => ({
    id: newId(clock.now()),
    type: 'recruiter' as const,
    email: `colleague${i}@company.example`,
    name: `Colleague ${i}`,
    passwordHash: undefined,
    isSuperUser: false,
    createdAt: clock.now(),
    recruiter: undefined,
  }))
  await addConfirmedAccounts(context.db, colleagues)
  const earlier = colleagues.slice(0, MOST_DELEGATES - 1)
  await context.db
    .insert(delegates)
    .values(earlier.map(({ id }) => ({ principalId: rita.id, delegateId: id, createdAt: new Date(clock.now()) })))
  const answers = await Promise.all(
    colleagues.slice(MOST_DELEGATES - 1).map(({ email }) => rita.client.raw('POST', '/employee/delegated-accounts', naming(rita, email))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  const { data } = await own(rita)
  expect(data.delegates.length + data.asked.length).toBe(MOST_DELEGATES)
  const again = await rita.client.call(addDelegate, naming(rita, data.asked[0]!.email))
  expect(again.data).toEqual(data)
})
