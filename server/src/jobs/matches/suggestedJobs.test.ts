import { yearsOfExperience } from '@trellis/contract/jobs/jobs.ts'
import { YEAR_MS } from '@trellis/contract/texts/dates.ts'
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

test('what is suggested suits one’s level, unless a level or a word is asked for', async () => {
  const skills = ['Falconry', 'Horse riding', 'Birdwatching']
  const graduate = await studentWith(server, skills, { generalInfo: { level: 'gs' } })
  const far = await jobOf(rita, skills, { level: 'hs' })
  const near = await jobOf(rita, skills, { level: 'col' })
  const suggested = (await jobsOf(graduate, { state: 'suggested' })).ids
  expect(suggested).toContain(near)
  expect(suggested).not.toContain(far)
  expect((await jobsOf(graduate, { state: 'suggested', level: ['hs'] })).ids).toContain(far)
  expect((await jobsOf(graduate, { state: 'suggested', keyword: 'falconry' })).ids).toContain(far)
  expect((await jobsOf(graduate)).ids).toContain(far)
})

test('what is suggested asks for as many years as one has, unless a level or a word is asked for', async () => {
  const skills = ['Falconry', 'Horse riding', 'Birdwatching']
  const jobs = await Promise.all(
    yearsOfExperience.map((asked) => jobOf(rita, skills, { level: 'ep', yearsOfExperience: asked, name: `Falconer, ${asked}` })),
  )
  const suggestedTo = async (years: number, body: object = {}) => {
    const now = server.clock.now()
    const position = { name: 'Falconer', startDate: now - years * YEAR_MS, endDate: now, tags: skills.slice(0, 2) }
    const bio = { professionalInfo: { positionsHeld: years === 0 ? [] : [position] } }
    const { ids } = await jobsOf(await studentWith(server, skills, { generalInfo: { level: 'ep' }, bio }), { state: 'suggested', ...body })
    return yearsOfExperience.filter((_, at) => ids.includes(jobs[at]!))
  }
  expect(await suggestedTo(0.5)).toEqual(['None', '0-2 years'])
  expect(await suggestedTo(2.5)).toEqual(['None', '0-2 years', '2-5 years'])
  expect(await suggestedTo(3.5)).toEqual(['None', '2-5 years'])
  expect(await suggestedTo(9.5)).toEqual(['None', '5-10 years', '10-20 years'])
  expect(await suggestedTo(10.5)).toEqual(['None', '5-10 years', '10-20 years'])
  expect(await suggestedTo(16)).toEqual(['None', '10-20 years'])
  // Nobody knows how long they have worked.
  expect(await suggestedTo(0)).toEqual([...yearsOfExperience])
  expect(await suggestedTo(4, { level: ['ep'] })).toEqual([...yearsOfExperience])
  expect(await suggestedTo(4, { keyword: 'falconer' })).toEqual([...yearsOfExperience])
})

test('who has the years that a job of a higher level names has its level, and nothing else above one’s own is', async () => {
  const skills = ['Falconry', 'Horse riding', 'Birdwatching']
  const now = server.clock.now()
  const worker = (years: number) =>
    studentWith(server, skills, {
      generalInfo: { level: 'ep' },
      bio: {
        professionalInfo: {
          positionsHeld: [{ name: 'Falconer', startDate: now - years * YEAR_MS, endDate: now, tags: skills.slice(0, 2) }],
        },
      },
    })
  const [six, two] = [await worker(6), await worker(2)]
  const [named, more, unnamed] = await Promise.all(
    (['5-10 years', '10-20 years', 'None'] as const).map((asked) => jobOf(rita, skills, { level: 'ap', yearsOfExperience: asked })),
  )
  const among = async (to: Person, body: object) => {
    const { hits } = await jobsOf(to, body)
    return [named, more, unnamed].map((id) => hits.find(({ _id }) => _id === id))
  }
  const isThere = (hit: object | undefined) => hit !== undefined
  expect((await among(six, { state: 'suggested' })).map(isThere)).toEqual([true, false, false])
  expect((await among(two, { state: 'suggested' })).map(isThere)).toEqual([false, false, false])
  const isHindered = (hit: Awaited<ReturnType<typeof among>>[number]) => hit!.reasons.some(({ kind }) => kind === 'hindrance')
  expect((await among(six, {})).map(isHindered)).toEqual([false, true, true])
  expect((await among(two, {})).map(isHindered)).toEqual([true, true, true])
})

test('who has worked for a year before a second degree is suggested nothing for those who begin, but first full-time work', async () => {
  const skills = ['Falconry', 'Horse riding', 'Birdwatching']
  const now = server.clock.now()
  const placement = await jobOf(rita, skills, { level: 'col', employmentType: 'internship' })
  const firstWork = await jobOf(rita, skills, { level: 'col', yearsOfExperience: '0-2 years' })
  const research = await jobOf(rita, skills, { level: 'gs' })
  const suggestedTo = async (years: number) => {
    const position = { name: 'Falconer', startDate: now - years * YEAR_MS, endDate: now, tags: skills.slice(0, 2) }
    const graduate = await studentWith(server, skills, {
      generalInfo: { level: 'gs' },
      bio: { professionalInfo: { positionsHeld: [position] } },
    })
    const { ids } = await jobsOf(graduate, { state: 'suggested' })
    return [placement, firstWork, research].filter((id) => ids.includes(id))
  }
  expect(await suggestedTo(0.9)).toEqual([placement, firstWork, research])
  // From one August to the next are 365 days.
  expect(await suggestedTo(365 / 365.25)).toEqual([firstWork, research])
  expect(await suggestedTo(2.5)).toEqual([firstWork, research])
  expect(await suggestedTo(5)).toEqual([research])
})

test('whom what they will do is open is suggested jobs by one of the things that they like', async () => {
  const told = ['Welding', 'Sign language', 'Beekeeping']
  const text = { description: 'Welding gates, and laying seams of steel.', employmentType: 'unpaid' } as const
  const isSuggested = async (level: 'hs' | 'ep', of: { skills: string[]; text?: object }, body: object = {}) => {
    const student = await studentWith(server, ['Welding', 'Chess', 'Soccer'], { generalInfo: { level } })
    const job = await jobOf(rita, of.skills, { level, ...of.text })
    return (await jobsOf(student, { state: 'suggested', ...body })).ids.includes(job)
  }
  expect(await isSuggested('hs', { skills: told, text })).toBe(true)
  expect(await isSuggested('hs', { skills: told.slice(1) })).toBe(false)
  expect(await isSuggested('ep', { skills: told, text })).toBe(false)
  expect(await isSuggested('ep', { skills: told, text }, { lessWellToo: true })).toBe(true)
})

test('who works and has told much of it is suggested no job for one skill of many, if it is not near and what fits less well is not asked for', async () => {
  const trades = ['Welding', 'Machining', 'Carpentry', 'Masonry']
  const told = [...trades, 'Chess', 'Soccer', 'Choir', 'Baking', 'Photography', 'Algebra', 'Biology', 'Tutoring']
  const city = { locationCity: 'Bangor', locationState: 'Maine', locationCountry: 'USA' }
  const isSuggested = async (level: 'gs' | 'ep', body: object = {}, place: object = {}) => {
    const student = await studentWith(server, told, { generalInfo: { level, ...city } })
    const skills = ['Welding', 'Beekeeping', 'Sign language']
    const job = await jobOf(rita, skills, { level, name: skills.join(), ...place })
    return (await jobsOf(student, { state: 'suggested', ...body })).ids.includes(job)
  }
  expect(await isSuggested('gs')).toBe(true)
  expect(await isSuggested('ep')).toBe(false)
  expect(await isSuggested('ep', { lessWellToo: true })).toBe(true)
  expect(await isSuggested('ep', {}, city)).toBe(true)
})

test('what is suggested is of a subject of which one shows something, unless a word is asked for', async () => {
  const bio = { generalInfo: { level: 'col' as const } }
  const dancer = await studentWith(server, ['Choreography', 'Contemporary dance', 'Attention to detail', 'Self-discipline'], bio)
  const traits = ['Attention to detail', 'Self-discipline']
  const ofMusic = await jobOf(rita, ['Orchestra', 'Music teaching', ...traits], { level: 'col' })
  const ofDance = await jobOf(rita, ['Choreography', 'Music teaching', ...traits], { level: 'col' })
  const suggested = (await jobsOf(dancer, { state: 'suggested' })).ids
  expect([ofMusic, ofDance].filter((job) => suggested.includes(job))).toEqual([ofDance])
  expect((await jobsOf(dancer, { state: 'suggested', keyword: 'orchestra' })).ids).toContain(ofMusic)
})

test('what fits less well is there where it is asked for, and still nothing that one cannot take or shows nothing of', async () => {
  const skills = ['Falconry', 'Horse riding', 'Birdwatching', 'Sailing', 'Woodworking', 'Chess']
  const student = await studentWith(server, ['Chess'], { generalInfo: { level: 'col' } })
  const distant = await jobOf(rita, skills, { level: 'col' })
  const above = await jobOf(rita, skills, { level: 'gs' })
  const ofOthers = await jobOf(rita, ['Falconry', 'Sailing'], { level: 'col' })
  const among = async (body: object) => {
    const { ids } = await jobsOf(student, { state: 'suggested', ...body })
    return [distant, above, ofOthers].filter((job) => ids.includes(job))
  }
  expect(await among({})).toEqual([])
  expect(await among({ lessWellToo: true })).toEqual([distant])
})

test('what is suggested lies within reach, unless a place is asked for', async () => {
  const skills = ['Falconry', 'Horse riding', 'Birdwatching']
  const maine = { locationCity: 'Bangor', locationState: 'Maine', locationCountry: 'USA' }
  const [oregon, canada] = [
    { locationState: 'Oregon', locationCountry: 'United States' },
    { locationState: 'Ontario', locationCountry: 'Canada' },
  ]
  const student = await studentWith(server, skills, { generalInfo: { level: 'col', ...maine } })
  const anywhere = await studentWith(server, skills, { generalInfo: { level: 'col' } })
  const job = (told: object) => jobOf(rita, skills, { level: 'col', workplace: 'onSite', employmentType: 'partTime', ...told })
  const [near, abroad, remote, untold] = [await job(maine), await job(canada), await job({ ...canada, workplace: 'remote' }), await job({})]
  const [someHours, summer] = [await job(oregon), await job({ ...oregon, employmentType: 'internship' })]
  const all = [near, abroad, remote, untold, someHours, summer]
  const suggestedTo = async (to: Person, body: object = {}) => {
    const { ids } = await jobsOf(to, { state: 'suggested', ...body })
    return all.filter((id) => ids.includes(id))
  }
  expect(await suggestedTo(student)).toEqual([near, remote, untold, summer])
  expect(await suggestedTo(student, { locationFilter: { country: 'Canada' } })).toEqual([abroad, remote])
  expect(await suggestedTo(student, { locationFilter: { state: 'Oregon' } })).toEqual([someHours, summer])
  expect(await suggestedTo(anywhere)).toEqual(all)
})

test('first work after a degree is suggested to whoever has begun to work lately, and no internship is', async () => {
  const skills = ['Falconry', 'Horse riding', 'Birdwatching']
  const first = { level: 'gs', yearsOfExperience: '0-2 years' } as const
  const jobs = [
    await jobOf(rita, skills, first),
    await jobOf(rita, skills, { ...first, employmentType: 'internship' }),
    await jobOf(rita, skills, { ...first, yearsOfExperience: 'None' }),
    await jobOf(rita, skills, { ...first, level: 'hs' }),
  ]
  const now = server.clock.now()
  const suggestedTo = async (years: number) => {
    const position = { name: 'Falconer', startDate: now - years * YEAR_MS, endDate: now, tags: skills.slice(0, 2) }
    const bio = { professionalInfo: { positionsHeld: [position] } }
    const { ids } = await jobsOf(await studentWith(server, skills, { generalInfo: { level: 'ep' }, bio }), { state: 'suggested' })
    return jobs.map((id) => ids.includes(id))
  }
  expect(await suggestedTo(1.5)).toEqual([true, false, false, false])
  expect(await suggestedTo(4)).toEqual([false, false, false, false])
})
