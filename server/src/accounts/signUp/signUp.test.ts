import { createRecruiterProfile, getRecruiter, signIn, signUp, validateEmail, validateHash } from '@trellis/contract/accounts/accounts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { client } from '../../platform/testing/client.ts'
import { MINUTES, startServer, type TestServer } from '../../platform/testing/server.ts'
import { accounts } from '../accounts.tables.ts'
import { keyOf, mailedHash, mailsTo, newcomer, signedUp } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const stranger = () => client(server.origin)
const password = keyOf('Secret-123')
const recruiter = (email: string, more: object = {}) => ({
  data: { generalInfo: { name: 'Ada Park', email, password, ...more } },
  type: 'recruiter' as const,
})

describe('signing up as a recruiter', () => {
  test('answers the id and a token for uploads, and mails the link', async () => {
    const email = 'new.recruiter@school.example'
    const { data } = await stranger().call(createRecruiterProfile, { body: recruiter(email, { title: 'Head of Talent' }) })
    expect(data).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), token: expect.stringMatching(/^[\w-]{43}$/) })
    expect(await mailsTo(server, email)).toHaveLength(1)
  })

  test('says that an e-mail exists, in any case; a second click makes nothing', async () => {
    const { email } = await newcomer(server, { type: 'recruiter' })
    const before = await server.context.db.$count(accounts)
    const refused = await stranger().refused(createRecruiterProfile, { body: recruiter(email.toUpperCase()) })
    expect(refused).toMatchObject({ status: 409, code: 'EmailTaken', error: 'This e-mail already exists.' })
    expect(await server.context.db.$count(accounts)).toBe(before)
  })

  test('of ten at once with one e-mail makes one account', async () => {
    const tries = Array.from({ length: 10 }, () =>
      stranger().raw('POST', '/employee/createRecruiterProfile', { body: recruiter('race@school.example') }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, ...Array<number>(9).fill(409)])
  })

  test('always mails the link, whatever the caller wishes', async () => {
    const body = { ...recruiter('quiet@school.example'), sendEmailIfSuccess: false }
    await stranger().call(createRecruiterProfile, { body })
    expect(await mailsTo(server, 'quiet@school.example')).toHaveLength(1)
  })

  const valid = recruiter('never@school.example')
  const info = valid.data.generalInfo
  test.each<[string, unknown, string]>([
    ['nothing', {}, 'data'],
    ['no name', { ...valid, data: { generalInfo: { ...info, name: '  ' } } }, 'data.generalInfo.name'],
    ['no password', { ...valid, data: { generalInfo: { ...info, password: '' } } }, 'data.generalInfo.password'],
    ['a super-user flag', { ...valid, data: { generalInfo: { ...info, admin: true } } }, 'data.generalInfo.admin'],
    ['a confirmation', { ...valid, data: { generalInfo: { ...info, isConfirmed: true } } }, 'data.generalInfo.isConfirmed'],
    ['a student', { ...valid, type: 'student' }, 'type'],
    ['half a character', { ...valid, data: { generalInfo: { ...info, about: '\ud800' } } }, 'data.generalInfo.about'],
  ])('refuses %s', async (_, body, field) => {
    const refused = await stranger().refused(createRecruiterProfile, { body })
    expect(refused).toMatchObject({ status: 400, code: 'BadInput', fields: { [field]: expect.any(String) } })
  })

  test('the token of the sign-up is good for nothing but uploads', async () => {
    const { id, signUpToken } = await newcomer(server, { type: 'recruiter' })
    const refused = await client(server.origin, signUpToken).refused(getRecruiter, { params: { id } })
    expect(refused).toMatchObject({ status: 401, code: 'NotSignedIn' })
  })
})

describe('asking whether an e-mail is free', () => {
  test('tells by type', async () => {
    const { email } = await newcomer(server, { type: 'advisor' })
    const ask = (type: string) => ({ body: { email: email.toUpperCase(), type } })
    expect(await stranger().refused(validateEmail, ask('advisor'))).toMatchObject({ status: 409, code: 'EmailTaken' })
    expect(await stranger().call(validateEmail, { body: { email, type: 'recruiter' } })).toEqual({ data: { available: true } })
  })

  test('refuses what is no e-mail', async () => {
    for (const email of ['', 'ada', 'ada@school', 'a@b.c\u0000om', 7, null]) {
      const refused = await stranger().refused(validateEmail, { body: { email, type: 'student' } })
      expect(refused).toMatchObject({ status: 400, fields: { email: expect.any(String) } })
    }
  })

  test('is limited where one network is told of many that are taken', async () => {
    server.clock.advance(10 * MINUTES)
    const { email } = await newcomer(server, { type: 'advisor' })
    const taken = { body: { email, type: 'advisor' } }
    for (let i = 0; i < 60; i++) expect(await stranger().refused(validateEmail, taken)).toMatchObject({ code: 'EmailTaken' })
    expect(await stranger().refused(validateEmail, taken)).toMatchObject({ code: 'TooManyAttempts', retryAfter: 600 })
    const signUpNow = { body: recruiter('one.more@school.example') }
    expect(await stranger().refused(createRecruiterProfile, signUpNow)).toMatchObject({ code: 'TooManyAttempts' })
    server.clock.advance(10 * MINUTES)
    await stranger().call(createRecruiterProfile, signUpNow)
  })
})

describe('a class of 60 behind one address', () => {
  test('signs up, confirms and signs in at the same time without a refusal', async () => {
    const join = async (i: number): Promise<void> => {
      const email = `student${i}@class.example`
      await stranger().call(validateEmail, { body: { email, type: 'student' } })
      await stranger().call(signUp, { body: { data: { generalInfo: { name: `Student ${i}`, email, password } }, type: 'student' } })
      await stranger().call(validateHash, { body: { hash: await mailedHash(server, email), type: 'student', password } })
      await stranger().call(signIn, { body: { email, password, userType: 'student' } })
    }
    const atOnce = 20
    for (let done = 0; done < 60; done += atOnce) {
      server.clock.advance(MINUTES)
      await Promise.all(Array.from({ length: atOnce }, (_, i) => join(done + i)))
    }
  })

  test('signs in again, a third of it with a wrong password first', async () => {
    await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const credentials = { email: `student${i}@class.example`, userType: 'student' as const }
        const refused = await stranger().refused(signIn, { body: { ...credentials, password: keyOf('mistyped') } })
        expect(refused.code).toBe('WrongCredentials')
        await stranger().call(signIn, { body: { ...credentials, password } })
      }),
    )
  })
})

test('a super-user is made by hand only, for the accounts that are named', async () => {
  const person = await signedUp(server, { type: 'recruiter', superUser: true })
  const { id } = await newcomer(server, { type: 'advisor' })
  expect((await person.client.call(getRecruiter, { params: { id } }))._id).toBe(id)
})
