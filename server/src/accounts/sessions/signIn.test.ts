import { employeeSignIn, signIn } from '@trellis/contract/accounts/accounts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { client } from '../../platform/testing/client.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { hashPassword, PASSWORD_COST } from '../passwords/passwordHashes.ts'
import { keyOf, newcomer, signedUp } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const stranger = () => client(server.origin)
const wrong = keyOf('not the password')

describe('signing in', () => {
  test('answers who signed in, with a token', async () => {
    const { id, email, name, password } = await signedUp(server, { type: 'recruiter' })
    const reply = await stranger().call(signIn, { body: { email, password, userType: 'recruiter' } })
    expect(reply).toEqual({
      _id: id,
      _source: { generalInfo: { name, email, admin: false, isWaiting: false, isConfirmed: true }, jobs: [], groups: [] },
      type: 'recruiter',
      token: expect.stringMatching(/^[\w-]{43}$/),
      draftKey: expect.stringMatching(/^[\w-]{43}$/),
      firstVisit: false,
    })
  })

  test('tells super-users that they are', async () => {
    const { email, password } = await signedUp(server, { type: 'advisor', superUser: true })
    const reply = await stranger().call(employeeSignIn, { body: { email, password, userType: 'advisor' } })
    expect(reply._source.generalInfo.admin).toBe(true)
  })

  test('takes the e-mail in any case and with spaces around it', async () => {
    const { id, email, password } = await signedUp(server, { type: 'advisor', email: 'Mixed.Case@School.Example' })
    const body = { email: `  ${email.toUpperCase()} `, password, userType: 'advisor' as const }
    expect((await stranger().call(employeeSignIn, { body }))._id).toBe(id)
  })

  test('says the same for a wrong password, an unknown e-mail and another type of account', async () => {
    const { email, password } = await signedUp(server, { type: 'recruiter' })
    const refusals = await Promise.all(
      [
        { email, password: wrong, userType: 'recruiter' },
        { email: 'nobody@school.example', password, userType: 'recruiter' },
        { email, password, userType: 'advisor' },
      ].map((body) => stranger().refused(signIn, { body })),
    )
    const [first] = refusals
    expect(first).toMatchObject({ status: 401, code: 'WrongCredentials', error: 'The e-mail or the password is not right.' })
    expect(refusals).toEqual([first, first, first])
  })

  test('tells that the e-mail is unconfirmed to nobody but who knows the password', async () => {
    const { email, password } = await newcomer(server, { type: 'recruiter' })
    const body = { email, userType: 'recruiter' }
    expect(await stranger().refused(signIn, { body: { ...body, password } })).toMatchObject({
      status: 403,
      code: 'EmailNotConfirmed',
    })
    expect(await stranger().refused(signIn, { body: { ...body, password: wrong } })).toMatchObject({ code: 'WrongCredentials' })
  })

  test('keeps a recruiter and an advisor of the same e-mail apart', async () => {
    const email = 'both@school.example'
    const recruiter = await signedUp(server, { type: 'recruiter', email, password: keyOf('one') })
    const advisor = await signedUp(server, { type: 'advisor', email, password: keyOf('two') })
    expect(recruiter.id).not.toBe(advisor.id)
    const body = { email, password: keyOf('one'), userType: 'advisor' }
    expect(await stranger().refused(signIn, { body })).toMatchObject({ code: 'WrongCredentials' })
  })

  const credentials = { email: 'ada@school.example', password: wrong, userType: 'recruiter' }
  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'body'],
    ['a list', [], 'body'],
    ['no e-mail', { ...credentials, email: undefined }, 'email'],
    ['half an e-mail', { ...credentials, email: 'ada@' }, 'email'],
    ['an e-mail with a NUL character', { ...credentials, email: 'a\u0000da@school.example' }, 'email'],
    ['an e-mail that is too long', { ...credentials, email: `${'a'.repeat(300)}@school.example` }, 'email'],
    ['a password instead of its key', { ...credentials, password: 'Secret-123' }, 'password'],
    ['an unknown type', { ...credentials, userType: 'admin' }, 'userType'],
    ['an unknown field', { ...credentials, admin: true }, 'admin'],
  ])('refuses %s', async (_, body, field) => {
    const refused = await stranger().refused(signIn, { body })
    expect(refused).toMatchObject({ status: 400, code: 'BadInput', fields: { [field]: expect.any(String) } })
  })

  test('refuses students at the recruiters’ sign-in', async () => {
    const body = { ...credentials, userType: 'student' }
    expect(await stranger().refused(employeeSignIn, { body })).toMatchObject({ code: 'BadInput' })
  })

  test('checks a password even where there is no account, and is busy when too many are checked', async () => {
    let flooding = true
    const flood = Array.from({ length: 60 }, async () => {
      while (flooding) {
        await hashPassword(wrong, PASSWORD_COST).catch(() => {})
        await new Promise(setImmediate)
      }
    })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => stranger().refused(signIn, { body: { ...credentials, email: `nobody${i}@flood.example` } })),
    )
    flooding = false
    await Promise.all(flood)
    expect(answers).toContainEqual(expect.objectContaining({ status: 503, code: 'Busy', retryAfter: 2 }))
  })
})
