import { findCandidates4Group } from '@trellis/contract/candidates/candidates.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { studentWith } from '../../jobs/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { groupOf, groupsFoundBy } from '../testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

test('a student is suggested the groups that meet where they live, and those that name no place, and finds all', async () => {
  const home = { locationCity: 'Erie', locationState: 'Pennsylvania', locationCountry: 'United States' }
  const told = { description: 'We look after lighthouses.', skills: ['Marine navigation'] }
  const at = (name: string, place: object) => groupOf(gus.client, { ...told, name, ...place })
  const [online, near, noState, otherState, abroad] = [
    await at('Lights on a screen', {}),
    await at('Lights of the lake', { ...home, locationCity: 'Pittsburgh', locationState: ' pennsylvania' }),
    await at('Lights of America', { locationCountry: 'USA' }),
    await at('Lights of Maine', { ...home, locationState: 'Maine' }),
    await at('Lights of Wales', { locationState: 'Pennsylvania', locationCountry: 'United Kingdom' }),
  ]
  const keeper = await studentWith(server, told.skills, { generalInfo: home })
  const suggested = (await groupsFoundBy(keeper, { state: 'suggested' })).ids
  expect(suggested.toSorted()).toEqual([online, near, noState].toSorted())
  expect((await groupsFoundBy(keeper, { keyword: 'lights' })).ids).toEqual(expect.arrayContaining([otherState, abroad]))
  // Who does not tell where they live may live anywhere.
  const unknown = await studentWith(server, told.skills)
  expect((await groupsFoundBy(unknown, { state: 'suggested' })).total).toBe(5)
  const suggestedTo = async (id: string) =>
    (await gus.client.call(findCandidates4Group, { params: { id }, body: { state: 'suggested' } })).hits.hits.map(({ _id }) => _id)
  for (const id of [online, near, noState]) expect(await suggestedTo(id)).toEqual(expect.arrayContaining([keeper.id, unknown.id]))
  for (const id of [otherState, abroad]) {
    expect(await suggestedTo(id)).toContain(unknown.id)
    expect(await suggestedTo(id)).not.toContain(keeper.id)
  }
})
