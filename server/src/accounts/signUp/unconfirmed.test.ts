import { signIn, validateEmail, validateHash } from '@trellis/contract/accounts/accounts.ts'
import { updatePhoto, uploadResume } from '@trellis/contract/files/files.ts'
import { partialUpdateEmail } from '@trellis/contract/accounts/ownAccount.ts'
import { inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storedFiles } from '../../files/files.tables.ts'
import { client } from '../../platform/testing/client.ts'
import { HOURS, MINUTES, startServer, type TestServer } from '../../platform/testing/server.ts'
import { accounts } from '../accounts.tables.ts'
import { inviteAccount } from './signUp.actions.ts'
import { keyOf, mailedHash, newcomer, type Newcomer, type Person, signedUp } from '../testing.ts'
import { KEPT_UNCONFIRMED } from './unconfirmed.actions.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const stranger = () => client(server.origin)
/** Which of some people have an account. */
async function kept(...people: readonly { id: string }[]): Promise<boolean[]> {
  const ids = people.map(({ id }) => id)
  const rows = await server.context.db.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, ids))
  return ids.map((id) => rows.some((row) => row.id === id))
}
async function pass(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds)
  await server.context.tasks.runDue()
}
const changeEmail = ({ client: own, id, type, password }: Person, email: string) =>
  own.call(partialUpdateEmail, { body: { userId: id, type, data: { email, currentPassword: password, password } } })
async function confirm({ email, type, ...person }: Person): Promise<Person> {
  await stranger().call(validateHash, { body: { hash: await mailedHash(server, email), type, password: person.password } })
  const { token } = await stranger().call(signIn, { body: { email, password: person.password, userType: type } })
  return { ...person, email, type, token, client: client(server.origin, token) }
}

/** A photo and a resume, as sign-up sends them: where their bytes are. */
async function filesOf({ id, signUpToken }: Newcomer): Promise<string[]> {
  const own = client(server.origin, signUpToken)
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const photo = await own.upload(updatePhoto, { params: { id }, file: new File([new Uint8Array(png)], 'me.png') })
  const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'
  const resume = await own.upload(uploadResume, { params: { id }, file: new File([pdf], 'cv.pdf') })
  return [`photo/${photo.id}`, `resume/${resume.id}`]
}

test('an account that is not confirmed for a week is erased with its files, and its e-mail is free again', async () => {
  const [ada, rita, ben] = [await newcomer(server), await newcomer(server, { type: 'recruiter' }), await newcomer(server)]
  const files = await filesOf(ada)
  const bytes = () => Promise.all(files.map(async (key) => (await server.context.files.get(key)) !== undefined))
  const link = { hash: await mailedHash(server, ben.email), type: 'student' as const, password: ben.password }
  await stranger().call(validateHash, { body: link })
  await pass(KEPT_UNCONFIRMED - MINUTES)
  expect(await kept(ada, rita, ben)).toEqual([true, true, true])
  expect(await bytes()).toEqual([true, true])

  await pass(MINUTES)
  expect(await kept(ada, rita, ben)).toEqual([false, false, true])
  expect(await bytes()).toEqual([false, false])
  expect(await server.context.db.$count(storedFiles)).toBe(0)
  for (const { email, type } of [ada, rita]) await stranger().call(validateEmail, { body: { email, type } })
  await newcomer(server, { email: ada.email })
})

test('who changed the e-mail stays, also where it is the same again and is not verified', async () => {
  const password = keyOf('one for every e-mail')
  const [same, thereAndBack] = [await signedUp(server, { password }), await signedUp(server, { password })]
  await changeEmail(same, same.email)
  const email = 'elsewhere@school.example'
  await changeEmail(thereAndBack, email)
  await changeEmail(await confirm({ ...thereAndBack, email }), thereAndBack.email)
  await pass(KEPT_UNCONFIRMED + HOURS)
  expect(await kept(same, thereAndBack)).toEqual([true, true])
})

test('who was invited stays', async () => {
  const invited = { type: 'student', email: 'invited@school.example', name: 'Ina Wolf', sendMail: false } as const
  const id = await inviteAccount(server.context, invited, async () => {})
  await pass(KEPT_UNCONFIRMED + HOURS)
  expect(await kept({ id })).toEqual([true])
})
