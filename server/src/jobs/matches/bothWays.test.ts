import type { Level } from '@trellis/contract/profiles/levels.ts'
import { YEAR_MS } from '@trellis/contract/texts/dates.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { act } from '../../postings/testing.ts'
import { candidatesOf, type JobInput, jobOf, jobsOf, studentWith } from '../testing.ts'

let server: TestServer
let rita: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter' })
})
afterAll(() => server.close())

const skills = ['Falconry', 'Horse riding', 'Birdwatching']
const someoneAt = (level: Level, years: number): Promise<Person> => {
  const now = server.clock.now()
  const position = { name: 'Falconer', startDate: now - years * YEAR_MS, endDate: now, tags: skills.slice(0, 2) }
  return studentWith(server, skills, {
    generalInfo: { level },
    bio: { professionalInfo: { positionsHeld: years === 0 ? [] : [position] } },
  })
}

test('a job is suggested to whoever is suggested for it, and to nobody else, however long they have worked', async () => {
  const people = new Map<string, Person>()
  for (const level of ['col', 'gs', 'ep'] as const) {
    for (const years of [0, 0.9, 365 / 365.25, 2.5, 3.5]) people.set(`${level} ${years.toFixed(1)}`, await someoneAt(level, years))
  }
  const internship = { level: 'col', employmentType: 'internship' } as const
  const jobs: Record<string, JobInput> = {
    internship,
    'internship after a degree': { ...internship, education: 'Completed 4-year college (Bachelors)' },
    'some hours': { level: 'col', employmentType: 'partTime', yearsOfExperience: '0-2 years' },
    'first work': { level: 'col', yearsOfExperience: '0-2 years' },
    'first work after a second degree': { level: 'gs', yearsOfExperience: '0-2 years' },
    research: { level: 'gs', employmentType: 'partTime' },
    work: { level: 'ep', yearsOfExperience: '2-5 years' },
  }
  for (const [name, told] of Object.entries(jobs)) {
    const job = await jobOf(rita, skills, { workplace: 'remote', ...told })
    const candidates = (await candidatesOf(rita, job, { state: 'suggested' })).ids
    const takers: string[] = []
    for (const [who, person] of people) if ((await jobsOf(person, { state: 'suggested' })).ids.includes(job)) takers.push(who)
    expect([name, [...people.keys()].filter((who) => candidates.includes(people.get(who)!.id))]).toEqual([name, takers])
    expect(takers.length).toBeGreaterThan(0)
  }
})

test('that a job is called as something that somebody did is told first, to both sides, and adds nothing', async () => {
  const falconer = await someoneAt('ep', 3)
  const [same, other] = [await jobOf(rita, skills, { name: 'FALCONER' }), await jobOf(rita, skills, { name: 'Teacher of falconry' })]
  const reasonsOf = async (job: string) => {
    const hit = (await jobsOf(falconer)).hits.find(({ _id }) => _id === job)
    await act(falconer, job, 'applied')
    const [candidate] = (await candidatesOf(rita, job, { state: 'applied' })).hits
    return [hit!.reasons, candidate!.reasons]
  }
  expect((await reasonsOf(same)).map(([first]) => first)).toEqual([
    { kind: 'sameTitle', points: 0, words: 'Your bio has the same title: “Falconer”' },
    { kind: 'sameTitle', points: 0, words: 'Their bio has the same title: “Falconer”' },
  ])
  expect((await reasonsOf(other)).flat().filter(({ kind }) => kind === 'sameTitle')).toEqual([])
})
