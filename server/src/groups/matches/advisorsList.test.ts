import { findCandidates4Group } from '@trellis/contract/candidates/candidates.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { candidatesOf, jobOf, studentWith } from '../../jobs/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { groupOf } from '../testing.ts'

let server: TestServer
let gus: Person
let rita: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor' })
  rita = await signedUp(server, { type: 'recruiter' })
})
afterAll(() => server.close())

const skills = ['Filmmaking', 'Photography', 'Sound engineering', 'Radio presenting']
const others = ['Violin', 'Welding', 'Judo', 'Gardening', 'Drawing', 'Archery', 'Beekeeping', 'Surfing']

test('advisors are suggested whoever has told much and fits their group by ten points, who is suggested for no job', async () => {
  const told = { name: 'Radio club', description: 'We make radio.' }
  const person = (skill: string) => studentWith(server, [...skills.slice(0, 3), skill, ...others], { generalInfo: { level: 'col' } })
  const [fitting, lessFitting] = [await person('Video editing'), await person('Theater')]
  const group = await groupOf(gus.client, { ...told, skills })
  const job = await jobOf(rita, skills, { ...told, level: 'col' })
  const { hits } = await gus.client.call(findCandidates4Group, { params: { id: group }, body: { state: 'suggested' } })
  expect(hits.hits.map(({ _id }) => _id)).toEqual([fitting.id])
  expect(hits.hits[0]!.score).toBeGreaterThan(10)
  const found = await candidatesOf(rita, job)
  expect(found.ids).toEqual([fitting.id, lessFitting.id])
  expect(found.hits[0]!.score).toBeLessThan(16)
  expect(found.hits[1]!.score).toBeGreaterThan(7.5)
  expect((await candidatesOf(rita, job, { state: 'suggested' })).ids).toEqual([])
})
