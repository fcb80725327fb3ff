import { emailLinkResend, sendVerificationEmail, signIn, validateHash } from '@trellis/contract/accounts/accounts.ts'
import { kindSpelling, personKinds } from '@trellis/contract/wire/personKinds.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tasks } from '../../platform/tasks/tasks.tables.ts'
import { client } from '../../platform/testing/client.ts'
import { HOURS, MINUTES, startServer, type TestServer } from '../../platform/testing/server.ts'
import { accountConfirmed } from '../accounts.events.ts'
import { mailedLinks } from '../accounts.tables.ts'
import { mailedHash, mailsTo, newcomer, signedUp, tokenOf } from '../testing.ts'

let server: TestServer
const confirmed: string[] = []
beforeAll(async () => {
  server = await startServer({ PRODUCT_NAME: 'Arbor <&> Co', ORIGIN: 'https://arbor.school.example' })
  server.context.events.on(accountConfirmed, async (_tx, { accountId }) => void confirmed.push(accountId))
})
afterAll(() => server.close())

const stranger = () => client(server.origin)
const invalid = { status: 404, code: 'InvalidLink', error: 'This link is invalid or has expired.' }

describe('a verification link', () => {
  test.each(personKinds)('comes by mail and confirms the e-mail, for %s', async (type) => {
    const person = await newcomer(server, { type, name: 'Eve, see http://evil.example' })
    const [mail] = await mailsTo(server, person.email)
    const hash = await mailedHash(server, person.email)
    const address = `https://arbor.school.example/emailSignUp/${kindSpelling.toWire(type)}/${hash}`
    expect(mail!.subject).toBe('Verify your e-mail for Arbor <&> Co')
    expect(mail!.text).toContain(`Verify my e-mail:\n${address}\n`)
    expect(mail!.html).toContain(`href="${address}"`)
    expect(mail!.html).toContain('Arbor &#60;&#38;&#62; Co')
    expect(`${mail!.text}${mail!.html}`).not.toMatch(/Trellis|evil\.example/)
    const whose = { id: person.id, email: person.email, userType: type }
    expect(await stranger().call(validateHash, { body: { hash, type } })).toEqual({
      data: { ...whose, isConfirmed: false, startsAnew: true },
    })
    expect(await stranger().call(validateHash, { body: { hash, type, password: person.password } })).toEqual({
      data: { ...whose, isConfirmed: true, startsAnew: false },
    })
    await tokenOf(server, person)
    expect(confirmed).toContain(person.id)
  })

  test('signs nobody in, works once, and tells once that the account is confirmed', async () => {
    const { id, email, password } = await newcomer(server, { type: 'recruiter' })
    const body = { hash: await mailedHash(server, email), type: 'recruiter' as const, password }
    const clicks = await Promise.all(Array.from({ length: 8 }, () => stranger().raw('POST', '/profile/validateHash/', { body })))
    expect(clicks.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status } of clicks) expect([200, 404, 429]).toContain(status)
    expect(await stranger().refused(validateHash, { body })).toMatchObject(invalid)
    expect(confirmed.filter((confirmedId) => confirmedId === id)).toHaveLength(1)
  })

  test('is not used up by an attempt as something else', async () => {
    const { email, password } = await newcomer(server, { type: 'recruiter' })
    const hash = await mailedHash(server, email)
    for (const type of ['student', 'advisor', 'password']) {
      expect(await stranger().refused(validateHash, { body: { hash, type } })).toMatchObject(invalid)
    }
    await stranger().call(validateHash, { body: { hash, type: 'recruiter', password } })
  })

  test('works for 24 hours and no longer', async () => {
    const [early, late] = [await newcomer(server, { type: 'advisor' }), await newcomer(server, { type: 'advisor' })]
    const hashes = { early: await mailedHash(server, early.email), late: await mailedHash(server, late.email) }
    server.clock.advance(24 * HOURS - MINUTES)
    await stranger().call(validateHash, { body: { hash: hashes.early, type: 'advisor', password: early.password } })
    server.clock.advance(MINUTES)
    expect(await stranger().refused(validateHash, { body: { hash: hashes.late, type: 'advisor' } })).toMatchObject(invalid)
  })

  test('is stored as a digest, and is not among the tasks', async () => {
    const { email } = await newcomer(server, { type: 'recruiter' })
    const waiting = JSON.stringify(await server.context.db.select().from(tasks))
    expect(waiting).toContain(email)
    expect(waiting).not.toMatch(/"[\w-]{43}"/)
    const hash = await mailedHash(server, email)
    expect(JSON.stringify(await server.context.db.select().from(mailedLinks))).not.toContain(hash)
  })

  test.each([
    ['nothing', {}],
    ['a hash cut short', { hash: 'abc', type: 'student' }],
    ['an unknown type', { hash: 'A'.repeat(43), type: 'admin' }],
    ['a list', { hash: ['A'.repeat(43)], type: 'student' }],
  ])('refuses %s', async (_, body) => {
    expect(await stranger().refused(validateHash, { body })).toMatchObject({ status: 400, code: 'BadInput' })
  })
})

describe('asking for the link again', () => {
  test('answers the same with and without an account, and mails where there is one to verify', async () => {
    const waiting = await newcomer(server, { type: 'recruiter' })
    const verified = await signedUp(server, { type: 'recruiter' })
    const emails = [waiting.email.toUpperCase(), verified.email, 'nobody@school.example']
    const counts = () => Promise.all(emails.map(async (email) => (await mailsTo(server, email.toLowerCase())).length))
    const before = await counts()
    const answers = []
    for (const email of emails) answers.push(await stranger().call(emailLinkResend, { body: { email, verType: 'recruiter' } }))
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
    const after = await counts()
    expect(after.map((count, i) => count - before[i]!)).toEqual([1, 0, 0])
  })

  test('takes a whole profile along, and mails to the e-mail beside it', async () => {
    const { email } = await newcomer(server, { type: 'student' })
    await mailsTo(server, email)
    server.clock.advance(MINUTES)
    const generalInfo = { name: 'Ada Park', email: 'another@school.example', password: 'x', admin: true }
    const body = { generalInfo, ikigaiInfo: { aspireTo: 'Sail' }, email, verType: 'student' as const }
    await stranger().call(emailLinkResend, { body })
    expect(await mailsTo(server, email)).toHaveLength(2)
    expect(await mailsTo(server, 'another@school.example')).toEqual([])
  })

  test('leaves the earlier link good', async () => {
    const person = await newcomer(server, { type: 'advisor' })
    const first = await mailedHash(server, person.email)
    server.clock.advance(MINUTES)
    const url = 'https://evil.example/groupadmin'
    await stranger().call(sendVerificationEmail, { body: { email: person.email, url } })
    const second = await mailedHash(server, person.email)
    const [mail] = await mailsTo(server, person.email)
    expect(second).not.toBe(first)
    expect(mail!.text).toContain(`https://arbor.school.example/emailSignUp/groups/${second}`)
    expect(mail!.text).not.toContain('evil')
    await stranger().call(validateHash, { body: { hash: first, type: 'advisor', password: person.password } })
    await stranger().call(validateHash, { body: { hash: second, type: 'advisor', password: person.password } })
  })

  test('tells recruiters from advisors by the screen they come from', async () => {
    const email = 'two.roles@school.example'
    await newcomer(server, { type: 'recruiter', email })
    await newcomer(server, { type: 'advisor', email })
    await mailsTo(server, email)
    server.clock.advance(MINUTES)
    await stranger().call(sendVerificationEmail, { body: { email, url: '/employer/resend_email_verification' } })
    expect((await mailsTo(server, email))[0]!.text).toContain('/emailSignUp/recruiter/')
    expect(await stranger().refused(sendVerificationEmail, { body: { email } })).toMatchObject({ code: 'BadInput' })
  })

  test('sends two mails an hour and five a day at most, and does not say so', async () => {
    const { email } = await newcomer(server, { type: 'recruiter' })
    await mailsTo(server, email)
    const ask = async (times: number): Promise<number> => {
      const before = (await mailsTo(server, email)).length
      for (let i = 0; i < times; i++) await stranger().call(emailLinkResend, { body: { email, verType: 'recruiter' } })
      return (await mailsTo(server, email)).length - before
    }
    expect(await ask(4)).toBe(2)
    server.clock.advance(HOURS)
    expect(await ask(4)).toBe(2)
    server.clock.advance(HOURS)
    expect(await ask(4)).toBe(1)
    server.clock.advance(22 * HOURS)
    expect(await ask(1)).toBe(1)
  })

  test('is limited by network', async () => {
    server.clock.advance(HOURS)
    const ask = (i: number) => ({ body: { email: `nobody${i}@school.example`, verType: 'profile' } })
    const answers = await Promise.all(Array.from({ length: 151 }, (_, i) => stranger().raw('POST', '/profile/emailLinkResend', ask(i))))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

test('an unverified account stays taken for a week, and can be verified later', async () => {
  const person = await newcomer(server, { type: 'recruiter' })
  server.clock.advance(6 * 24 * HOURS)
  await server.context.tasks.runDue()
  const credentials = { email: person.email, password: person.password, userType: 'recruiter' }
  expect(await stranger().refused(signIn, { body: credentials })).toMatchObject({ code: 'EmailNotConfirmed' })
  await stranger().call(emailLinkResend, { body: { email: person.email, verType: 'recruiter' } })
  const link = { hash: await mailedHash(server, person.email), type: 'recruiter' as const, password: person.password }
  await stranger().call(validateHash, { body: link })
  await tokenOf(server, person)
})
