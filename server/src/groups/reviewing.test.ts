import { addCandidateNote, listCandidateNotes } from '@trellis/contract/candidates/candidateNotes.ts'
import { findCandidates4Group, getCandidateProfile } from '@trellis/contract/candidates/candidates.calls.ts'
import { addChecklistPoint, getChecklist, tickChecklistPoint } from '@trellis/contract/candidates/checklists.ts'
import { listNotifications } from '@trellis/contract/notifications/notifications.ts'
import { block } from '@trellis/contract/people/people.ts'
import { recruiterviewed } from '@trellis/contract/postings/links.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { studentWith } from '../jobs/testing.ts'
import { joinAs } from '../memberships/testing.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { actOn, decideOn, groupOf } from './testing.ts'

let server: TestServer
let gus: Person
let ada: Person
let group: string
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
  ada = await studentWith(server, ['Biology'], { name: 'Ada Park' })
  group = await groupOf(gus.client)
  await actOn(ada, group, 'applied')
})
afterAll(() => server.close())

const about = () => ({ params: { jobId: group, studentId: ada.id } })

test('an advisor reads who asked to join, with what happened, and has looked at them then', async () => {
  const { data, history } = await gus.client.call(getCandidateProfile, { body: { id: ada.id, jobId: group } })
  expect(data._source.generalInfo.name).toBe('Ada Park')
  expect(history).toMatchObject([{ event: 'applied', by: 'Ada Park' }])
  await gus.client.call(recruiterviewed, { body: { jobId: group, studentId: ada.id } })
  const { hits } = await gus.client.call(findCandidates4Group, { params: { id: group }, body: { state: 'applied' } })
  expect(hits.hits).toMatchObject([{ _id: ada.id, link: { flags: { viewed: true } } }])
})

test('why somebody fits is told of a group, never of a job', async () => {
  const { hits } = await gus.client.call(findCandidates4Group, { params: { id: group }, body: { state: 'applied' } })
  const words = hits.hits[0]!.reasons.map((reason) => reason.words).join('. ')
  expect(words).toMatch(/Biology, which the group is about/)
  expect(words).not.toMatch(/\bjob\b/)
})

test('advisors note what they think, and tick their checklist; another advisor may neither read nor write it', async () => {
  const other = await signedUp(server, { type: 'advisor', name: 'Ula Reyes' })
  await gus.client.call(addCandidateNote, { ...about(), body: { words: 'Knows her frogs' } })
  expect((await gus.client.call(listCandidateNotes, about())).data).toMatchObject([
    { by: 'You', words: 'Knows her frogs', canDelete: true },
  ])
  const [point] = (await gus.client.call(addChecklistPoint, { ...about(), body: { words: 'Goes to our school' } })).data
  await gus.client.call(tickChecklistPoint, { params: { ...about().params, pointId: point!.id }, body: { ticked: true } })
  expect((await gus.client.call(getChecklist, about())).data).toMatchObject([{ words: 'Goes to our school', ticked: true }])
  for (const call of [listCandidateNotes, getChecklist]) expect(await other.client.refused(call, about())).toMatchObject({ status: 403 })
})

test('whoever was turned down takes the request back, and no advisor reads them any more, however young they are', async () => {
  const mia = await signedUp(server, { birthYear: 2010 })
  const one = { body: { id: mia.id, jobId: group } }
  await actOn(mia, group, 'applied')
  await decideOn(gus, group, mia, 'rejected')
  expect((await gus.client.call(getCandidateProfile, one)).data._source.generalInfo.name).toBe(mia.name)
  expect(await actOn(mia, group, 'withdrawn')).toMatchObject({ result: { state: 'none', flag: 'withdrawn' } })
  expect(await gus.client.refused(getCandidateProfile, one)).toMatchObject({ status: 404 })
})

test('of who no longer asks to join, and whom the owner of a group blocked, none of its advisors is told', async () => {
  const [ula, ben] = [
    await signedUp(server, { type: 'advisor', name: 'Ula Reyes' }),
    await studentWith(server, ['Biology'], { name: 'Ben Moss' }),
  ]
  await joinAs(server, 'advisor', group, ula)
  await actOn(ben, group, 'applied')
  server.clock.advance(1_000)
  await actOn(ben, group, 'withdrawn')
  await server.context.tasks.runDue()
  const told = async () =>
    (await ula.client.call(listNotifications, { params: { userId: ula.id }, query: {} })).items.map(({ words }) => words)
  expect(await told()).toEqual(['Ben Moss no longer asks to join Frog watchers'])
  await gus.client.call(block, { body: { userId: gus.id, targetId: ben.id } })
  expect(await told()).toEqual([])
})
