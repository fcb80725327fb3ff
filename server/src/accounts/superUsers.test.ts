import { execFile } from 'node:child_process'
import { getRecruiter, signInWithToken } from '@trellis/contract/accounts/accounts.ts'
import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { makeSuperUser } from './accounts.actions.ts'
import { newcomer, signedUp } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('a super-user is made of a confirmed account of the kind that is named, and of no other', async () => {
  const { db } = server.context
  const email = 'two.kinds@school.example'
  const recruiter = await signedUp(server, { type: 'recruiter', email })
  const advisor = await newcomer(server, { type: 'advisor', email })
  const seesAdvisor = async () => (await recruiter.client.raw('GET', `/employee/recruiter/${advisor.id}`)).status === 200
  expect(await makeSuperUser(db, email, 'advisor')).toBe(false)
  expect(await makeSuperUser(db, email, 'student')).toBeUndefined()
  expect(await seesAdvisor()).toBe(false)
  expect(await makeSuperUser(db, email.toUpperCase(), 'recruiter')).toBe(true)
  server.clock.advance(2_000)
  await expect.poll(seesAdvisor, { timeout: 3_000 }).toBe(true)
  const { type } = await recruiter.client.call(getRecruiter, { params: { id: advisor.id } })
  expect(type).toBe('advisor')
})

test('a super-user deletes the accounts of others and their own, and not that of another super-user', async () => {
  const [sue, other] = [await signedUp(server, { superUser: true }), await signedUp(server, { superUser: true })]
  const ada = await signedUp(server)
  const body = { password: sue.password }
  expect(await sue.client.refused(deleteProfile, { params: { id: other.id }, body })).toMatchObject({ status: 403, code: 'Forbidden' })
  await other.client.call(signInWithToken)
  for (const { id } of [ada, sue]) await sue.client.call(deleteProfile, { params: { id }, body })
})

test.each([
  ['nothing', []],
  ['no kind', ['ada@school.example']],
  ['an unknown kind', ['ada@school.example', 'teacher']],
])('the command asks for an e-mail and a kind where it is given %s', async (_, words) => {
  const told = await new Promise<string>((resolve) => {
    execFile(process.execPath, ['tools/superuser.ts', ...words], (_error, _stdout, stderr) => resolve(stderr))
  })
  expect(told).toBe('Name an e-mail and the kind of its account: student (student), recruiter (employer), advisor (group administrator).\n')
})
