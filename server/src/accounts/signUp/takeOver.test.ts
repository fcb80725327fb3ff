import { serversetHash, signIn, signUp, validateHash } from '@trellis/contract/accounts/accounts.ts'
import { updatePhoto } from '@trellis/contract/files/files.ts'
import { getProfile, partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storedFiles } from '../../files/files.tables.ts'
import { client } from '../../platform/testing/client.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { accounts } from '../accounts.tables.ts'
import { inviteAccount } from './signUp.actions.ts'
import { keyOf, mailedHash, mailsTo, type Newcomer, newcomer, tokenOf } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const stranger = () => client(server.origin)
const own = keyOf('Of-the-owner-1')

/** Somebody signs up with the e-mail of another, tells a bio and gives a photo. */
async function squatter(type: 'student' | 'recruiter' = 'student'): Promise<Newcomer> {
  const told = type === 'student' && { birthYear: 1990, bio: { ikigaiInfo: { aspireTo: 'To be seen by adults' } } }
  const person = await newcomer(server, { type, name: 'Not Me', ...told })
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const photo = { params: { id: person.id }, file: new File([new Uint8Array(png)], 'me.png') }
  await client(server.origin, person.signUpToken).upload(updatePhoto, photo)
  return person
}

const signInBody = ({ email, type }: Newcomer, password: string) => ({ body: { email, password, userType: type } })
const filesOf = ({ id }: Newcomer) => server.context.db.$count(storedFiles, eq(storedFiles.ownerId, id))
const accountsOf = ({ email }: Newcomer) =>
  server.context.db.select({ id: accounts.id, confirmedAt: accounts.confirmedAt }).from(accounts).where(eq(accounts.email, email))

/** Who an e-mail belongs to sets a password by the link of a verification. */
async function ownByVerification(person: Newcomer, name?: string): Promise<void> {
  const hash = await mailedHash(server, person.email)
  const body = { hash, type: person.type, newPassword: own, ...(name && { name }) }
  const { data } = await stranger().call(validateHash, { body })
  expect(data).toMatchObject({ email: person.email, isConfirmed: true })
}

/** The same by the link of a reset. */
async function ownByReset(person: Newcomer, name?: string): Promise<void> {
  const { data } = await openedReset(person)
  const change = { userId: data.id, type: 'password', data: { password: own, ...(name && { name }) } }
  await client(server.origin, data.resetToken).call(partialUpdate, { body: change })
}

async function openedReset({ email, type }: Newcomer) {
  await mailsTo(server, email)
  server.clock.advance(1_000)
  await stranger().call(serversetHash, { body: { email, type } })
  return stranger().call(validateHash, { body: { hash: await mailedHash(server, email), type: 'password' } })
}

describe('an account that a stranger made with the e-mail of somebody else', () => {
  test('does not work because its owner opens the link of the verification', async () => {
    const person = await squatter()
    const body = { hash: await mailedHash(server, person.email), type: person.type }
    for (let opened = 0; opened < 3; opened++) {
      expect((await stranger().call(validateHash, { body })).data).toMatchObject({ isConfirmed: false, startsAnew: true })
    }
    expect(await stranger().refused(signIn, signInBody(person, person.password))).toMatchObject({ code: 'EmailNotConfirmed' })
  })

  test('does not work because its owner opens the link of a reset', async () => {
    const person = await squatter()
    expect((await openedReset(person)).data).toMatchObject({ isConfirmed: false, startsAnew: true })
    expect(await stranger().refused(signIn, signInBody(person, person.password))).toMatchObject({ code: 'EmailNotConfirmed' })
    expect(await accountsOf(person)).toEqual([{ id: person.id, confirmedAt: null }])
  })

  test('is not confirmed by a wrong password, which leaves the link good and is not asked for ever', async () => {
    const person = await squatter()
    const body = { hash: await mailedHash(server, person.email), type: person.type, password: own }
    expect(await stranger().refused(validateHash, { body })).toMatchObject({ status: 403, code: 'WrongPassword' })
    for (let tries = 1; tries < 30; tries++) await stranger().refused(validateHash, { body })
    expect(await stranger().refused(validateHash, { body })).toMatchObject({ code: 'TooManyAttempts' })
    expect(await accountsOf(person)).toEqual([{ id: person.id, confirmedAt: null }])
    await ownByVerification(person)
  })

  test.each([
    ['the link of the verification', ownByVerification],
    ['the link of a reset', ownByReset],
  ])('starts anew with the password that its owner sets by %s', async (_, takeOver) => {
    const person = await squatter()
    expect(await filesOf(person)).toBe(1)
    await takeOver(person, 'Pia Lund')
    expect(await stranger().refused(signIn, signInBody(person, person.password))).toMatchObject({ code: 'WrongCredentials' })
    const upload = client(server.origin, person.signUpToken).raw('POST', `/profile/updatePhoto/${person.id}`)
    expect((await upload).status).toBe(401)
    expect(await filesOf(person)).toBe(0)
    const { _id: id, token } = await stranger().call(signIn, signInBody(person, own))
    expect(id).not.toBe(person.id)
    const { _source } = await client(server.origin, token).call(getProfile, { params: { id } })
    expect(_source.generalInfo).toMatchObject({ name: 'Pia Lund', birthYear: '', profilePicture: '' })
    expect(JSON.stringify(_source)).not.toMatch(/Not Me|1990|seen by adults/)
    expect(await server.context.db.$count(accounts, eq(accounts.email, person.email))).toBe(1)
  })

  test.each([
    ['the link of the verification', ownByVerification],
    ['the link of a reset', ownByReset],
  ])('has no name that somebody gave it, where its owner gives none by %s', async (_, takeOver) => {
    const person = await squatter('recruiter')
    await takeOver(person)
    const reply = await stranger().call(signIn, signInBody(person, own))
    expect(reply._source.generalInfo.name).toBe('New member')
  })

  test('starts anew once, of two links used at the same moment', async () => {
    const person = await squatter()
    const hash = await mailedHash(server, person.email)
    const body = { hash, type: 'profile', newPassword: own }
    const answers = await Promise.all(Array.from({ length: 6 }, () => stranger().raw('POST', '/profile/validateHash/', { body })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404])
    expect(await accountsOf(person)).toHaveLength(1)
  })
})

test('who signed up and knows the password keeps all that was told', async () => {
  const person = await squatter()
  const body = { hash: await mailedHash(server, person.email), type: person.type, password: person.password }
  await stranger().call(validateHash, { body })
  const token = await tokenOf(server, person)
  const { _source } = await client(server.origin, token).call(getProfile, { params: { id: person.id } })
  expect(_source.generalInfo).toMatchObject({ name: 'Not Me', birthYear: '1990' })
  expect(await filesOf(person)).toBe(1)
})

test('what a super-user told of somebody stays when the first password is set, by whichever link', async () => {
  const invitation = { type: 'recruiter' as const, email: 'ina@invited.example', name: 'Ina Wolf', sendMail: false }
  const id = await inviteAccount(server.context, invitation, async () => {})
  const person = { ...invitation, id, password: own, signUpToken: '' }
  const { data } = await openedReset(person)
  expect(data).toMatchObject({ id, startsAnew: false })
  const change = { userId: id, type: 'password', data: { password: own, name: 'Another Name' } }
  await client(server.origin, data.resetToken).call(partialUpdate, { body: change })
  const reply = await stranger().call(signIn, signInBody(person, own))
  expect(reply).toMatchObject({ _id: id, _source: { generalInfo: { name: 'Ina Wolf' } } })
})

test('a verification link sets no password of an account that is confirmed', async () => {
  const person = await newcomer(server)
  const hash = await mailedHash(server, person.email)
  await ownByReset(person)
  const body = { hash, type: person.type, newPassword: keyOf('another') }
  expect(await stranger().refused(validateHash, { body })).toMatchObject({ status: 404, code: 'InvalidLink' })
  await stranger().call(signIn, signInBody(person, own))
})

test('an e-mail of which an account was taken over can be told to be taken', async () => {
  const person = await squatter()
  await ownByVerification(person)
  const generalInfo = { name: 'Not Me', email: person.email, password: person.password }
  expect(await stranger().refused(signUp, { body: { data: { generalInfo }, type: 'student' } })).toMatchObject({ code: 'EmailTaken' })
})
