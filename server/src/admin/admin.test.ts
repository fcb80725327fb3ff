import { updateRecruiterProfile } from '@trellis/contract/accounts/accounts.ts'
import { recruiters, recruitersList } from '@trellis/contract/admin/admin.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer, type Person, signedUp } from '../accounts/testing.ts'
import { client } from '../platform/testing/client.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { postings } from '../postings/postings.tables.ts'

let server: TestServer
let zoe: Person
let ana: Person
let advisor: Person
let admin: Person
beforeAll(async () => {
  server = await startServer()
  zoe = await signedUp(server, { type: 'recruiter', name: 'Zoe Hart' })
  ana = await signedUp(server, { type: 'recruiter', name: 'ana Silva' })
  advisor = await signedUp(server, { type: 'advisor' })
  admin = await signedUp(server, { superUser: true })
  await newcomer(server, { type: 'recruiter', name: 'Bob Unconfirmed' })
  await ana.client.call(updateRecruiterProfile, {
    params: { id: ana.id },
    body: { generalInfo: { name: ana.name, companyInstitution: 'Blue Door', title: 'Head baker' } },
  })
  await post(ana.id, { state: 'open' })
  await post(ana.id, { state: 'open' })
  await post(ana.id, { state: 'closed' })
  await post(ana.id, { state: 'draft' })
  await post(ana.id, { kind: 'group', state: 'open' })
  await post(ana.id, { state: 'open', deletedAt: new Date(server.clock.now()) })
})
afterAll(() => server.close())

async function post(ownerId: Id, more: Partial<typeof postings.$inferInsert> & { state: 'open' | 'closed' | 'draft' }) {
  const at = new Date(server.clock.now())
  const posting = { id: newId(at.getTime()), kind: 'job' as const, ownerId, name: 'Baker', createdAt: at, updatedAt: at }
  await server.context.db.insert(postings).values({ ...posting, ...more })
}

const listed = ({ id, name }: Person, companyInstitution: string, title: string, openJobs: number) => ({
  _id: id,
  _source: { generalInfo: { name, companyInstitution, title } },
  openJobs,
  type: 'recruiter',
})

test('advisors and super-users see the confirmed recruiters by name, with their open jobs', async () => {
  const items = [listed(ana, 'Blue Door', 'Head baker', 2), listed(zoe, '', '', 0)]
  for (const person of [advisor, admin]) {
    expect(await person.client.call(recruitersList)).toEqual({ items, total: 2, page: 0, size: 10 })
  }
})

test('in pages, of which those beyond the last are empty', async () => {
  const second = await advisor.client.call(recruitersList, { query: { page: 1, size: 1 } })
  expect(second).toEqual({ items: [listed(zoe, '', '', 0)], total: 2, page: 1, size: 1 })
  expect(await advisor.client.call(recruitersList, { query: { page: 9 } })).toMatchObject({ items: [], total: 2 })
})

test('recruiters are found by every word of their name and company', async () => {
  const found = async (searchQuery: string) =>
    (await advisor.client.call(recruitersList, { query: { searchQuery } })).items.map(({ _id }) => _id)
  expect(await found(' blue SILVA')).toEqual([ana.id])
  expect(await found('hart')).toEqual([zoe.id])
  expect(await found('hart blue')).toEqual([])
  expect(await found('%')).toEqual([])
})

test('super-users alone get all names at once', async () => {
  const data = [ana, zoe].map(({ id, name }) => ({ _id: id, name }))
  expect(await admin.client.call(recruiters)).toEqual({ data })
  for (const person of [advisor, ana]) {
    expect(await person.client.refused(recruiters)).toMatchObject({ status: 403, code: 'Forbidden' })
  }
})

test('nobody else sees the list', async () => {
  const stranger = client(server.origin)
  expect(await stranger.refused(recruitersList)).toMatchObject({ status: 401, code: 'NotSignedIn' })
  expect(await stranger.refused(recruiters)).toMatchObject({ status: 401, code: 'NotSignedIn' })
  for (const person of [ana, await signedUp(server)]) {
    expect(await person.client.refused(recruitersList)).toMatchObject({ status: 403, code: 'Forbidden' })
  }
})

test.each([{ page: -1 }, { size: 0 }, { size: 101 }, { page: 'one' }, { sort: 'name' }])('refuses the query %o', async (query) => {
  expect(await advisor.client.refused(recruitersList, { query })).toMatchObject({ status: 400, code: 'BadInput' })
})
