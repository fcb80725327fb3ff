import { getJobOfPerson } from '@trellis/contract/jobs/jobs.calls.ts'
import type { JobFitWithMissing } from '@trellis/contract/jobs/jobs.ts'
import { getProfile, partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { jobOf, jobsOf, studentWith } from '../testing.ts'

let server: TestServer
let rita: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter' })
})
afterAll(() => server.close())

async function fitOf(student: Person, id: Id): Promise<JobFitWithMissing> {
  return (await student.client.call(getJobOfPerson, { params: { id, userId: student.id }, query: {} })).fit!
}

test('the page of a job says which skills it asks for, and which its text mentions, that the bio does not show', async () => {
  const ada = await studentWith(server, ['Baking'])
  const job = await jobOf(rita, ['Baking', 'Welding', 'Judo'], { description: 'You will teach chess.' })
  const { missing } = await fitOf(ada, job)
  const told = missing.map(({ words }) => words)
  expect(told).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^This job is more about \w+ \((?:Judo|Welding)\)(?: and \w+ \((?:Judo|Welding)\))? than your bio$/),
      expect.stringMatching(/^It asks for (?:Welding and Judo|Judo and Welding), so far not among your skills$/),
      expect.stringMatching(/^Its text mentions .*Chess.*, so far not among your skills$/),
    ]),
  )
  expect(told.join()).not.toMatch(/They|Baking/)
})

test('a skill that the text of a job tells of in other words is missing by these', async () => {
  const ada = await studentWith(server, ['Baking'])
  const description = 'You will teach chess, and we pay attention: bring your experience in shorthand.'
  const { missing } = await fitOf(ada, await jobOf(rita, ['Baking'], { description }))
  const told = missing.filter(({ kind }) => kind === 'skills').map(({ words }) => words)
  expect(told).toContain('Its text says “shorthand”, which counts as Stenography and captioning, so far not among your skills')
  expect(told.find((words) => words.includes('mentions'))).not.toContain('Stenography')
})

test('what a job lists is said to stand in its list of skills', async () => {
  const ada = await studentWith(server, ['Baking'])
  const { reasons } = await fitOf(ada, await jobOf(rita, ['Baking'], { description: 'Come and bake.' }))
  const grounds = reasons.flatMap(({ restsOn = [] }) => restsOn)
  expect(grounds.find(({ of }) => of === 'Baking')?.theirs).toEqual(['in its list of skills'])
})

test('nothing is missing of which the bio shows a kind', async () => {
  const ada = await studentWith(server, ['Restaurant cooking'])
  const job = await jobOf(rita, ['Cooking', 'Welding'], { description: 'You will teach chess.' })
  const { missing } = await fitOf(ada, job)
  const skills = missing.flatMap((one) => one.skills ?? [])
  expect(skills).toContain('Welding')
  expect(skills).not.toContain('Cooking')
})

test('what one more entry would add to the fit is what it adds once it is saved, place and pay counted', async () => {
  const place = { locationCity: 'Fairview', locationCountry: 'US' }
  const ada = await studentWith(server, ['Baking', 'Knife skills'], { generalInfo: { level: 'col', ...place } })
  const job = await jobOf(rita, ['Baking', 'Knife skills', 'Pastry making'], { pay: { min: 20, max: 30, per: 'hour' } })
  const { would, score, parts } = await fitOf(ada, job)
  expect(parts.place).toBeGreaterThan(0)
  expect(would).toMatchObject({ skill: 'Pastry making', from: score })
  expect(would!.words).toMatch(/^One year of Pastry making in your bio would bring your match from \d+ to \d+$/)
  const { _source } = await ada.client.call(getProfile, { params: { id: ada.id }, query: {} })
  const year = { name: '', timeCommitment: 'medium' as const, duration: '1 year', tags: ['Pastry making'] }
  const data = { ..._source.professionalInfo, otherInterests: [year] }
  await ada.client.call(partialUpdate, { body: { userId: ada.id, type: 'professionalInfo', data } })
  const after = await fitOf(ada, job)
  expect(after.score).toBeCloseTo(would!.to, 2)
  expect(after.missing.filter(({ kind }) => kind === 'skills')).toEqual([])
})

test('what one more entry would add is of what a job lists, not of what its text mentions', async () => {
  const ada = await studentWith(server, ['Camp counseling'])
  const job = await jobOf(rita, ['Camp counseling', 'Leadership'], { name: 'Counselor on weekends', description: 'Play chess with us.' })
  expect((await fitOf(ada, job)).would?.skill).toBe('Leadership')
  const all = await jobOf(rita, ['Camp counseling'], { name: 'Counselor on weekends', description: 'Play chess with us.' })
  const { would, missing } = await fitOf(ada, all)
  expect(would).toBeNull()
  expect(missing.flatMap(({ skills = [] }) => skills)).toContain('Chess')
})

test('lists say nothing of what is missing', async () => {
  const ada = await studentWith(server, ['Baking'])
  const { hits } = await jobsOf(ada)
  for (const hit of hits) expect(Object.keys(hit)).not.toEqual(expect.arrayContaining(['missing']))
})
