import { addDelegate, delegatedAccounts } from '@trellis/contract/accounts/delegates.ts'
import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { TAKE_BACK_DAYS } from '@trellis/contract/accounts/leaving.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAYS, startServer, type TestServer } from '../../platform/testing/server.ts'
import { eraseAccount } from './erasing.actions.ts'
import { newcomer, type Person, signedIn, signedUp } from '../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const mailsTo = async (email: string) => (await server.context.mail.outbox()).filter(({ to }) => to === email).length
async function erase({ client, id, password }: Person): Promise<void> {
  await client.call(deleteProfile, { params: { id }, body: { password } })
  server.clock.advance((TAKE_BACK_DAYS + 1) * DAYS)
  await server.context.tasks.runDue()
}

test('where no mail server is set, the mails to somebody who is erased are erased from the outbox, and nobody else’s', async () => {
  const [ada, ben] = [await signedUp(server, { email: 'Ada.Outbox@school.example' }), await signedUp(server)]
  expect(await mailsTo(ada.email)).toBeGreaterThan(0)
  await erase(ada)
  expect(await mailsTo(ada.email)).toBe(0)
  expect(await mailsTo(ben.email)).toBeGreaterThan(0)
})

test('what is asked of or mailed to another account with the same e-mail stays', async () => {
  const email = 'three@school.example'
  const [rita, student] = [await signedUp(server, { type: 'recruiter' }), await signedUp(server, { email })]
  const recruiter = await signedUp(server, { email, type: 'recruiter' })
  await rita.client.call(addDelegate, { body: { userId: rita.id, email } })
  await newcomer(server, { email, type: 'advisor' })
  await server.context.db.transaction((tx) => eraseAccount(server.context, tx, student.id))
  await server.context.tasks.runDue()
  const { data } = await recruiter.client.call(delegatedAccounts, { query: { userId: recruiter.id } })
  expect(data.asking).toMatchObject([{ _id: rita.id }])
  const letters = (await server.context.mail.outbox()).filter(({ to }) => to === email).map(({ text }) => text)
  expect(letters).toContainEqual(expect.stringContaining('/emailSignUp/groups/'))
})

test('who has another account with the same e-mail keeps them', async () => {
  const email = 'both@school.example'
  const [student, recruiter] = [await signedUp(server, { email }), await signedUp(server, { email, type: 'recruiter' })]
  await erase(student)
  expect(await mailsTo(email)).toBeGreaterThan(0)
  await erase(await signedIn(server, recruiter))
  expect(await mailsTo(email)).toBe(0)
})
