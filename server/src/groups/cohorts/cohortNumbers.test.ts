import { findCandidates4Group } from '@trellis/contract/candidates/candidates.calls.ts'
import * as calls from '@trellis/contract/groups/cohorts.calls.ts'
import { block } from '@trellis/contract/people/people.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { studentWith } from '../../jobs/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { leadsWith } from '../advisors/testing.ts'
import { actOn, decideOn, openGroupWith } from '../testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

const groupWith = (...members: readonly Person[]) => openGroupWith(gus.client, ...members)

const update = (id: Id, body: { add?: { id: Id }[]; remove?: Id[] }) => gus.client.call(calls.updateCohort, { params: { id }, body })

test('a cohort is as large as the list of the members that it narrows, for each advisor: without who is blocked and who was hidden from the lists', async () => {
  const [ada, ben, cy, dan] = await Promise.all([1, 2, 3, 4].map(() => studentWith(server, [])))
  const sam = await signedUp(server, { type: 'advisor' })
  const group = await groupWith(ada!, ben!, cy!)
  await decideOn(gus, group, dan!, 'contacted')
  await actOn(dan!, group, 'ok2contact')
  await decideOn(gus, group, dan!, 'accepted')
  await leadsWith(sam, gus, group)
  const members = [ada!, ben!, cy!, dan!].map(({ id }) => ({ id }))
  const cohortOf = { groupId: group, generalInfo: { name: 'Class of 2035' }, members }
  const { success: cohort } = await gus.client.call(calls.createCohort, { body: cohortOf })
  const numbersFor = async (advisor: Person) => {
    const find = async (cohortID?: Id) =>
      (await advisor.client.call(findCandidates4Group, { params: { id: group }, body: { state: 'accepted', cohortID } })).hits
    const [narrowed, whole] = [await find(cohort), await find()]
    const { size, _source } = (await advisor.client.call(calls.getCohort, { body: { cohortId: cohort } })).data
    const { items } = await advisor.client.call(calls.getGroupCohortMembers, { body: { groupId: group, cohortId: cohort } })
    const inIt = whole.hits.filter(({ inGroup }) => inGroup!.cohorts.length > 0)
    return [size, _source.members.length, items.length, narrowed.total, narrowed.hits.length, inIt.length]
  }
  const all = (many: number) => Array.from({ length: 6 }, () => many)
  expect([await numbersFor(gus), await numbersFor(sam)]).toEqual([all(4), all(4)])
  // Who applied stands in the list of the members still, with nothing of a cohort.
  await gus.client.call(block, { body: { userId: gus.id, targetId: ben!.id } })
  expect([await numbersFor(gus), await numbersFor(sam)]).toEqual([all(3), all(4)])
  await gus.client.call(block, { body: { userId: gus.id, targetId: dan!.id } })
  expect([await numbersFor(gus), await numbersFor(sam)]).toEqual([all(2), all(3)])
  await decideOn(sam, group, cy!, 'hide')
  expect([await numbersFor(gus), await numbersFor(sam)]).toEqual([all(1), all(2)])
  expect(await update(cohort, { add: [{ id: cy!.id }] })).toMatchObject({ added: [], already: [cy!.id] })
  await update(cohort, { remove: [cy!.id] })
  expect(await update(cohort, { add: [{ id: cy!.id }] })).toMatchObject({ added: [cy!.id], already: [], data: { size: 1 } })
})

test('whoever makes a cohort is told who was put into it: nobody who left meanwhile', async () => {
  const [ada, ben] = [await studentWith(server, []), await studentWith(server, [])]
  const group = await groupWith(ada, ben)
  await actOn(ben, group, 'withdrawn')
  const body = { groupId: group, generalInfo: { name: 'Class of 2036' }, members: [{ id: ada.id }, { id: ben.id }] }
  // The second click finds the cohort of the first.
  for (const click of [1, 2]) expect((await gus.client.call(calls.createCohort, { body })).added, `${click}`).toEqual([ada.id])
})
