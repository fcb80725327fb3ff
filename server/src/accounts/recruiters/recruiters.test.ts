import { getRecruiter, signInWithToken, updateRecruiterProfile } from '@trellis/contract/accounts/accounts.ts'
import { IDLE_MINUTES } from '@trellis/contract/accounts/times.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { client } from '../../platform/testing/client.ts'
import { MINUTES, startServer, type TestServer } from '../../platform/testing/server.ts'
import { createAccount } from '../accounts.actions.ts'
import { type Person, signedUp } from '../testing.ts'

let server: TestServer
let ada: Person
let ben: Person
let admin: Person
beforeAll(async () => {
  server = await startServer()
  ada = await signedUp(server, { type: 'recruiter', name: 'Ada Park' })
  ben = await signedUp(server, { type: 'advisor', name: 'Ben Osei' })
  admin = await signedUp(server, { type: 'advisor', superUser: true })
})
afterAll(() => server.close())

const nothing = {
  companyInstitution: '',
  title: '',
  phone: '',
  website: '',
  about: '',
  locationCity: '',
  locationState: '',
  locationCountry: '',
}

test('a recruiter reads their own profile', async () => {
  expect(await ada.client.call(getRecruiter, { params: { id: ada.id } })).toEqual({
    _id: ada.id,
    _source: { generalInfo: { ...nothing, name: 'Ada Park', email: ada.email, profilePicture: '' }, groups: [] },
    type: 'recruiter',
  })
})

test('an advisor replaces their own profile, and is called by the new name', async () => {
  const generalInfo = { name: 'Benedict Osei', companyInstitution: 'Hill School', about: 'Careers' }
  const input = { params: { id: ben.id }, body: { generalInfo } }
  const record = await ben.client.call(updateRecruiterProfile, input)
  const stored = { ...nothing, ...generalInfo, email: ben.email, profilePicture: '' }
  expect(record).toEqual({ _id: ben.id, _source: { generalInfo: stored, groups: [] }, type: 'advisor' })
  expect(await ben.client.call(updateRecruiterProfile, input)).toEqual(record)
  expect(await ben.client.call(getRecruiter, { params: { id: ben.id } })).toEqual(record)
  expect((await ben.client.call(signInWithToken))._source.generalInfo.name).toBe('Benedict Osei')
})

test('a super-user reads and replaces any, and finds no student', async () => {
  const params = { id: ada.id }
  expect((await admin.client.call(getRecruiter, { params }))._source.generalInfo.email).toBe(ada.email)
  await admin.client.call(updateRecruiterProfile, { params, body: { generalInfo: { name: 'Ada Park', title: 'Head' } } })
  const student = await signedUp(server)
  for (const id of [student.id, newId()]) {
    expect(await admin.client.refused(getRecruiter, { params: { id } })).toMatchObject({ status: 404 })
    const refused = await admin.client.refused(updateRecruiterProfile, { params: { id }, body: { generalInfo: { name: 'X' } } })
    expect(refused).toMatchObject({ status: 404, code: 'NotFound' })
  }
})

test('one that a super-user made has the name and nothing else at first', async () => {
  const account = { type: 'recruiter' as const, email: 'invited@school.example', name: 'Chloe Martin' }
  const id = await server.context.db.transaction((tx) => createAccount(server.context, tx, account))
  const { _source } = await admin.client.call(getRecruiter, { params: { id } })
  expect(_source.generalInfo).toEqual({ ...nothing, name: 'Chloe Martin', email: account.email, profilePicture: '' })
})

test('others are refused, and nothing is changed', async () => {
  const student = await signedUp(server)
  for (const [call, body] of [
    [getRecruiter, undefined],
    [updateRecruiterProfile, { generalInfo: { name: 'Mallory' } }],
  ] as const) {
    const [ofAda, ofStudent] = [ada, student].map(({ id }) => ({ params: { id }, body }))
    expect(await client(server.origin).refused(call, ofAda)).toMatchObject({ status: 401, code: 'NotSignedIn' })
    expect(await ben.client.refused(call, ofAda)).toMatchObject({ status: 404, code: 'NotFound' })
    expect(await student.client.refused(call, ofAda)).toMatchObject({ status: 403, code: 'Forbidden' })
    expect(await student.client.refused(call, ofStudent)).toMatchObject({ status: 403, code: 'Forbidden' })
    const signUpClient = client(server.origin, ada.signUpToken)
    expect(await signUpClient.refused(call, ofAda)).toMatchObject({ status: 401, code: 'NotSignedIn' })
  }
  expect((await ada.client.call(getRecruiter, { params: { id: ada.id } }))._source.generalInfo.name).toBe('Ada Park')
})

test.each<[string, unknown, string]>([
  ['nothing', undefined, 'body'],
  ['no name', { generalInfo: {} }, 'generalInfo.name'],
  ['an e-mail', { generalInfo: { name: 'Ada', email: 'a@b.example' } }, 'generalInfo.email'],
  ['a super-user flag', { generalInfo: { name: 'Ada', admin: true } }, 'generalInfo.admin'],
  ['too much', { generalInfo: { name: 'Ada', about: 'a'.repeat(5_001) } }, 'generalInfo.about'],
])('an update with %s is refused', async (_, body, field) => {
  const refused = await ada.client.refused(updateRecruiterProfile, { params: { id: ada.id }, body })
  expect(refused).toMatchObject({ status: 400, code: 'BadInput', fields: { [field]: expect.any(String) } })
})

test('an ended session is told so', async () => {
  server.clock.advance(IDLE_MINUTES * MINUTES)
  expect(await ada.client.refused(getRecruiter, { params: { id: ada.id } })).toMatchObject({ status: 401, code: 'SessionEnded' })
})
