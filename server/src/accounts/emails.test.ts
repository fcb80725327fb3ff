import { signIn, signInWithToken, validateHash } from '@trellis/contract/accounts/accounts.ts'
import { partialUpdateEmail } from '@trellis/contract/accounts/ownAccount.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { client } from '../platform/testing/client.ts'
import { MINUTES, startServer, type TestServer } from '../platform/testing/server.ts'
import { keyOf, mailedHash, mailsTo, newcomer, type Person, signedUp, tokenOf } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const stranger = () => client(server.origin)
const newKey = keyOf('the same password with the new e-mail')

const changeOf = ({ id, type, password }: Person, email: string) => ({
  body: { userId: id, type, data: { email, currentPassword: password, password: newKey } },
})

test('the new e-mail has to be verified, every session ends, and the old e-mail is told', async () => {
  const ada = await signedUp(server, { type: 'recruiter' })
  const elsewhere = client(server.origin, await tokenOf(server, ada))
  const email = 'Ada.New@school.example'
  server.clock.advance(MINUTES)
  await ada.client.call(partialUpdateEmail, changeOf(ada, email))

  expect(await ada.client.refused(signInWithToken)).toMatchObject({ status: 401, code: 'SessionEnded' })
  expect(await elsewhere.refused(signInWithToken)).toMatchObject({ status: 401, code: 'SessionEnded' })
  const [notice] = await mailsTo(server, ada.email)
  expect(notice!.subject).toMatch(/^Your e-mail for .+ was changed$/)
  expect(notice!.text).toContain(email)

  const withOld = { email: ada.email, password: ada.password, userType: 'recruiter' }
  expect(await stranger().refused(signIn, { body: withOld })).toMatchObject({ code: 'WrongCredentials' })
  const withNew = { email, password: newKey, userType: 'recruiter' as const }
  expect(await stranger().refused(signIn, { body: withNew })).toMatchObject({ code: 'EmailNotConfirmed' })
  await stranger().call(validateHash, { body: { hash: await mailedHash(server, email), type: 'recruiter', password: newKey } })
  expect((await stranger().call(signIn, { body: withNew }))._source.generalInfo.email).toBe(email)
})

test('a link to the old e-mail is void', async () => {
  const ben = await signedUp(server, { type: 'advisor' })
  await stranger().raw('POST', '/profile/serversetHash/', { body: { email: ben.email, type: 'groups' } })
  const hash = await mailedHash(server, ben.email)
  await ben.client.call(partialUpdateEmail, changeOf(ben, 'ben.new@school.example'))
  expect(await stranger().refused(validateHash, { body: { hash, type: 'password' } })).toMatchObject({ code: 'InvalidLink' })
})

test('a taken e-mail is refused, once the password is right; one’s own is not', async () => {
  const [ada, ben] = [await signedUp(server, { type: 'recruiter' }), await newcomer(server, { type: 'recruiter' })]
  const taken = changeOf(ada, ben.email.toUpperCase())
  expect(await ada.client.refused(partialUpdateEmail, taken)).toMatchObject({ status: 409, code: 'EmailTaken' })
  const guess = { body: { ...taken.body, data: { ...taken.body.data, currentPassword: keyOf('a guess') } } }
  expect(await ada.client.refused(partialUpdateEmail, guess)).toMatchObject({ status: 403, code: 'WrongPassword' })
  await ada.client.call(signInWithToken)
  await ada.client.call(partialUpdateEmail, changeOf(ada, ada.email.toUpperCase()))
})

test('of two who change to one e-mail at once, one is refused', async () => {
  const people = [await signedUp(server, { type: 'recruiter' }), await signedUp(server, { type: 'recruiter' })]
  const answers = await Promise.all(
    people.map((person) => person.client.raw('POST', '/profile/partialUpdateEmail/', changeOf(person, 'wanted@school.example'))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('the password is asked three times at once', async () => {
  const ada = await signedUp(server, { type: 'recruiter' })
  const guess = changeOf({ ...ada, password: keyOf('a guess') }, 'ada.guessed@school.example')
  for (let i = 0; i < 3; i++) {
    expect(await ada.client.refused(partialUpdateEmail, guess)).toMatchObject({ code: 'WrongPassword' })
  }
  const right = changeOf(ada, 'ada.guessed@school.example')
  expect(await ada.client.refused(partialUpdateEmail, right)).toMatchObject({ code: 'TooManyAttempts', retryAfter: 60 })
})

test('others are refused', async () => {
  const [ada, admin] = [await signedUp(server, { type: 'recruiter' }), await signedUp(server, { type: 'recruiter', superUser: true })]
  const change = changeOf(ada, 'stolen@school.example')
  expect(await stranger().refused(partialUpdateEmail, change)).toMatchObject({ status: 401, code: 'NotSignedIn' })
  expect(await admin.client.refused(partialUpdateEmail, change)).toMatchObject({ status: 404, code: 'NotFound' })
  const signUpClient = client(server.origin, ada.signUpToken)
  expect(await signUpClient.refused(partialUpdateEmail, change)).toMatchObject({ status: 401, code: 'NotSignedIn' })
  const asStudent = { body: { ...change.body, type: 'student' } }
  expect(await ada.client.refused(partialUpdateEmail, asStudent)).toMatchObject({ status: 404, code: 'NotFound' })
})

test('bad input is refused', async () => {
  const ada = await signedUp(server, { type: 'recruiter' })
  const { body } = changeOf(ada, 'fine@school.example')
  const refused = (data: unknown) => ada.client.refused(partialUpdateEmail, { body: { ...body, data } })
  const { currentPassword: _, ...withoutPassword } = body.data
  expect(await refused(withoutPassword)).toMatchObject({ status: 400, fields: { 'data.currentPassword': expect.any(String) } })
  expect(await refused({ ...body.data, email: 'ada' })).toMatchObject({ status: 400, fields: { 'data.email': expect.any(String) } })
  expect(await refused({ ...body.data, isConfirmed: true })).toMatchObject({ status: 400 })
})
