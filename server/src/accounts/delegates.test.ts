import { getRecruiter, updateRecruiterProfile } from '@trellis/contract/accounts.ts'
import { addDelegate, delegatedAccounts, MOST_DELEGATES, removeDelegate } from '@trellis/contract/delegates.ts'
import { newId } from '@trellis/contract/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { client } from '../platform/testing/client.ts'
import { MINUTES, startServer, type TestServer } from '../platform/testing/server.ts'
import { addConfirmedAccounts } from './accounts.bulk.ts'
import { delegates } from './accounts.tables.ts'
import { isDelegateOf, principalIdsOf } from './delegates.queries.ts'
import { mailsTo, newcomer, type NewPerson, type Person, signedUp } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const recruiter = (person: NewPerson = {}): Promise<Person> => signedUp(server, { type: 'recruiter', ...person })
const naming = ({ id }: { id: string }, email: string) => ({ body: { userId: id, email } })
const removal = (principal: Person, delegate: { id: string }) => ({ params: { userId: principal.id, delegateId: delegate.id } })
const own = (person: Person) => person.client.call(delegatedAccounts, { query: { userId: person.id } })
const masked = ({ email }: Person) => `${email.slice(0, 2)}***`

test('a delegate and whom they act for know each other', async () => {
  const [rita, dana] = [await recruiter(), await recruiter()]
  await dana.client.call(updateRecruiterProfile, {
    params: { id: dana.id },
    body: { generalInfo: { name: dana.name, companyInstitution: 'Blue Door' } },
  })
  const since = server.clock.now()
  const colleague = { _id: dana.id, name: dana.name, email: masked(dana), companyInstitution: 'Blue Door', since }
  const { data } = await rita.client.call(addDelegate, naming(rita, dana.email.toUpperCase()))
  expect(data).toEqual({ delegates: [colleague], principals: [] })
  expect(await own(rita)).toEqual({ data })
  const principal = { _id: rita.id, name: rita.name, email: masked(rita), companyInstitution: '', since }
  expect((await own(dana)).data).toEqual({ delegates: [], principals: [principal] })

  const { db } = server.context
  expect(await isDelegateOf(db, dana.id, rita.id)).toBe(true)
  expect(await isDelegateOf(db, rita.id, dana.id)).toBe(false)
  expect(await principalIdsOf(db, dana.id)).toEqual([{ id: rita.id }])
})

test('neither reads the e-mail of the other anywhere', async () => {
  const [rita, dana] = [await recruiter(), await recruiter()]
  const added = await rita.client.call(addDelegate, naming(rita, dana.email))
  for (const reply of [added, await own(rita)]) expect(JSON.stringify(reply)).not.toContain(dana.email)
  const profile = await dana.client.call(getRecruiter, { params: { id: rita.id } })
  expect(profile._source.generalInfo.email).toBe(masked(rita))
  for (const reply of [profile, await own(dana)]) expect(JSON.stringify(reply)).not.toContain(rita.email)
})

test('the delegate is told by mail at once; naming them twice is once', async () => {
  const [rita, dana] = [await recruiter(), await recruiter()]
  const first = await rita.client.call(addDelegate, naming(rita, dana.email))
  server.clock.advance(MINUTES)
  expect(await rita.client.call(addDelegate, naming(rita, dana.email))).toEqual(first)
  const told = (await mailsTo(server, dana.email)).filter(({ subject }) => subject.startsWith('You may now act'))
  expect(told).toHaveLength(1)
  expect(told[0]!.text).toContain(rita.email)
  expect(told[0]!.text).toContain(`/employer/${dana.id}/jobs/myJobs`)
})

test('it ends when the principal ends it, and then no mail goes out any more', async () => {
  const [rita, dana] = [await recruiter(), await recruiter()]
  await rita.client.call(addDelegate, naming(rita, dana.email))
  const gone = { data: { delegates: [], principals: [] } }
  expect(await rita.client.call(removeDelegate, removal(rita, dana))).toEqual(gone)
  expect(await rita.client.call(removeDelegate, removal(rita, dana))).toEqual(gone)
  expect(await rita.client.call(removeDelegate, removal(rita, { id: newId() }))).toEqual(gone)
  expect(await own(dana)).toEqual(gone)
  expect((await mailsTo(server, dana.email)).filter(({ subject }) => subject.startsWith('You may now act'))).toEqual([])
})

test('named again and again, the delegate gets two mails a day', async () => {
  const [rita, dana, other] = [await recruiter(), await recruiter(), await recruiter()]
  const told = async () => (await mailsTo(server, dana.email)).filter(({ subject }) => subject.startsWith('You may now act'))
  const nameAgain = async (person: Person): Promise<void> => {
    await person.client.call(addDelegate, naming(person, dana.email))
    await told()
    await person.client.call(removeDelegate, removal(person, dana))
  }
  for (let i = 0; i < 4; i++) await nameAgain(rita)
  expect(await told()).toHaveLength(2)
  await nameAgain(other)
  expect(await told()).toHaveLength(3)
})

test('a delegate does not end it in the name of the principal, and others neither see nor change it', async () => {
  const [rita, dana, student] = [await recruiter(), await recruiter(), await signedUp(server)]
  const admin = await recruiter({ superUser: true })
  await rita.client.call(addDelegate, naming(rita, dana.email))
  for (const other of [dana, admin]) {
    expect(await other.client.refused(removeDelegate, removal(rita, dana))).toMatchObject({ status: 404, code: 'NotFound' })
    const refused = await other.client.refused(delegatedAccounts, { query: { userId: rita.id } })
    expect(refused).toMatchObject({ status: 404, code: 'NotFound' })
    expect(await other.client.refused(addDelegate, naming(rita, other.email))).toMatchObject({ status: 404 })
  }
  const stranger = client(server.origin)
  expect(await stranger.refused(addDelegate, naming(rita, dana.email))).toMatchObject({ status: 401, code: 'NotSignedIn' })
  for (const other of [student, await signedUp(server, { type: 'groups' })]) {
    expect(await other.client.refused(addDelegate, naming(other, dana.email))).toMatchObject({ status: 403, code: 'Forbidden' })
    const refused = await other.client.refused(delegatedAccounts, { query: { userId: other.id } })
    expect(refused).toMatchObject({ status: 403, code: 'Forbidden' })
  }
  expect((await own(rita)).data.delegates).toHaveLength(1)
})

test('only confirmed recruiters other than oneself can be named', async () => {
  const [rita, advisor] = [await recruiter(), await signedUp(server, { type: 'groups' })]
  const unconfirmed = await newcomer(server, { type: 'recruiter' })
  for (const email of ['nobody@company.example', advisor.email, unconfirmed.email]) {
    const refused = await rita.client.refused(addDelegate, naming(rita, email))
    expect(refused).toMatchObject({ status: 400, code: 'BadInput', fields: { email: 'No recruiter has this e-mail' } })
  }
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

test('the names asked for are limited, whether or not they are found', async () => {
  const rita = await recruiter()
  const ask = naming(rita, 'nobody@company.example')
  for (let i = 0; i < 30; i++) expect(await rita.client.refused(addDelegate, ask)).toMatchObject({ code: 'BadInput' })
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
    colleagues.slice(MOST_DELEGATES - 1).map(({ email }) =>
      rita.client.raw('POST', '/employee/delegated-accounts', naming(rita, email)),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  expect((await own(rita)).data.delegates).toHaveLength(MOST_DELEGATES)
  const again = await rita.client.call(addDelegate, naming(rita, earlier[0]!.email))
  expect(again.data.delegates).toHaveLength(MOST_DELEGATES)
})
