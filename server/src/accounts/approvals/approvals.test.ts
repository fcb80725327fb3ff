import * as accountCalls from '@trellis/contract/accounts/accounts.ts'
import {
  approveAdvisor,
  askForApproval,
  ASKED_AGAIN_AFTER,
  getApproval,
  listAdvisors,
  refuseAdvisor,
} from '@trellis/contract/accounts/approvals.ts'
import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { recruitersList } from '@trellis/contract/admin/admin.ts'
import { listNotifications } from '@trellis/contract/notifications/notifications.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { client } from '../../platform/testing/client.ts'
import { HOURS, startServer, type TestServer } from '../../platform/testing/server.ts'
import { confirmed, keyOf, mailedHash, mailsTo, newcomer, type NewPerson, type Person, signedIn, signedUp } from '../testing.ts'
import { approveAdvisor as letIn } from './approvals.actions.ts'

let server: TestServer
let sue: Person
beforeAll(async () => {
  server = await startServer()
  sue = await superUser()
})
afterAll(() => server.close())

const superUser = (person: NewPerson = {}) => signedUp(server, { ...person, superUser: true })
const waiting = (person: NewPerson = {}) => signedUp(server, { ...person, type: 'advisor', waiting: true })
/** Signs in again: time may have passed. */
const again = (person: Person) => signedIn(server, person)
const approval = async (person: Person) => (await person.client.call(getApproval, { params: { userId: person.id } })).data
const listed = async (state: 'waiting' | 'approved' | 'refused', by = sue) =>
  (await by.client.call(listAdvisors, { query: { state, size: 100 } })).items
const idsOf = async (state: 'waiting' | 'approved' | 'refused', by = sue) => (await listed(state, by)).map(({ _id }) => _id)
const approve = (id: string, was: 'waiting' | 'refused', by = sue) => by.client.call(approveAdvisor, { params: { id }, body: { was } })
const refuse = (id: string, reason: string, was: 'waiting' | 'approved' = 'waiting', by = sue) =>
  by.client.call(refuseAdvisor, { params: { id }, body: { was, reason } })
const isIn = async (person: Person) => (await person.client.raw('GET', '/employee/recruitersList')).status === 200
const news = async (person: Person) => {
  const { items } = await person.client.call(listNotifications, { params: { userId: person.id }, query: { size: 100 } })
  return items.filter(({ kind }) => kind === 'advisorWaits').map(({ words, screen }) => ({ words, screen }))
}

describe('an advisor who has verified their e-mail', () => {
  test('waits, with their own profile alone, until a super-user approves; then is in without signing in again', async () => {
    const wanda = await waiting({ name: 'Wanda Quill' })
    const told = { toldAt: server.clock.now(), askedAt: server.clock.now(), mayAskAgainAt: server.clock.now() + ASKED_AGAIN_AFTER.waiting }
    expect(await approval(wanda)).toEqual({ state: 'waiting', decidedAt: null, reason: '', ...told })
    const own = await wanda.client.call(accountCalls.getRecruiter, { params: { id: wanda.id } })
    expect(own._source.generalInfo.name).toBe('Wanda Quill')
    expect(await wanda.client.refused(recruitersList)).toMatchObject({
      status: 403,
      code: 'NotApproved',
      error: 'An administrator has to approve your account first.',
    })
    server.clock.advance(1)
    const { data } = await approve(wanda.id, 'waiting')
    expect(data).toMatchObject({ state: 'approved', decidedBy: sue.name })
    expect(await isIn(wanda)).toBe(true)
    expect(await approval(wanda)).toMatchObject({ state: 'approved', mayAskAgainAt: null })
    const [mail] = await mailsTo(server, wanda.email)
    expect(mail).toMatchObject({ subject: 'You are an advisor at Trellis', text: expect.stringContaining('/groupadmin/login') })
  })

  test('is told so when they sign in, and nobody else waits', async () => {
    const wanda = await waiting()
    const told = async (person: Pick<Person, 'email' | 'password' | 'type'>) => {
      const { email, password, type: userType } = person
      const { _source } = await client(server.origin).call(accountCalls.signIn, { body: { email, password, userType } })
      return _source.generalInfo.isWaiting
    }
    expect(await told(wanda)).toBe(true)
    expect(await told(await signedUp(server))).toBe(false)
    expect(await told(await signedUp(server, { type: 'recruiter' }))).toBe(false)
    expect(await told(await signedUp(server, { type: 'advisor', waiting: true, superUser: true }))).toBe(false)
  })

  test('is not listed before that, nor once the account is deleted, nor as a super-user', async () => {
    const unconfirmed = await newcomer(server, { type: 'advisor' })
    const leaver = await waiting()
    const admin = await waiting({ superUser: true })
    const all = [unconfirmed.id, leaver.id, admin.id]
    expect((await idsOf('waiting')).filter((id) => all.includes(id))).toEqual([leaver.id])
    await leaver.client.call(deleteProfile, { params: { id: leaver.id }, body: { password: leaver.password } })
    expect(await idsOf('waiting')).not.toContain(leaver.id)
    for (const id of all) {
      expect(await sue.client.refused(approveAdvisor, { params: { id }, body: { was: 'waiting' } })).toMatchObject({ code: 'NotFound' })
    }
  })
})

describe('super-users', () => {
  test('see who waits, the longest first, with what they say of themselves and since when', async () => {
    const first = await waiting({ name: 'First Asker', email: 'first@larkmere.example' })
    server.clock.advance(HOURS)
    const second = await waiting()
    const ids = await idsOf('waiting', await again(sue))
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id))
    const row = (await listed('waiting', await again(sue))).find(({ _id }) => _id === first.id)
    expect(row).toEqual({
      _id: first.id,
      name: 'First Asker',
      email: 'first@larkmere.example',
      state: 'waiting',
      companyInstitution: '',
      title: '',
      website: '',
      askedAt: expect.any(Number),
      decidedAt: null,
      decidedBy: '',
      reason: '',
    })
  })

  test('are notified of each, all of them, until somebody has decided; and mailed where nobody else waits', async () => {
    const server2 = await startServer()
    const [one, other] = [
      await signedUp(server2, { superUser: true, email: 'one@admin.example' }),
      await signedUp(server2, { superUser: true, type: 'recruiter', email: 'other@admin.example' }),
    ]
    const asks = async (name: string) => signedUp(server2, { name, type: 'advisor', waiting: true })
    const [a, b] = [await asks('Ana Abel'), await asks('Bea Bond')]
    const said = [
      { words: 'Bea Bond asks to be an advisor', screen: '/adminPage' },
      { words: 'Ana Abel asks to be an advisor', screen: '/adminPage' },
    ]
    for (const person of [one, other]) {
      expect(await news(person)).toEqual(said)
      const mails = await mailsTo(server2, person.email)
      const letters = mails.filter(({ subject }) => subject.startsWith('An advisor waits'))
      expect(letters).toHaveLength(1)
      expect(letters[0]!.text).toContain(a.email)
      expect(letters[0]!.text).not.toContain('Ana Abel')
    }
    await one.client.call(approveAdvisor, { params: { id: b.id }, body: { was: 'waiting' } })
    expect(await news(other)).toEqual(said.slice(1))
    await server2.close()
  })

  test('decide once: who saw another state is told how it is now, and nothing changes', async () => {
    const wanda = await waiting()
    const tom = await superUser()
    await approve(wanda.id, 'waiting', await again(sue))
    const refused = await tom.client.refused(refuseAdvisor, { params: { id: wanda.id }, body: { was: 'waiting', reason: 'Unknown' } })
    expect(refused).toMatchObject({
      status: 409,
      code: 'Stale',
      details: { data: { _id: wanda.id, state: 'approved', decidedBy: sue.name } },
    })
    expect(await isIn(wanda)).toBe(true)
  })

  test('mail once, where two of them decide the same at the same moment', async () => {
    const [one, other] = [await again(sue), await superUser()]
    const wanda = await waiting()
    server.clock.advance(1)
    await Promise.all([approve(wanda.id, 'waiting', one), approve(wanda.id, 'waiting', other)])
    const mails = (await mailsTo(server, wanda.email)).filter(({ subject }) => subject === 'You are an advisor at Trellis')
    expect(mails).toHaveLength(1)
  })

  test.each(['', ' '.repeat(3), 'x'.repeat(501)])('say why they refuse, in fewer than 501 letters', async (reason) => {
    const admin = await again(sue)
    const wanda = await waiting()
    const answer = await admin.client.refused(refuseAdvisor, { params: { id: wanda.id }, body: { was: 'waiting', reason } })
    expect(answer).toMatchObject({ code: 'BadInput', fields: { reason: expect.any(String) } })
  })

  test('let in by making the account: it never waits', async () => {
    const admin = await again(sue)
    const email = 'made@school.example'
    const profile = { generalInfo: { email, name: 'Made Bysue' } }
    const { success: id } = await admin.client.call(accountCalls.createProfile, { body: { profile, profileType: 'advisor' } })
    const body = { data: { generalInfo: { name: 'Also Made', email: 'also@school.example', password: keyOf('Secret-123') } } }
    const also = await admin.client.call(accountCalls.createRecruiterProfile, { body: { ...body, type: 'advisor' } })
    await confirmed(server, { type: 'advisor', password: keyOf('Secret-123') } as Person, await mailedHash(server, 'also@school.example'))
    const approvedIds = await idsOf('approved', admin)
    expect(approvedIds).toContain(also.data.id)
    expect(await news(admin)).not.toContainEqual(expect.objectContaining({ words: 'Also Made asks to be an advisor' }))
    expect((await mailsTo(server, email)).map(({ subject }) => subject)).toEqual(['Your account at Trellis'])
    expect(id).not.toBe(also.data.id)
  })
})

describe('a refused advisor', () => {
  test('reads why, by mail and on their page; may ask again after a day, and be approved', async () => {
    const admin = await again(sue)
    const wanda = await waiting()
    server.clock.advance(1)
    await refuse(wanda.id, 'We know nobody of this name.\nWrite from your school’s address.', 'waiting', admin)
    const [mail] = await mailsTo(server, wanda.email)
    expect(mail!.text).toContain('We know nobody of this name.')
    expect(await isIn(wanda)).toBe(false)
    expect(await approval(wanda)).toMatchObject({ state: 'refused', reason: expect.stringContaining('your school’s address') })
    const tooEarly = await wanda.client.refused(askForApproval, { params: { userId: wanda.id } })
    expect(tooEarly).toMatchObject({ status: 409, code: 'InvalidTransition' })

    server.clock.advance(ASKED_AGAIN_AFTER.refused)
    const later = await again(wanda)
    const { data } = await later.client.call(askForApproval, { params: { userId: wanda.id } })
    expect(data).toMatchObject({ state: 'waiting', reason: '', decidedAt: null, askedAt: server.clock.now(), toldAt: server.clock.now() })
    expect(await idsOf('waiting', await again(sue))).toContain(wanda.id)
    await approve(wanda.id, 'waiting', await again(sue))
    expect(await isIn(later)).toBe(true)
  })

  test('may be approved without asking again; and who was approved may be refused, and is out at once', async () => {
    const admin = await again(sue)
    const wanda = await waiting()
    await refuse(wanda.id, 'Not yet', 'waiting', admin)
    await approve(wanda.id, 'refused', admin)
    expect(await isIn(wanda)).toBe(true)
    await refuse(wanda.id, 'Left the school', 'approved', admin)
    expect(await wanda.client.refused(recruitersList)).toMatchObject({ code: 'NotApproved' })
  })
})

test('who has waited for three days may remind them', async () => {
  const wanda = await waiting()
  const params = { userId: wanda.id }
  server.clock.advance(ASKED_AGAIN_AFTER.waiting - 1)
  expect(await (await again(wanda)).client.refused(askForApproval, { params })).toMatchObject({ code: 'InvalidTransition' })
  server.clock.advance(1)
  const { data } = await (await again(wanda)).client.call(askForApproval, { params })
  expect(data.toldAt).toBe(server.clock.now())
})

test('an advisor who is invited by another is approved by it, and that is no mail before the e-mail is verified', async () => {
  const invited = await newcomer(server, { type: 'advisor' })
  const gus = await signedUp(server, { type: 'advisor' })
  await server.context.db.transaction((tx) => letIn(server.context, tx, invited.id, gus.id))
  const hash = await mailedHash(server, invited.email)
  expect(await mailsTo(server, invited.email)).toHaveLength(1)
  await confirmed(server, invited, hash)
  expect(await isIn(await signedIn(server, invited))).toBe(true)
})

test('nobody but an advisor is let in as one', async () => {
  const rita = await signedUp(server, { type: 'recruiter' })
  const letting = server.context.db.transaction((tx) => letIn(server.context, tx, rita.id, null))
  await expect(letting).rejects.toMatchObject({ code: 'NotFound' })
})

test('where advisors are open, everybody is in whose e-mail is verified; and stays in when that is changed', async () => {
  const open = await startServer({ ADVISORS: 'open' })
  const admin = await signedUp(open, { superUser: true })
  const wanda = await signedUp(open, { type: 'advisor', waiting: true })
  expect(await isIn(wanda)).toBe(true)
  expect(await news(admin)).toEqual([])
  const approved = await startServer({}, open)
  expect((await client(approved.origin, wanda.token).raw('GET', '/employee/recruitersList')).status).toBe(200)
  await admin.client.call(refuseAdvisor, { params: { id: wanda.id }, body: { was: 'approved', reason: 'Misused it' } })
  expect(await isIn(wanda)).toBe(false)
  await approved.close()
  await open.close()
})

test('where there is no super-user, nobody was told, and the page can say so', async () => {
  const lonely = await startServer()
  const wanda = await signedUp(lonely, { type: 'advisor', waiting: true })
  expect(await approval(wanda)).toMatchObject({ state: 'waiting', toldAt: null })
  await lonely.close()
})
