import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { getJob, getJobOfPerson } from '@trellis/contract/jobs/jobs.calls.ts'
import type { Ask } from '@trellis/contract/jobs/jobs.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { act, decide } from '../../postings/testing.ts'
import { jobOf, jobsOf, postedJob, studentWith } from '../testing.ts'

let server: TestServer
let rita: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter' })
})
afterAll(() => server.close())

const pageOf = (student: Person, id: Id) => student.client.call(getJobOfPerson, { params: { id, userId: student.id }, query: {} })

describe('what a job asks for', () => {
  test('is told in its order, with the entry that shows it, and agrees with the reasons', async () => {
    const ada = await studentWith(server, ['Baking', 'Statistics'])
    const job = await jobOf(rita, ['Judo', 'Baking', 'Data analysis', 'Unicorn grooming'])
    const fit = (await pageOf(ada, job)).fit!
    const entry = (name: string) => ({ name, section: 'highschoolInfo' })
    const asks: Ask[] = [
      { skill: 'Judo', state: 'notYet' },
      { skill: 'Baking', state: 'have', entry: entry('Baking') },
      { skill: 'Data analysis', state: 'nearly', near: 'Statistics', entry: entry('Statistics') },
      { skill: 'Unicorn grooming', state: 'notYet' },
    ]
    expect(fit.asks).toEqual(asks)
    const told = fit.reasons.map(({ words }) => words)
    expect(told).toContainEqual(expect.stringMatching(/^Your bio shows Baking, which it asks for$/))
    expect(told).toContainEqual(expect.stringMatching(/^Your bio shows Statistics, and it asks for Data analysis: /))
    const listed = (await jobsOf(ada)).hits.find(({ _id }) => _id === job)!
    expect(listed.asks).toEqual(asks.map(({ entry: _entry, ...ask }) => ask))
  })

  test('is shown by what shows it most, and nearly by a kind of it', async () => {
    const section = { clubsOrgs: [{ name: 'Statistics Society', tags: ['Statistics'], duration: '4 years' }] }
    const collegeInfo = { ...section, major: [{ name: 'Mathematics and more', tags: ['Statistics', 'Marine biology'] }] }
    const ada = await studentWith(server, [], { bio: { collegeInfo } })
    const { asks } = (await pageOf(ada, await jobOf(rita, ['Statistics', 'Biology']))).fit!
    const entry = { name: 'Mathematics and more', section: 'collegeInfo' }
    expect(asks).toEqual([
      { skill: 'Statistics', state: 'have', entry },
      { skill: 'Biology', state: 'nearly', near: 'Marine biology', entry },
    ])
  })

  test('is had where a tag that the vocabulary does not know says the same, and nothing is asked for by a job without skills', async () => {
    const ada = await studentWith(server, ['unicorn grooming'])
    const [job, none] = [await jobOf(rita, ['Unicorn Grooming']), await jobOf(rita, [])]
    expect((await pageOf(ada, job)).fit!.asks).toMatchObject([{ state: 'have' }])
    expect((await pageOf(ada, none)).fit!.asks).toEqual([])
  })
})

test('how many applied is told where the employer wants it, without those who withdrew or leave', async () => {
  const cook = () => studentWith(server, ['Cooking'])
  const [ada, ben, cleo] = [await cook(), await cook(), await cook()]
  const [telling, silent] = [await postedJob(rita, { showsApplied: true }), await postedJob(rita)]
  for (const job of [telling, silent]) for (const person of [ada, ben, cleo]) await act(person, job, 'applied')
  const seen = async (id: Id) => [(await pageOf(ada, id)).data.applied, (await jobsOf(ada)).hits.find(({ _id }) => _id === id)!.applied]
  expect(await seen(telling)).toEqual([3, 3])
  await cleo.client.call(deleteProfile, { params: { id: cleo.id }, body: { password: cleo.password } })
  expect(await seen(telling)).toEqual([2, 2])
  expect(await seen(silent)).toEqual([null, null])
  await decide(rita, telling, ben, 'rejected')
  const { data } = await rita.client.call(getJob, { params: { id: telling } })
  expect(data.own).toMatchObject({ applicants: 2, counts: { applied: 1, rejected: 1 } })
  await act(ada, telling, 'withdrawn')
  expect(await seen(telling)).toEqual([1, 1])
})

test('of the jobs that somebody saved, one that was closed before its last day stands behind those that are open', async () => {
  const ada = await studentWith(server, ['Falconry'])
  const day = (days: number) => server.context.clock.now() + days * 86_400_000
  const [closed, soon, over] = [
    await postedJob(rita, { applyUntil: day(2) }),
    await postedJob(rita, { applyUntil: day(9) }),
    await postedJob(rita),
  ]
  for (const job of [closed, soon, over]) await act(ada, job, 'saved')
  await server.context.db.execute(sql`update postings set state = 'closed' where id = ${closed}`)
  await server.context.db.execute(sql`update postings set apply_until = ${new Date(day(-3))} where id = ${over}`)
  expect((await jobsOf(ada, { state: 'saved', sort: 'closing' })).ids).toEqual([soon, over, closed])
})

test('jobs are narrowed to what is paid or near, and put in order by when they were opened or close', async () => {
  const place = { locationCity: 'Larkspur', locationState: 'Oregon', locationCountry: 'United States' }
  const ada = await studentWith(server, ['Falconry'], { generalInfo: { level: 'col', ...place } })
  const day = (days: number) => server.context.clock.now() + days * 86_400_000
  const late = await jobOf(rita, ['Falconry'], { ...place, applyUntil: day(30) })
  const soon = await jobOf(rita, ['Falconry'], { ...place, locationCity: 'Bend', applyUntil: day(3), employmentType: 'unpaid' })
  const far = await jobOf(rita, ['Falconry'], { locationCity: 'Oslo', locationCountry: 'Norway' })
  const found = async (body: Parameters<typeof jobsOf>[1]) =>
    (await jobsOf(ada, { keyword: 'falconry', ...body })).ids.filter((id) => [late, soon, far].includes(id))
  expect(await found({ sort: 'closing' })).toEqual([soon, late, far])
  expect(await found({ near: true, sort: 'closing' })).toEqual([soon, late])
  await server.context.db.execute(sql`update postings set apply_until = ${new Date(day(-1))} where id = ${soon}`)
  expect(await found({ sort: 'closing' }), 'what has closed stands last').toEqual([late, far, soon])
  expect((await found({ paid: true })).toSorted()).toEqual([late, far].toSorted())
  expect((await found({ sort: 'newest' })).length).toBe(3)
  const nowhere = await studentWith(server, ['Falconry'])
  expect((await jobsOf(nowhere, { near: true })).ids).toEqual([])
})
