import * as calls from '@trellis/contract/mentoring/dashboards.calls.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { groupOf } from '../../groups/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { mentoringGroupOf } from '../testing.ts'
import { mentoredWorld } from './testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

test('nobody else reads a dashboard, or of somebody whom it does not hold', async () => {
  const world = await mentoredWorld(server, gus, { mentees: 2, mentors: 1 })
  const [mentee, other] = world.mentees as [Person, Person]
  const body = { ...world.within, memberID: mentee.id }
  const [stranger, elsewhere] = [await signedUp(server), await signedUp(server, { type: 'advisor' })]
  const recruiter = await signedUp(server, { type: 'recruiter' })
  const codeOf = async ({ client }: Person, input = body) => (await client.refused(calls.getMemberDashboard, { body: input })).code
  expect([await codeOf(other), await codeOf(stranger), await codeOf(recruiter)]).toEqual(['Forbidden', 'Forbidden', 'Forbidden'])
  expect(await codeOf(elsewhere)).toBe('NotFound')
  expect(await codeOf(stranger, { ...body, memberID: stranger.id })).toBe('NotFound')
  expect(await codeOf(gus, { ...body, memberID: stranger.id })).toBe('NotFound')
  expect(await codeOf(mentee, { ...body, mgrpID: newId() })).toBe('NotFound')
  expect(await codeOf(mentee, { ...body, grpID: newId() })).toBe('NotFound')
  const otherGroup = await groupOf(gus.client)
  const emptyOne = { grpID: otherGroup, mgrpID: await mentoringGroupOf(gus.client, otherGroup) }
  expect(await codeOf(gus, { ...emptyOne, memberID: mentee.id })).toBe('NotFound')
  for (const call of [calls.getMgroupDashboard, calls.getMgroupDashboardList]) {
    const asked = call === calls.getMgroupDashboard ? world.within : { ...world.within, list: 'mentees' as const }
    const refused = async ({ client }: Person) => (await client.refused(call, { body: asked })).code
    expect([await refused(mentee), await refused(recruiter), await refused(elsewhere)]).toEqual(['Forbidden', 'Forbidden', 'NotFound'])
  }
  const { counts } = (await gus.client.call(calls.getMgroupDashboard, { body: emptyOne })).data
  expect(new Set(Object.values(counts))).toEqual(new Set([0]))
})

test.each([
  { list: 'everything' },
  { list: 'load' },
  { list: 'load', at: 11 },
  { list: 'score', at: 10 },
  { list: 'score', at: -1 },
  { list: 'mentees', at: 1 },
  { list: 'mentees', size: 101 },
])('%j is no list', async (body) => {
  const within = { grpID: newId(), mgrpID: newId() }
  const refused = await gus.client.refused(calls.getMgroupDashboardList, { body: { ...within, ...body } })
  expect(refused.code).toBe('BadInput')
})
