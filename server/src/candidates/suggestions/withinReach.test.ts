import { hideProfile, publishProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { candidatesOf, jobOf, studentWith } from '../../jobs/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { postings } from '../../postings/postings.tables.ts'
import { act, decide } from '../../postings/testing.ts'

let server: TestServer
let rita: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter' })
})
afterAll(() => server.close())

const skills = ['Falconry', 'Horse riding', 'Birdwatching']
const maine = { locationCity: 'Bangor', locationState: 'Maine', locationCountry: 'USA' }
const ghana = { locationCity: 'Accra', locationState: '', locationCountry: 'Ghana' }
const homes = {
  maine,
  oregon: { locationCity: 'Bend', locationState: 'Oregon', locationCountry: 'united states' },
  ghana,
  misspelled: { ...ghana, locationCountry: 'Gahna' },
  untold: {},
}

const suggestedTo = async (job: Id) => (await candidatesOf(rita, job, { state: 'suggested' })).ids

test('nobody is suggested who is younger than the job asks for', async () => {
  const now = new Date(server.clock.now()).getUTCFullYear()
  const bornFor = (age: number) => studentWith(server, skills, { birthYear: now - age, generalInfo: { level: 'col' } })
  const [young, old] = [await bornFor(20), await bornFor(21)]
  const asking = await jobOf(rita, skills, { level: 'col', description: 'You must be at least 21 years old.' })
  expect(await suggestedTo(asking)).toEqual([old.id])
  const open = await suggestedTo(await jobOf(rita, skills, { level: 'col' }))
  for (const { id } of [young, old]) expect(open).toContain(id)
})

test('whoever is old enough is found behind however many nearer who are too young', async () => {
  const now = new Date(server.clock.now()).getUTCFullYear()
  const rare = ['Falconry', 'Beekeeping', 'Origami', 'Calligraphy']
  const farther = await studentWith(server, rare.slice(1), {
    birthYear: now - 30,
    generalInfo: { level: 'col' },
  })
  for (let at = 0; at < 70; at++) await studentWith(server, rare, { birthYear: now - 20, generalInfo: { level: 'col' } })
  const asking = await jobOf(rita, rare, { level: 'col', description: 'You must be at least 21 years old.' })
  expect(await suggestedTo(asking)).toEqual([farther.id])
})

test('nobody is suggested for a job whose last day is over', async () => {
  const day = 86_400_000
  const job = await jobOf(rita, skills, { level: 'col', applyUntil: server.clock.now() + day })
  const [first, ...others] = await suggestedTo(job)
  expect(others).not.toEqual([])
  await server.context.db
    .update(postings)
    .set({ applyUntil: new Date(server.clock.now() - 2 * day) })
    .where(eq(postings.id, job))
  const next = await studentWith(server, skills, { generalInfo: { level: 'col' } })
  await decide(rita, job, { id: first! }, 'dismiss')
  expect(await suggestedTo(job)).not.toContain(next.id)
  await server.context.tasks.runDue()
  expect(await suggestedTo(job)).toEqual(others)
})

test('whom an employer has hidden is suggested in none of their jobs, until they are let in again', async () => {
  const ada = await studentWith(server, skills, { generalInfo: { level: 'col' } })
  const job = await jobOf(rita, skills, { level: 'col' })
  expect(await suggestedTo(job)).toContain(ada.id)
  await rita.client.call(hideProfile, { body: { profType: 'employer', profID: ada.id } })
  expect(await suggestedTo(job)).not.toContain(ada.id)
  const next = await jobOf(rita, skills, { level: 'col' })
  expect(await suggestedTo(next)).not.toContain(ada.id)
  await rita.client.call(publishProfile, { body: { profType: 'employer', profID: ada.id } })
  expect(await suggestedTo(await jobOf(rita, skills, { level: 'col' }))).toContain(ada.id)
})

test('what a hidden candidate does for themselves brings them into no list', async () => {
  const ada = await studentWith(server, skills, { generalInfo: { level: 'col' } })
  const job = await jobOf(rita, skills, { level: 'col' })
  await rita.client.call(hideProfile, { body: { profType: 'employer', profID: ada.id } })
  const other = await jobOf(rita, skills, { level: 'gs' })
  await act(ada, other, 'saved')
  expect(await suggestedTo(job)).not.toContain(ada.id)
  expect(await suggestedTo(await jobOf(rita, skills, { level: 'col' }))).not.toContain(ada.id)
})

test('whom an employer has hidden from one of several jobs may be suggested for the next', async () => {
  const ada = await studentWith(server, skills, { generalInfo: { level: 'col' } })
  const [job, other] = [await jobOf(rita, skills, { level: 'col' }), await jobOf(rita, skills, { level: 'col' })]
  for (const one of [job, other]) expect(await suggestedTo(one)).toContain(ada.id)
  await decide(rita, job, ada, 'hide')
  expect(await suggestedTo(await jobOf(rita, skills, { level: 'col' }))).toContain(ada.id)
})

test('nobody is suggested who would have to move to another country for some hours a week or without pay', async () => {
  const people = await Promise.all(
    Object.entries(homes).map(async ([home, told]) => {
      return { home, ...(await studentWith(server, skills, { generalInfo: { level: 'col', ...told } })) }
    }),
  )
  const everywhere = Object.keys(homes)
  const jobs: [object, string[]][] = [
    [{ ...maine, employmentType: 'partTime' }, ['maine', 'oregon', 'misspelled', 'untold']],
    [{ ...ghana, employmentType: 'partTime', workplace: 'hybrid' }, ['ghana', 'misspelled', 'untold']],
    [{ ...ghana, employmentType: 'unpaid' }, ['ghana', 'misspelled', 'untold']],
    [{ ...ghana, employmentType: 'internship' }, everywhere],
    [{ ...ghana, employmentType: 'fullTime' }, everywhere],
    [{ ...ghana, employmentType: 'partTime', workplace: 'remote' }, everywhere],
  ]
  for (const [told, home] of jobs) {
    const job = await jobOf(rita, skills, { level: 'col', ...told })
    const homesOf = ({ ids }: { ids: string[] }) => people.filter(({ id }) => ids.includes(id)).map((one) => one.home)
    expect(homesOf(await candidatesOf(rita, job, { state: 'suggested' }))).toEqual(home)
    // A search finds them all.
    expect(homesOf(await candidatesOf(rita, job))).toEqual(everywhere)
  }
})
