import { setTimeout as pause } from 'node:timers/promises'
import { likeMe } from '@trellis/contract/matching/matching.ts'
import { getProfile, partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eraseAccount } from '../accounts/leaving/erasing.actions.ts'
import { type Person, signedUp } from '../accounts/testing.ts'
import { candidatesOf, jobOf, jobsOf, studentWith } from '../jobs/testing.ts'
import { archiveOf } from '../personal/testing.ts'
import { MINUTES, startServer, type TestServer } from '../platform/testing/server.ts'
import { vocabulary } from '../vocabulary/shippedVocabulary.ts'
import { forgetShown, keepSkillsOf } from './shownLists.actions.ts'
import { shownLists } from './shownLists.tables.ts'

// What waits for so long is written: the log gathers for a second.
const UNTIL_WRITTEN_MS = 2_000

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const college = { generalInfo: { level: 'col' } } as const
const student = (skills: readonly string[], name = 'Somebody') => studentWith(server, skills, { ...college, name })
const peersOf = ({ id, client }: Person) => client.call(likeMe, { query: { id, results: 100 } })
const open = (viewer: Person, id: Id) => viewer.client.call(getProfile, { params: { id }, query: {} })
const idOf = (skill: string): string => vocabulary.skillOf(skill)!.id
const everything = () => server.context.db.select().from(shownLists)
const loggedFor = ({ id }: Person, count = 1) =>
  vi.waitFor(async () => {
    const rows = await server.context.db.select().from(shownLists).where(eq(shownLists.viewerId, id))
    expect(rows).toHaveLength(count)
    return rows
  }, 10_000)

/** Erases somebody. @param whileOpen what happens before it is committed */
const erase = ({ id }: Person, whileOpen: () => Promise<void> = async () => {}) =>
  server.context.db.transaction(async (tx) => {
    await eraseAccount(server.context, tx, id)
    await whileOpen()
  })

test.each([
  ['before it is written', async () => {}],
  ['while it is written', () => pause(UNTIL_WRITTEN_MS)],
])('whoever is erased %s is not in a list that was shown before, as viewer or as shown', async (_when, whileOpen) => {
  const skills = ['Beekeeping', 'Calligraphy', 'Genealogy']
  const [ada, ben, rita] = [await student(skills), await student(skills), await signedUp(server, { type: 'recruiter' })]
  const job = await jobOf(rita, skills, { level: 'col' })
  const shown = (await peersOf(ada)).hits.hits.map(({ _id }) => _id)
  await peersOf(ben)
  expect((await jobsOf(ada, { state: 'suggested' })).ids).toContain(job)
  expect((await candidatesOf(rita, job, { state: 'suggested' })).ids).toContain(ben.id)
  await open(ada, ben.id)
  await erase(ben, whileOpen)
  const peers = (await loggedFor(ada, 2)).find(({ list }) => list === 'peers')!
  const at = shown.indexOf(ben.id)
  expect(at).toBeGreaterThanOrEqual(0)
  expect(peers.subjects).toEqual(shown.map((id) => (id === ben.id ? null : id)))
  expect(peers.skills![at]).toEqual({})
  expect((await loggedFor(rita))[0]!.subjects).toContain(null)
  expect(JSON.stringify(await everything())).not.toContain(ben.id)
})

test('a job that goes with whoever posted it is in no list that was shown before', async () => {
  const skills = ['Puppetry', 'Violin', 'Genealogy']
  const [ada, rita] = [await student(skills), await signedUp(server, { type: 'recruiter' })]
  const job = await jobOf(rita, skills, { level: 'col' })
  expect((await jobsOf(ada, { state: 'suggested' })).ids).toContain(job)
  await candidatesOf(rita, job, { state: 'suggested' })
  await erase(rita)
  expect((await loggedFor(ada))[0]!.subjects).toContain(null)
  const all = JSON.stringify(await everything())
  for (const id of [job, rita.id]) expect(all).not.toContain(id)
})

test('that a profile was opened is not logged while the person is erased', async () => {
  const skills = ['Juggling', 'Sewing', 'Genealogy']
  const [ada, ben] = [await student(skills), await student(skills)]
  await peersOf(ada)
  expect((await loggedFor(ada))[0]!.subjects).toContain(ben.id)
  await open(ada, ben.id)
  await erase(ben, () => pause(UNTIL_WRITTEN_MS))
  await pause(UNTIL_WRITTEN_MS)
  expect((await loggedFor(ada))[0]!.opened).toEqual([])
})

test('a skill that goes from a bio goes from the lists in which it was shared, after a minute', async () => {
  const [ada, ben, carl] = [
    await student(['Pottery', 'Welding', 'Photography'], 'Ada Potter'),
    await student(['Pottery', 'Welding', 'Photography'], 'Ben Welder'),
    await student(['Pottery', 'Welding', 'Photography'], 'Carl Welder'),
  ]
  for (const one of [ada, ben]) await peersOf(one)
  await Promise.all([ada, ben].map((one) => loggedFor(one)))
  const skillsIn = async (viewer: Person, { id }: Person) => {
    const [page] = await loggedFor(viewer)
    return Object.keys(page!.skills![page!.subjects.indexOf(id)]!)
  }
  const toldOf = async (viewer: Person) => {
    const { data } = (await archiveOf(viewer)) as unknown as {
      data: { suggestedToMe: { entries: { name?: string; pointsBySkill?: object }[] }[] }
    }
    const { entries } = data.suggestedToMe[0]!
    return Object.keys(entries.find(({ name }) => name === 'Ben Welder')!.pointsBySkill!)
  }
  const [welding, pottery, photography] = ['Welding', 'Pottery', 'Photography'].map(idOf)
  expect(await skillsIn(ada, ben)).toEqual(expect.arrayContaining([welding, pottery, photography]))
  expect(await toldOf(ada)).toContain('Welding')

  const save = (tags: readonly string[]) =>
    ben.client.call(partialUpdate, {
      body: { userId: ben.id, type: 'highschoolInfo', data: { clubsOrgs: tags.map((tag) => ({ name: tag, tags: [tag] })) } },
    })
  await save(['Pottery', 'Photography', 'Chess'])
  server.clock.advance(MINUTES)
  await server.context.tasks.runDue()
  for (const [viewer, other] of [
    [ada, ben],
    [ben, ada],
    [ben, carl],
  ] as const) {
    expect((await skillsIn(viewer, other)).toSorted()).toEqual([pottery, photography].toSorted())
  }
  expect(await skillsIn(ada, carl)).toContain(welding)
  expect(await toldOf(ada)).not.toContain('Welding')
})

test('skills go from the log while somebody is erased, and neither waits for the other', async () => {
  const { context, clock } = server
  const [viewer, withdraws] = [await signedUp(server), await signedUp(server)]
  const [first, second] = [newId(clock.now()), newId(clock.now())]
  const page = (place: number, other: Id): typeof shownLists.$inferInsert => ({
    id: newId(clock.now()),
    viewerId: viewer.id,
    forId: viewer.id,
    list: 'peers',
    day: `2026-01-0${place}`,
    shownAt: new Date(clock.now()),
    firstPlace: 1,
    subjects: [withdraws.id, other],
    scores: [50, 40],
    parts: {},
    skills: [{ kept: 2, withdrawn: 1 }, { kept: 3 }],
  })
  for (const [at, other] of [first, second].entries()) await context.db.insert(shownLists).values(page(at + 1, other))
  let withdrawing: Promise<void> | undefined
  await context.db.transaction(async (tx) => {
    await forgetShown(context, tx, [second])
    withdrawing = keepSkillsOf(context.db, withdraws.id, ['kept'])
    await pause(300)
    await forgetShown(context, tx, [first])
  })
  await withdrawing
  for (const { subjects, skills } of await loggedFor(viewer, 2)) {
    expect({ subjects, skills }).toEqual({ subjects: [withdraws.id, null], skills: [{ kept: 2 }, {}] })
  }
})
