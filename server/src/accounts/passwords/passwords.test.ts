import { serversetHash, signIn, signInWithToken, validateHash } from '@trellis/contract/accounts/accounts.ts'
import { partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { personKinds } from '@trellis/contract/wire/personKinds.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { client } from '../../platform/testing/client.ts'
import { HOURS, MINUTES, startServer, type TestServer } from '../../platform/testing/server.ts'
import { createAccount } from '../accounts.actions.ts'
import { attempts } from '../accounts.tables.ts'
import { inviteAccount } from '../signUp/signUp.actions.ts'
import { keyOf, mailedHash, mailsTo, newcomer, type Person, signedUp, tokenOf } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const stranger = () => client(server.origin)
const newKey = keyOf('New-Secret-123')
const invalid = { status: 404, code: 'InvalidLink' }

const changeOf = (userId: string, data: Record<string, unknown>) => ({ body: { userId, type: 'password', data } })

/** How many statements wait for a transaction to end. */
const waiting = () => server.context.db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`)

/** Asks for a reset link, writing the e-mail in another case, and answers the hash that was mailed. */
async function askReset({ email, type }: Pick<Person, 'email' | 'type'>): Promise<string> {
  await mailsTo(server, email)
  server.clock.advance(MINUTES)
  await stranger().call(serversetHash, { body: { email: email.toUpperCase(), type, url: 'https://evil.example/' } })
  return mailedHash(server, email)
}

/** Opens a reset link: a client with the token that sets the password. */
async function openReset(person: Pick<Person, 'email' | 'type'>) {
  const { data } = await stranger().call(validateHash, { body: { hash: await askReset(person), type: 'password' } })
  return client(server.origin, data.resetToken)
}

describe('a forgotten password', () => {
  const screens = { student: '/changePassword/', recruiter: '/employer/changePassword/', advisor: '/groupadmin/changePassword/' }

  test.each(personKinds)('is replaced by a mailed link, for %s', async (type) => {
    const person = await signedUp(server, { type })
    const hash = await askReset(person)
    const [mail] = await mailsTo(server, person.email)
    expect(mail!.text).toContain(`:\n${server.context.origin()}${screens[type]}${hash}\n`)
    expect(mail!.text).not.toContain('evil')
    const { data } = await stranger().call(validateHash, { body: { hash, type: 'password' } })
    const whose = { id: person.id, email: person.email, userType: type, isConfirmed: true, startsAnew: false }
    expect(data).toEqual({ ...whose, resetToken: expect.stringMatching(/^[\w-]{43}$/) })

    await client(server.origin, data.resetToken).call(partialUpdate, changeOf(person.id, { password: newKey }))
    expect(await person.client.refused(signInWithToken)).toMatchObject({ status: 401, code: 'SessionEnded' })
    const old = { email: person.email, password: person.password, userType: type }
    expect(await stranger().refused(signIn, { body: old })).toMatchObject({ code: 'WrongCredentials' })
    await tokenOf(server, { ...person, password: newKey })
    const notice = (await mailsTo(server, person.email)).find(({ subject }) => subject.includes('was changed'))
    expect(notice!.text).toContain('has just been changed')
  })

  test('is asked for with the same answer, whether or not there is an account', async () => {
    const { email } = await signedUp(server, { type: 'recruiter' })
    const known = await stranger().call(serversetHash, { body: { email, type: 'recruiter' } })
    expect(await stranger().call(serversetHash, { body: { email: 'nobody@school.example', type: 'recruiter' } })).toEqual(known)
    expect(await stranger().call(serversetHash, { body: { email, type: 'advisor' } })).toEqual(known)
    expect(await mailsTo(server, 'nobody@school.example')).toEqual([])
    expect(await mailsTo(server, email)).toHaveLength(2)
    expect(await stranger().refused(serversetHash, { body: { email: 'ada', type: 'recruiter' } })).toMatchObject({ status: 400 })
    expect(await stranger().refused(serversetHash, { body: { email, type: 'Normal' } })).toMatchObject({ status: 400 })
  })

  test('is mailed twice an hour and five times a day at most, with the same answer', async () => {
    const { email, type } = await signedUp(server, { type: 'recruiter' })
    const ask = async (): Promise<number> => {
      for (let i = 0; i < 4; i++) await stranger().call(serversetHash, { body: { email, type } })
      return (await mailsTo(server, email)).length - 1
    }
    expect(await ask()).toBe(2)
    server.clock.advance(HOURS)
    expect(await ask()).toBe(4)
    server.clock.advance(HOURS)
    expect(await ask()).toBe(5)
    server.clock.advance(22 * HOURS)
    expect(await ask()).toBe(7)
  })

  test('has a link that works once, of ten clicks at once too', async () => {
    const hash = await askReset(await signedUp(server, { type: 'advisor' }))
    const body = { hash, type: 'password' }
    const clicks = await Promise.all(Array.from({ length: 10 }, () => stranger().raw('POST', '/profile/validateHash/', { body })))
    expect(clicks.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(clicks.filter(({ status }) => status === 404)).toHaveLength(9)
    expect(await stranger().refused(validateHash, { body })).toMatchObject(invalid)
  })

  test('has a link that works for 30 minutes', async () => {
    const ada = await signedUp(server, { type: 'recruiter' })
    const hash = await askReset(ada)
    server.clock.advance(30 * MINUTES)
    expect(await stranger().refused(validateHash, { body: { hash, type: 'password' } })).toMatchObject(invalid)
    const again = await askReset(ada)
    server.clock.advance(30 * MINUTES - 1)
    await stranger().call(validateHash, { body: { hash: again, type: 'password' } })
  })

  test('has a link that a newer one makes void, and that verifies nothing', async () => {
    const ada = await signedUp(server, { type: 'recruiter' })
    const [first, second] = [await askReset(ada), await askReset(ada)]
    expect(await stranger().refused(validateHash, { body: { hash: first, type: 'password' } })).toMatchObject(invalid)
    expect(await stranger().refused(validateHash, { body: { hash: second, type: 'recruiter' } })).toMatchObject(invalid)
    await stranger().call(validateHash, { body: { hash: second, type: 'password' } })
  })

  test('has a token that sets the password of that account once, within 15 minutes, and does nothing else', async () => {
    const [ada, ben] = [await signedUp(server, { type: 'recruiter' }), await signedUp(server, { type: 'recruiter' })]
    const late = await openReset(ben)
    server.clock.advance(15 * MINUTES)
    expect(await late.refused(partialUpdate, changeOf(ben.id, { password: newKey }))).toMatchObject({ code: 'SessionEnded' })

    const reset = await openReset(ada)
    expect(await reset.refused(signInWithToken)).toMatchObject({ status: 401, code: 'NotSignedIn' })
    expect(await reset.refused(partialUpdate, changeOf(ben.id, { password: newKey }))).toMatchObject({ status: 404 })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => reset.raw('POST', '/profile/partialUpdate/', changeOf(ada.id, { password: newKey }))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401])
    expect(await reset.refused(partialUpdate, changeOf(ada.id, { password: newKey }))).toMatchObject({ code: 'SessionEnded' })
  })

  test('lets somebody in again who guessed too often', async () => {
    const ada = await signedUp(server, { type: 'recruiter' })
    const guess = { body: { email: ada.email, password: keyOf('a guess'), userType: ada.type } }
    for (let i = 0; i < 5; i++) await stranger().refused(signIn, guess)
    expect(await stranger().refused(signIn, guess)).toMatchObject({ code: 'TooManyAttempts' })
    await (await openReset(ada)).call(partialUpdate, changeOf(ada.id, { password: newKey }))
    await tokenOf(server, { ...ada, password: newKey })
  })

  test.skipIf(process.env['TEST_DATABASE_URL'] === undefined)('lets nobody in who was just signing in with it', async () => {
    const ada = await signedUp(server, { type: 'recruiter' })
    const reset = await openReset(ada)
    const credentials = { email: ada.email, userType: ada.type }
    await stranger().refused(signIn, { body: { ...credentials, password: keyOf('a guess') } })
    // What was guessed before is forgotten once the right password was checked: whoever signs in waits for it here.
    const begun = await server.context.db.transaction(async (tx) => {
      await tx.select().from(attempts).for('update')
      const begun = stranger().refused(signIn, { body: { ...credentials, password: ada.password } })
      await vi.waitFor(async () => expect(await waiting()).toBe(1), 10_000)
      await reset.call(partialUpdate, changeOf(ada.id, { password: newKey }))
      return { refused: begun }
    })
    expect(await begun.refused).toMatchObject({ status: 401, code: 'WrongCredentials' })
  })

  test('is set by a link that confirms the e-mail as well', async () => {
    const ada = await newcomer(server, { type: 'recruiter' })
    await (await openReset(ada)).call(partialUpdate, changeOf(ada.id, { password: newKey }))
    await tokenOf(server, { ...ada, password: newKey })
  })
})

describe('a password known', () => {
  test('is changed with the current one; this session goes on, the others end', async () => {
    const ada = await signedUp(server, { type: 'recruiter' })
    const elsewhere = client(server.origin, await tokenOf(server, ada))
    const change = changeOf(ada.id, { password: newKey, currentPassword: ada.password })
    await ada.client.call(partialUpdate, change)
    await ada.client.call(signInWithToken)
    expect(await elsewhere.refused(signInWithToken)).toMatchObject({ code: 'SessionEnded' })
    await tokenOf(server, { ...ada, password: newKey })
    expect(await ada.client.refused(partialUpdate, change)).toMatchObject({ status: 403, code: 'WrongPassword' })
  })

  test('is not changed without the current one, and is asked three times at once', async () => {
    const ada = await signedUp(server, { type: 'recruiter' })
    const refused = (data: Record<string, unknown>) => ada.client.refused(partialUpdate, changeOf(ada.id, data))
    expect(await refused({ password: newKey })).toMatchObject({ status: 403, code: 'WrongPassword' })
    for (let i = 0; i < 3; i++) {
      expect(await refused({ password: newKey, currentPassword: keyOf('a guess') })).toMatchObject({ code: 'WrongPassword' })
    }
    expect(await refused({ password: newKey, currentPassword: ada.password })).toMatchObject({ code: 'TooManyAttempts' })
    server.clock.advance(10 * MINUTES)
    await ada.client.call(signInWithToken)
  })

  test('is changed by nobody else, not even a super-user', async () => {
    const [ada, admin] = [await signedUp(server, { type: 'recruiter' }), await signedUp(server, { type: 'recruiter', superUser: true })]
    const change = changeOf(ada.id, { password: newKey, currentPassword: admin.password })
    expect((await admin.client.refused(partialUpdate, change)).status).toBeGreaterThanOrEqual(403)
    expect(await stranger().refused(partialUpdate, change)).toMatchObject({ code: 'NotSignedIn' })
    const signUpClient = client(server.origin, ada.signUpToken)
    expect(await signUpClient.refused(partialUpdate, change)).toMatchObject({ code: 'NotSignedIn' })
    await tokenOf(server, ada)
    await tokenOf(server, admin)
  })

  test.each([
    ['nothing', {}],
    ['the password itself', { password: 'New-Secret-123' }],
    ['something unknown', { password: newKey, isSuperUser: true }],
  ])('is not changed to %s', async (_, data) => {
    const ada = await signedUp(server, { type: 'recruiter' })
    expect(await ada.client.refused(partialUpdate, changeOf(ada.id, data))).toMatchObject({ status: 400, code: 'BadInput' })
  })
})

describe('an account made for somebody', () => {
  test('gets its first password by a link that waits for a day', async () => {
    const invitation = { type: 'advisor' as const, email: 'invited@school.example', name: 'Emma Novak', sendMail: true }
    const id = await inviteAccount(server.context, invitation, async () => {})
    const hash = await mailedHash(server, invitation.email)
    const [mail] = await mailsTo(server, invitation.email)
    expect(mail!.text).toContain(`/groupadmin/changePassword/${hash}`)
    server.clock.advance(23 * HOURS)
    const { data } = await stranger().call(validateHash, { body: { hash, type: 'password' } })
    await client(server.origin, data.resetToken).call(partialUpdate, changeOf(id, { password: newKey }))
    await tokenOf(server, { ...invitation, password: newKey })
  })

  test('cannot be signed in to before', async () => {
    const account = { type: 'advisor' as const, email: 'no.password@school.example', name: 'Hugo Berg' }
    await server.context.db.transaction((tx) => createAccount(server.context, tx, account))
    const body = { email: account.email, password: newKey, userType: 'advisor' }
    expect(await stranger().refused(signIn, { body })).toMatchObject({ code: 'WrongCredentials' })
  })
})
