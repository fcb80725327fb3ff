import { changeJobStatus, recruiterviewed } from '@trellis/contract/postings/links.calls.ts'
import { TAKE_BACK_DAYS } from '@trellis/contract/accounts/leaving.ts'
import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { likeMe } from '@trellis/contract/matching/matching.ts'
import { getProfile, hideProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type NewPerson, type Person, signedUp, tokenOf } from '../accounts/testing.ts'
import { candidatesOf, jobOf, jobsOf, studentWith } from '../jobs/testing.ts'
import { archiveOf } from '../personal/testing.ts'
import { client } from '../platform/testing/client.ts'
import { DAYS, HOURS, startServer, type TestServer } from '../platform/testing/server.ts'
import { KEPT_DAYS } from './keeping.ts'
import { shownLists } from './shownLists.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  await student('Beekeeping')
})
afterAll(() => server.close())

const skillsWith = (skill: string): string[] => [skill, 'Calligraphy', 'Genealogy']
const student = (skill: string, person: NewPerson = {}) =>
  studentWith(server, skillsWith(skill), { generalInfo: { level: 'col' }, ...person })
const jobFor = (recruiter: Person, skill: string) => jobOf(recruiter, skillsWith(skill), { level: 'col' })

type Row = typeof shownLists.$inferSelect

const loggedNow = ({ id }: Pick<Person, 'id'>): Promise<Row[]> =>
  server.context.db.select().from(shownLists).where(eq(shownLists.viewerId, id)).orderBy(shownLists.firstPlace)

/** What is logged for a viewer once there are so many pages. */
async function logged(viewer: Pick<Person, 'id'>, pages: number): Promise<Row[]> {
  return vi.waitFor(async () => {
    const rows = await loggedNow(viewer)
    expect(rows).toHaveLength(pages)
    return rows
  }, 10_000)
}

/** What is logged for a viewer after all that was noted before is written. */
async function loggedByNow(viewer: Pick<Person, 'id'>): Promise<Row[]> {
  const later = await student('Beekeeping')
  await peersOf(later)
  await logged(later, 1)
  return loggedNow(viewer)
}

async function peersOf({ id, client: own }: Person, query: { page?: number; results?: number; name?: string; keyword?: string } = {}) {
  const { hits } = await own.call(likeMe, { query: { id, results: 100, ...query } })
  return hits.hits
}

const open = (viewer: Person, id: Id) => viewer.client.call(getProfile, { params: { id }, query: {} })

const again = async (person: Person): Promise<Person> => {
  const token = await tokenOf(server, person)
  return { ...person, token, client: client(server.origin, token) }
}

interface Told {
  readonly suggestedToMe: readonly { readonly list: string; readonly entries: readonly object[] }[]
  readonly suggestedToOthers: readonly object[]
}
const toldIn = async (person: Person) => (await archiveOf(person)).data as unknown as Told

test('a list is logged with places, scores and parts, once a day whatever is reloaded, in this process or another', async () => {
  const ada = await student('Python')
  for (let many = 0; many < 3; many++) await student('Python')
  const first = await peersOf(ada, { results: 2 })
  const second = await peersOf(ada, { results: 2, page: 1 })
  await peersOf(ada, { results: 2 })
  const pages = await logged(ada, 2)
  expect(pages.map(({ list, forId, day, firstPlace }) => ({ list, forId, day, firstPlace }))).toEqual([
    { list: 'peers', forId: ada.id, day: '2026-09-01', firstPlace: 1 },
    { list: 'peers', forId: ada.id, day: '2026-09-01', firstPlace: 3 },
  ])
  const shown = [...first, ...second]
  expect(pages.flatMap(({ subjects }) => subjects)).toEqual(shown.map(({ _id }) => _id))
  const [page] = pages
  for (const [at, { score, parts }] of first.entries()) {
    expect(page!.scores[at]).toBeCloseTo(score, 0)
    expect(Object.keys(page!.parts).toSorted()).toEqual(Object.keys(parts).toSorted())
    for (const [part, points] of Object.entries(parts)) expect(page!.parts[part]![at]).toBeCloseTo(points, 0)
  }

  const other = await startServer({}, server)
  await client(other.origin, ada.token).call(likeMe, { query: { id: ada.id, results: 2 } })
  await other.close()
  expect(await loggedByNow(ada)).toHaveLength(2)
  server.clock.advance(DAYS)
  await peersOf(await again(ada), { results: 2 })
  await logged(ada, 3)
})

test('what somebody looks for by words, and lists of what they did, are not logged', async () => {
  const [ada, rita] = [await student('Welding'), await signedUp(server, { type: 'recruiter' })]
  const job = await jobFor(rita, 'Welding')
  await peersOf(ada, { name: 'Ben' })
  await peersOf(ada, { keyword: 'welding' })
  await jobsOf(ada, { state: 'suggested', keyword: 'assistant' })
  await jobsOf(ada, { state: '' })
  await candidatesOf(rita, job, { state: '' })
  await candidatesOf(rita, job, { state: 'suggested', keyword: 'welding' })
  expect(await loggedByNow(ada)).toEqual([])
  expect(await loggedByNow(rita)).toEqual([])
})

test('nor is what somebody narrowed or sorted: its places say nothing of the order', async () => {
  const [ada, rita] = [await student('Upholstery'), await signedUp(server, { type: 'recruiter' })]
  const job = await jobFor(rita, 'Upholstery')
  for (const narrowed of [
    { workplace: ['onSite' as const] },
    { postedWithin: 7 as const },
    { level: ['col' as const] },
    { sort: 'newest' as const },
  ]) {
    expect((await jobsOf(ada, { state: 'suggested', ...narrowed })).ids).toContain(job)
  }
  for (const narrowed of [{ level: ['col' as const] }, { hiddenToo: true }, { sort: 'name' as const }]) {
    expect((await candidatesOf(rita, job, { state: 'suggested', ...narrowed })).ids).toContain(ada.id)
  }
  expect(await loggedByNow(ada)).toEqual([])
  expect(await loggedByNow(rita)).toEqual([])
  await jobsOf(ada, { state: 'suggested', sort: 'best', postedWithin: null, start: 0, size: 5 })
  expect(await loggedByNow(ada)).toHaveLength(1)
})

test('suggested jobs and candidates are logged, for the student and for the job', async () => {
  const [ada, rita] = [await student('Sewing'), await signedUp(server, { type: 'recruiter' })]
  const job = await jobFor(rita, 'Sewing')
  const { ids: jobs } = await jobsOf(ada, { state: 'suggested' })
  const { ids: people } = await candidatesOf(rita, job, { state: 'suggested' })
  expect([jobs, people]).toEqual([expect.arrayContaining([job]), expect.arrayContaining([ada.id])])
  expect(await logged(ada, 1)).toMatchObject([{ list: 'jobs', forId: ada.id, subjects: jobs, parts: { place: expect.any(Array) } }])
  expect(await logged(rita, 1)).toMatchObject([{ list: 'candidates', forId: job, subjects: people }])
})

test('a profile that is opened from a list is noted with the list; of others nothing is stored', async () => {
  const [ada, ben, rita] = [await student('Violin'), await student('Violin'), await signedUp(server, { type: 'recruiter' })]
  const stranger = await student('Juggling')
  const job = await jobFor(rita, 'Violin')
  await peersOf(ada)
  await candidatesOf(rita, job, { state: 'suggested' })
  await logged(ada, 1)
  for (const id of [ben.id, ben.id, stranger.id, ada.id]) await open(ada, id)
  await rita.client.call(recruiterviewed, { body: { jobId: job, studentId: ben.id } })
  await vi.waitFor(async () => expect(await logged(rita, 1)).toMatchObject([{ opened: [ben.id] }]), 10_000)
  const [shown] = await logged(ada, 1)
  expect(shown!.opened).toEqual(shown!.subjects.includes(stranger.id) ? expect.arrayContaining([ben.id, stranger.id]) : [ben.id])
  await open(stranger, ben.id)
  expect(await loggedByNow(stranger)).toEqual([])
})

test('everybody reads what they were suggested; who was suggested reads on which days, and nothing of to whom', async () => {
  const [ada, ben] = [await student('Puppetry'), await student('Puppetry', { name: 'Ben Puppeteer' })]
  await peersOf(ada, { results: 1 })
  await logged(ada, 1)
  await open(ada, ben.id)
  await vi.waitFor(async () => expect(await logged(ada, 1)).toMatchObject([{ opened: [ben.id] }]), 10_000)
  const [shown] = (await toldIn(ada)).suggestedToMe
  expect(shown).toMatchObject({ list: 'peers', entries: [{ place: 1, id: ben.id, name: 'Ben Puppeteer', opened: true }] })

  const day = new Date(server.clock.now()).toISOString().slice(0, 10)
  const bens = await toldIn(ben)
  expect(bens).toMatchObject({ suggestedToMe: [], suggestedToOthers: [{ day, list: 'peers', lists: 1 }] })
  expect(JSON.stringify(bens)).not.toContain(ada.id)

  await ben.client.call(hideProfile, { body: { profType: 'profile', profID: ben.id } })
  const [hidden] = (await toldIn(ada)).suggestedToMe
  expect(hidden!.entries).toEqual([expect.not.objectContaining({ id: ben.id, name: 'Ben Puppeteer' })])
})

test('an erased account is gone from the log, as viewer and as shown; the places of the others stay', async () => {
  const [ada, ben, rita] = [await student('Cooking'), await student('Cooking'), await signedUp(server, { type: 'recruiter' })]
  const job = await jobFor(rita, 'Cooking')
  await peersOf(ada)
  await peersOf(ben)
  await jobsOf(ada, { state: 'suggested' })
  await candidatesOf(rita, job, { state: 'suggested' })
  await logged(ada, 2)
  await logged(ben, 1)
  await open(ada, ben.id)
  await vi.waitFor(async () => {
    const [one, other] = await logged(ada, 2)
    expect([...one!.opened, ...other!.opened]).toEqual([ben.id])
  }, 10_000)
  const before = (await logged(ada, 2)).find(({ list }) => list === 'peers')!
  for (const person of [ben, rita]) {
    await person.client.call(deleteProfile, { params: { id: person.id }, body: { password: person.password } })
  }
  server.clock.advance(TAKE_BACK_DAYS * DAYS)
  await server.context.tasks.runDue()

  expect(await logged(ben, 0)).toEqual([])
  expect(await logged(rita, 0)).toEqual([])
  const rows = await logged(ada, 2)
  const peers = rows.find(({ list }) => list === 'peers')!
  expect(peers).toMatchObject({ opened: [], scores: before.scores })
  expect(peers.subjects).toEqual(before.subjects.map((id) => (id === ben.id ? null : id)))
  expect(rows.find(({ list }) => list === 'jobs')!.subjects).not.toContain(job)
  const all = await server.context.db.select().from(shownLists)
  expect(JSON.stringify(all)).not.toContain(ben.id)
  expect(JSON.stringify(all)).not.toContain(job)
})

test('a job that an erased recruiter leaves to its applicants keeps its place in their lists', async () => {
  const [ada, rita] = [await student('Photography'), await signedUp(server, { type: 'recruiter' })]
  const job = await jobFor(rita, 'Photography')
  await jobsOf(ada, { state: 'suggested' })
  await logged(ada, 1)
  await ada.client.call(changeJobStatus, { body: { bucket: 'suggested', event: 'saved', jobId: job, studentId: ada.id } })
  await rita.client.call(deleteProfile, { params: { id: rita.id }, body: { password: rita.password } })
  server.clock.advance(TAKE_BACK_DAYS * DAYS)
  await server.context.tasks.runDue()
  expect((await logged(ada, 1))[0]!.subjects).toContain(job)
})

test('a list is forgotten after its days, by the task that a process plans when it starts', async () => {
  const ada = await student('Biology')
  await student('Biology')
  await peersOf(ada)
  await logged(ada, 1)
  server.clock.advance(KEPT_DAYS * DAYS - HOURS)
  const startAnother = async () => {
    const other = await startServer({ LOG_SHOWN_LISTS: 'false' }, server)
    await vi.waitFor(() => other.app.ready())
    return other
  }
  const early = await startAnother()
  await server.context.tasks.runDue()
  await logged(ada, 1)
  await early.close()

  server.clock.advance(2 * HOURS)
  const late = await startAnother()
  await vi.waitFor(async () => {
    await server.context.tasks.runDue()
    expect(await loggedNow(ada)).toEqual([])
  }, 20_000)
  await late.close()
})

test('nothing is logged where the setting says so', async () => {
  const ada = await student('Statistics')
  await student('Statistics')
  const silent = await startServer({ LOG_SHOWN_LISTS: 'false' }, server)
  const own = client(silent.origin, ada.token)
  expect((await own.call(likeMe, { query: { id: ada.id } })).hits.total).toBeGreaterThan(0)
  await silent.close()
  expect(await loggedByNow(ada)).toEqual([])
})
