import { block } from '@trellis/contract/people/people.ts'
import { updateJob } from '@trellis/contract/jobs/jobs.calls.ts'
import type { Level } from '@trellis/contract/profiles/levels.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { hideProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { eq } from 'drizzle-orm'
import { YEAR_MS } from '@trellis/contract/texts/dates.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { followPopulation } from '../../genome/population/populationInUse.ts'
import { createMatching } from '../../matching/matching.domain.ts'
import { createListLog } from '../../shownLists/listLog.ts'
import { jobKind } from '../../jobs/jobKind.ts'
import { ENOUGH_SUGGESTED } from '../../matching/scoring/score.ts'
import { populate } from '../../matching/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { statementsDuring } from '../../platform/testing/statements.ts'
import { linkOf } from '../../postings/links/links.present.ts'
import { untouched } from '../../postings/links/lockedLink.ts'
import { linkChanges, links } from '../../postings/postings.tables.ts'
import { act, decide } from '../../postings/testing.ts'
import { candidatesOf, jobOf, somewhere, studentWith, jobInput } from '../../jobs/testing.ts'
import { MOST_SUGGESTED, refillSuggestions } from './suggestions.actions.ts'

let server: TestServer
let rita: Person
let ada: Person
beforeAll(async () => {
  server = await startServer()
  await populate(server.context, 300)
  rita = await signedUp(server, { type: 'recruiter' })
  ada = await studentWith(server, ['Python', 'Statistics', 'Robotics'], college)
  // More than a list holds, each of whom fits well and a little differently.
  for (const [at, one] of others.entries()) {
    for (const two of others.slice(at + 1)) await studentWith(server, [...skills, one, two], college)
  }
})
afterAll(() => server.close())

const skills = ['Python', 'Statistics', 'Teaching', 'Robotics']
const others = ['Sailing', 'Baking', 'Chess', 'Violin', 'Welding', 'Judo', 'Gardening', 'Drawing']
/** The level of the jobs here: who goes to high school cannot take them. */
const college = { generalInfo: { level: 'col' } } as const
const suggestedTo = async (job: Id) => (await candidatesOf(rita, job, { state: 'suggested' })).ids
/** As the database has it, without a reading that fills the list up. */
async function stored(job: Id) {
  const rows = await server.context.db.select().from(links).where(eq(links.postingId, job))
  return rows.filter(({ ownerState }) => ownerState === 'suggested').map(({ personId }) => personId)
}

test('a job that is opened has suggestions at once: the best of those who fit', async () => {
  const job = await jobOf(rita, skills)
  const found = await stored(job)
  expect(found).toHaveLength(MOST_SUGGESTED)
  expect(found).toContain(ada.id)
  const best = await candidatesOf(rita, job, { level: ['col', 'gs'] })
  expect(await suggestedTo(job)).toEqual(best.ids.slice(0, MOST_SUGGESTED))
  best.hits.slice(0, MOST_SUGGESTED).forEach(({ score }) => expect(score).toBeGreaterThan(15.99))
  const changes = await server.context.db.select().from(linkChanges).where(eq(linkChanges.postingId, job))
  expect(changes).toHaveLength(MOST_SUGGESTED)
  for (const change of changes) expect(change).toMatchObject({ side: 'system', byId: null, event: 'suggest' })
})

test('a draft has none until it is opened, and who does not fit is not suggested', async () => {
  const draft = await jobOf(rita, skills, { state: 'draft' })
  expect(await suggestedTo(draft)).toEqual([])
  const info = { name: 'A', companyInstitution: 'B', description: 'C', ...somewhere, state: 'open' as const }
  const generalInfo = { ...info, skills: skills.map((name) => ({ name })) }
  await rita.client.call(updateJob, { params: { id: draft }, body: { generalInfo } })
  expect(await suggestedTo(draft)).toHaveLength(MOST_SUGGESTED)
  expect(await suggestedTo(await jobOf(rita, [], { name: 'X', description: 'Y' }))).toEqual([])
})

test('nobody is suggested for a job that asks for nothing, nor for its words alone', async () => {
  const helpful = await studentWith(server, [], { bio: { ikigaiInfo: { comesEasy: 'I come and help on Saturdays. Helper, help.' } } })
  const vague = await jobOf(rita, [], { name: 'Saturday helper', description: 'Come and help.' })
  expect(await suggestedTo(vague)).toEqual([])
  const asking = await jobOf(rita, ['Falconry'], { name: 'Saturday helper', description: 'Come and help.' })
  expect(await suggestedTo(asking)).not.toContain(helpful.id)
})

test('those are suggested whom a job suits, and nobody who cannot take it', async () => {
  const pupil = await studentWith(server, ['Falconry'], { generalInfo: { level: 'hs' } })
  const student = await studentWith(server, ['Falconry'], { generalInfo: { level: 'col' } })
  const graduate = await studentWith(server, ['Falconry'], { generalInfo: { level: 'gs' } })
  const suggestedAt = async (level: Level) => {
    const suggested = await suggestedTo(await jobOf(rita, ['Falconry'], { level }))
    return [pupil, student, graduate].filter(({ id }) => suggested.includes(id))
  }
  expect(await suggestedAt('hs')).toEqual([pupil])
  expect(await suggestedAt('col')).toEqual([student, graduate])
  expect(await suggestedAt('gs')).toEqual([graduate])
  const degree = await suggestedTo(await jobOf(rita, ['Falconry'], { level: 'hs', education: 'Completed 4-year college (Bachelors)' }))
  for (const { id } of [pupil, student]) expect(degree).not.toContain(id)
})

test('whoever leaves the list is followed by the next best, once', async () => {
  const job = await jobOf(rita, skills)
  const { hits } = await candidatesOf(rita, job, { level: ['col', 'gs'] })
  // Words alone are no ground for a suggestion.
  const ranked = hits.filter(({ parts: { genome, tags, related } }) => genome + tags + related > 0).map(({ _id }) => _id)
  const [first, second, third, fourth] = ranked.map((id) => ({ id }))
  await decide(rita, job, first!, 'dismiss')
  expect(await suggestedTo(job)).toEqual(ranked.slice(1, MOST_SUGGESTED + 1))
  await decide(rita, job, second!, 'shortlist')
  await decide(rita, job, third!, 'rejected')
  await decide(rita, job, fourth!, 'contacted')
  // Also without anybody reading the list: by the tasks.
  await server.context.tasks.runDue()
  expect((await stored(job)).toSorted()).toEqual(ranked.slice(4, MOST_SUGGESTED + 4).toSorted())
  await server.context.tasks.runDue()
  expect(await suggestedTo(job)).toEqual(ranked.slice(4, MOST_SUGGESTED + 4))
})

test('nobody is suggested who is more than a level away from the job', async () => {
  const far = await studentWith(server, ['Falconry'], { generalInfo: { level: 'ap' } })
  const near = await studentWith(server, ['Falconry'], { generalInfo: { level: 'gs' } })
  const suggested = await suggestedTo(await jobOf(rita, ['Falconry'], { level: 'col' }))
  expect(suggested).toContain(near.id)
  expect(suggested).not.toContain(far.id)
})

test('first work after a degree suits whoever has begun to work lately, and no internship does', async () => {
  const now = server.clock.now()
  const working = (years: number) => {
    const position = { name: 'Falconer', startDate: now - years * YEAR_MS, endDate: now, tags: ['Falconry'] }
    return studentWith(server, ['Falconry'], { generalInfo: { level: 'ep' }, bio: { professionalInfo: { positionsHeld: [position] } } })
  }
  const [lately, longer] = [await working(1.5), await working(4)]
  const suggestedFor = async (info: object) => {
    const suggested = await suggestedTo(await jobOf(rita, ['Falconry'], { level: 'gs', yearsOfExperience: '0-2 years', ...info }))
    return [lately, longer].filter(({ id }) => suggested.includes(id))
  }
  expect(await suggestedFor({})).toEqual([lately])
  expect(await suggestedFor({ employmentType: 'internship' })).toEqual([])
  expect(await suggestedFor({ yearsOfExperience: 'None' })).toEqual([])
})

test('nobody is suggested who has worked for much longer or shorter than the job asks for, or before a second degree', async () => {
  const working = (years: number, level: Level = 'ep') => {
    const now = server.clock.now()
    const position = { name: 'Falconer', startDate: now - years * YEAR_MS, endDate: now, tags: ['Falconry'] }
    const bio = { professionalInfo: { positionsHeld: years === 0 ? [] : [position] } }
    return studentWith(server, ['Falconry'], { generalInfo: { level }, bio })
  }
  const graduates = [await working(0.9, 'gs'), await working(2.5, 'gs'), await working(5, 'gs'), await working(5, 'col')]
  const among = async (asked: 'None' | '0-2 years') => {
    const beginning = await suggestedTo(await jobOf(rita, ['Falconry'], { level: 'col', yearsOfExperience: asked }))
    return graduates.map(({ id }) => beginning.includes(id))
  }
  expect(await among('None')).toEqual([true, false, false, true])
  expect(await among('0-2 years')).toEqual([true, true, false, false])
  const [unknown, short, some, long] = [await working(0), await working(0.5), await working(2.5), await working(6.5)]
  const suggested = await suggestedTo(await jobOf(rita, ['Falconry'], { level: 'ep', yearsOfExperience: '2-5 years' }))
  for (const { id } of [unknown, some]) expect(suggested).toContain(id)
  for (const { id } of [short, long]) expect(suggested).not.toContain(id)
})

test('what is stored is what the table of transitions answers, of each side at its time', async () => {
  const job = await jobOf(rita, skills, { state: 'draft' })
  const eve = await studentWith(server, skills, college)
  const saved = { postingId: job, personId: eve.id, ...untouched(new Date(0)), personState: 'saved', viewed: true } as const
  await server.context.db.insert(links).values(saved)
  await rita.client.call(updateJob, { params: { id: job }, body: { generalInfo: jobInput({ skills: skills.map((name) => ({ name })) }) } })
  const changes = await server.context.db.select().from(linkChanges).where(eq(linkChanges.postingId, job))
  const rows = await server.context.db.select().from(links).where(eq(links.postingId, job))
  expect(changes).toHaveLength(MOST_SUGGESTED)
  for (const { personId, number, after } of changes) {
    const row = rows.find((stored) => stored.personId === personId)!
    expect([linkOf(row), row.changes]).toEqual([after, number])
  }
  const now = new Date(server.clock.now())
  const evesLink = rows.find(({ personId }) => personId === eve.id)
  expect(evesLink).toMatchObject({ ...saved, ownerState: 'suggested', ownerChangedAt: now, changes: 1 })
  const other = rows.find(({ personId }) => personId !== eve.id)
  expect(other).toMatchObject({ personState: 'suggested', personChangedAt: now, ownerChangedAt: now })
})

test('filling up twice at once is once', async () => {
  const job = await jobOf(rita, skills)
  const before = await suggestedTo(job)
  for (const id of before.slice(0, 5)) await decide(rita, job, { id }, 'dismiss')
  const matching = createMatching(
    server.context,
    followPopulation(server.context),
    () => [],
    createListLog(server.context, () => []),
  )
  const refilled = await Promise.all([1, 2, 3].map(() => refillSuggestions(server.context, matching, [jobKind], job)))
  await matching.stop!()
  expect(refilled.flat()).toHaveLength(5)
  expect(await stored(job)).toHaveLength(MOST_SUGGESTED)
})

test('nobody is suggested who withdrew, declined, is hidden, blocked or a minor', async () => {
  const people = {
    withdrew: await studentWith(server, ['Beekeeping', 'Python'], college),
    declined: await studentWith(server, ['Beekeeping', 'Python'], college),
    hidden: await studentWith(server, ['Beekeeping', 'Python'], college),
    blocking: await studentWith(server, ['Beekeeping', 'Python'], college),
    minor: await studentWith(server, ['Beekeeping', 'Python'], { ...college, birthYear: 2012 }),
    saved: await studentWith(server, ['Beekeeping', 'Python'], college),
  }
  const asked = ['Beekeeping', 'Python']
  const job = await jobOf(rita, asked)
  const before = await suggestedTo(job)
  const { minor: _minor, ...adults } = people
  for (const { id } of Object.values(adults)) expect(before).toContain(id)
  expect(before).not.toContain(people.minor.id)

  await act(people.withdrew, job, 'applied')
  await act(people.withdrew, job, 'withdrawn')
  await act(people.declined, job, 'rejected')
  await act(people.saved, job, 'saved')
  await people.hidden.client.call(hideProfile, { body: { profType: 'profile', profID: people.hidden.id } })
  await people.blocking.client.call(block, { body: { userId: people.blocking.id, targetId: rita.id } })
  const after = await suggestedTo(job)
  for (const who of ['withdrew', 'hidden', 'blocking', 'minor'] as const) expect(after).not.toContain(people[who].id)
  expect(after).toContain(people.saved.id)

  const next = await suggestedTo(await jobOf(rita, asked))
  for (const who of ['hidden', 'blocking', 'minor'] as const) expect(next).not.toContain(people[who].id)
  expect(next).toContain(people.withdrew.id)
})

test('where few fit well, the nearest who show a skill of its subject are suggested, none by less than a point, and the next follow', async () => {
  const [near, next] = [
    await studentWith(server, ['Origami', 'Chess'], college),
    await studentWith(server, ['Origami', 'Sailing'], college),
  ]
  const patient = await studentWith(server, ['Patience', 'Chess'], college)
  const job = await jobOf(rita, ['Origami', 'Knitting and crochet', 'Patience'])
  const shown = async () => (await candidatesOf(rita, job, { state: 'suggested' })).hits
  const ranked = await candidatesOf(rita, job, { level: ['col', 'gs'] })
  expect(ranked.hits.filter(({ score }) => score >= 16).length).toBeLessThan(ENOUGH_SUGGESTED)
  const suggested = await shown()
  expect(suggested.length).toBeLessThanOrEqual(ENOUGH_SUGGESTED)
  const showsOne = ({ asked }: (typeof suggested)[number]) => asked.some(({ skill, fit }) => fit === 'have' && skill !== 'Patience')
  expect(suggested.every(showsOne)).toBe(true)
  const ids = suggested.map(({ _id }) => _id)
  expect(ids).toEqual(expect.arrayContaining([near.id, next.id]))
  expect(ids).not.toContain(patient.id)
  // Read again, the list does not grow by those who are no nearer.
  expect(await suggestedTo(job)).toEqual(ids)
  await decide(rita, job, near, 'dismiss')
  expect(await suggestedTo(job)).toEqual(expect.arrayContaining(ids.filter((id) => id !== near.id)))
  // Until nobody is left for whom a point would be shown.
  for (let some = await shown(); some.length > 0; some = await shown()) {
    expect(some.map(({ score }) => Math.round(score))).not.toContain(0)
    for (const { _id } of some) await decide(rita, job, { id: _id }, 'dismiss')
  }
  expect((await candidatesOf(rita, job, { level: ['col', 'gs'] })).total).toBeGreaterThan(MOST_SUGGESTED)
})

test('whoever is set aside in a list of more than six is followed by the next best also where nobody else fits well, once each', async () => {
  const asked = ['Bookbinding', 'Calligraphy', 'Pottery', 'Printmaking']
  for (const one of others) await studentWith(server, [...asked, one], college)
  const nearest: Person[] = []
  for (const skill of ['Pottery', 'Calligraphy', 'Pottery', 'Calligraphy'])
    nearest.push(await studentWith(server, [skill, ...others], college))
  const job = await jobOf(rita, asked)
  const before = await suggestedTo(job)
  expect(before.length).toBeGreaterThan(ENOUGH_SUGGESTED)
  for (const { id } of nearest) expect(before).not.toContain(id)
  server.clock.advance(1_000)
  await decide(rita, job, { id: before[0]! }, 'dismiss')
  const after = await suggestedTo(job)
  expect(after).toHaveLength(before.length)
  const came = after.filter((id) => !before.includes(id))
  expect(came).toHaveLength(1)
  // Read again, and once the tasks have run, the list is as long.
  await server.context.tasks.runDue()
  expect(await suggestedTo(job)).toEqual(after)
  // Whom the owner saves leaves a shorter list, as before.
  await decide(rita, job, { id: before[1]! }, 'shortlist')
  expect(await suggestedTo(job)).toEqual(after.filter((id) => id !== before[1]))
  for (const id of before.slice(2, 4)) await decide(rita, job, { id }, 'dismiss')
  const last = await suggestedTo(job)
  expect(last).toHaveLength(before.length - 1)
  for (const id of before.slice(0, 4)) expect(last).not.toContain(id)
})

test('nobody is suggested who has told much and does not fit well, however few are nearer', async () => {
  const asked = ['Filmmaking', 'Photography', 'Sound engineering', 'Radio presenting']
  const told = [...others, 'Archery', 'Beekeeping', 'Surfing']
  for (let one = 0; one < 2; one++) await studentWith(server, [...asked.slice(0, 3), ...told], college)
  const job = await jobOf(rita, asked)
  const ranked = (await candidatesOf(rita, job, { level: ['col'] })).hits
  expect(ranked[0]!.score).toBeLessThan(16)
  expect(ranked[1]!.score).toBeGreaterThan(4)
  expect(await suggestedTo(job)).toEqual([])
  const reading = () => statementsDuring(server.database, () => suggestedTo(job))
  const within = await reading()
  server.clock.advance(60_000)
  expect(await reading(), 'everybody is compared once more').toBeGreaterThan(within)
  expect(await reading(), 'and not again within a minute').toBe(within)
  const fitting = await studentWith(server, asked, college)
  expect(await suggestedTo(job)).toEqual([fitting.id])
})
