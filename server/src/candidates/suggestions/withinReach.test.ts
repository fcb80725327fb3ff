import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { candidatesOf, jobOf, studentWith } from '../../jobs/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'

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
