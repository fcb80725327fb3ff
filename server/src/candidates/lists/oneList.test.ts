import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { appliedApplicants } from '@trellis/contract/candidates/candidates.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { candidatesOf, jobOf, studentWith } from '../../jobs/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { act, decide } from '../../postings/testing.ts'

let server: TestServer
let rita: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter' })
})
afterAll(() => server.close())

test('a list comes in the order that is asked for, also of those whom a filter leaves', async () => {
  const job = await jobOf(rita, ['Archery'])
  const [zoe, abe, mia] = await Promise.all([
    studentWith(server, ['Archery'], { name: 'Zoe Archer', generalInfo: { level: 'gs' } }),
    studentWith(server, ['Welding'], { name: 'abe Welder', generalInfo: { level: 'gs' } }),
    studentWith(server, ['Archery', 'Chess'], { name: 'Mia Player', generalInfo: { level: 'ap' } }),
  ])
  const people = [abe, zoe, mia]
  for (const person of people) {
    await act(person, job, 'applied')
    server.clock.advance(1_000)
  }
  for (const person of [mia, abe, zoe]) {
    await decide(rita, job, person, 'shortlist')
    server.clock.advance(1_000)
  }
  const inOrder = async (body: object) => {
    const { ids } = await candidatesOf(rita, job, { state: 'saved', ...body })
    return ids.map((id) => people.find((person) => person.id === id)!.name.split(' ')[0])
  }
  expect(await inOrder({})).toEqual(['Zoe', 'Mia', 'abe'])
  expect(await inOrder({ sort: 'name' })).toEqual(['abe', 'Mia', 'Zoe'])
  expect(await inOrder({ sort: 'newest' })).toEqual(['Mia', 'Zoe', 'abe'])
  expect(await inOrder({ sort: 'changed' })).toEqual(['Zoe', 'abe', 'Mia'])
  expect(await inOrder({ sort: 'name', level: ['gs'] })).toEqual(['abe', 'Zoe'])
  expect(await inOrder({ sort: 'changed', start: 1, size: 1 })).toEqual(['abe'])
})

test('a list tells of everybody which of the skills that the job lists they have', async () => {
  const job = await jobOf(rita, ['Painting', 'Archery', 'Welding'])
  const both = await studentWith(server, ['Drawing', 'Archery'])
  const none = await studentWith(server, ['Tap dance'])
  for (const person of [both, none]) await act(person, job, 'applied')
  const { hits } = await candidatesOf(rita, job, { state: 'applied' })
  const askedOf = ({ id }: Person) => hits.find(({ _id }) => _id === id)!.asked.map(({ skill, fit, by }) => [skill, fit, by])
  expect(askedOf(both)).toEqual([
    ['Painting', 'nearly', 'Drawing'],
    ['Archery', 'have', expect.stringMatching(/./)],
    ['Welding', 'notYet', ''],
  ])
  expect(askedOf(none).map(([, fit]) => fit)).toEqual(['notYet', 'notYet', 'notYet'])
})

test('a list tells where the words searched for stand', async () => {
  const job = await jobOf(rita, ['Archery'])
  const archer = await studentWith(server, ['Archery'], { bio: { ikigaiInfo: { comesEasy: 'Mending quivers at dawn' } } })
  await act(archer, job, 'applied')
  for (const state of ['applied', ''] as const) {
    const { hits } = await candidatesOf(rita, job, { state, keyword: 'quivers' })
    expect(hits.find(({ _id }) => _id === archer.id)!.found).toEqual([{ text: 'Mending quivers at dawn', marks: [[8, 15]] }])
  }
  expect((await candidatesOf(rita, job, { state: 'applied' })).hits[0]).not.toHaveProperty('found')
})

test('whoever is leaving takes no place among those who applied, and is not counted', async () => {
  const job = await jobOf(rita, ['Archery'])
  const [stays, leaves] = [await studentWith(server, ['Archery']), await studentWith(server, ['Archery'])]
  for (const person of [stays, leaves]) await act(person, job, 'applied')
  await leaves.client.call(deleteProfile, { params: { id: leaves.id }, body: { password: leaves.password } })
  const { items, total } = await rita.client.call(appliedApplicants, { params: { jobId: job }, query: { size: 1 } })
  expect([items.map(({ _id }) => _id), total]).toEqual([[stays.id], 1])
})
