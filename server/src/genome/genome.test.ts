import { getGenome, getTags, takeGeneSnapshot } from '@trellis/contract/genome/genome.calls.ts'
import { genomeNodes } from '@trellis/contract/genome/genome.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { hideProfile, partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newcomer, type NewPerson, type Person, signedUp, tokenOf } from '../accounts/testing.ts'
import { client } from '../platform/testing/client.ts'
import { HOURS, startServer, type TestServer } from '../platform/testing/server.ts'
import { genomeSnapshots } from './genome.tables.ts'
import { shippedPopulation } from './population/population.ts'
import { vocabulary } from '../vocabulary/shippedVocabulary.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const DAY = 24 * HOURS
const clubs = (...tags: string[]) => tags.map((tag) => ({ name: `Club of ${tag}`, tags: [tag] }))
const student = (tags: string[] = [], person: NewPerson = {}): Promise<Person> =>
  signedUp(server, { birthYear: 1990, bio: { highschoolInfo: { clubsOrgs: clubs(...tags) } }, ...person })
async function genomeOf(person: Person, id = person.id) {
  return (await person.client.call(getGenome, { params: { id } })).data
}
const take = (person: Person, profID = person.id) => person.client.call(takeGeneSnapshot, { body: { profID } })

async function setClubs(person: Person, ...tags: string[]): Promise<void> {
  const data = { clubsOrgs: clubs(...tags) }
  server.clock.advance(1)
  await person.client.call(partialUpdate, { body: { userId: person.id, type: 'highschoolInfo', data } })
}

describe('getTags', () => {
  test('answers the whole vocabulary with its version', async () => {
    const recruiter = await signedUp(server, { type: 'recruiter' })
    const { data } = await recruiter.client.call(getTags)
    expect(data.version).toBe(vocabulary.version)
    expect(data.skills).toEqual(vocabulary.skills)
    expect(await client(server.origin).refused(getTags)).toMatchObject({ status: 401 })
  })
})

describe('a genome', () => {
  test('follows the bio: signature, lift and where each node comes from', async () => {
    const ada = await student(['Python', 'Chess'])
    const { signature, lift, nodes, entries } = await genomeOf(ada)
    const at = (node: (typeof genomeNodes)[number]) => genomeNodes.indexOf(node)
    expect(signature![at('dataScience')]).toBeGreaterThan(0)
    expect(lift![at('dataScience')]).toBeGreaterThan(1)
    expect(nodes.map(({ name, weight }) => [name, weight])).toEqual(genomeNodes.map((node, i) => [node, signature![i]]))
    expect(nodes[at('dataScience')]!.label).toBe('Computing and data')
    expect(entries.map(({ name, section }) => [name, section])).toEqual([
      ['Club of Python', 'highschoolInfo'],
      ['Club of Chess', 'highschoolInfo'],
    ])
    expect(entries[0]!.shares['dataScience']).toBeGreaterThan(0)

    await setClubs(ada, 'Cooking')
    const later = await genomeOf(ada)
    expect(later.signature![at('dataScience')]).toBe(0)
    expect(later.signature![at('culinary')]).toBeGreaterThan(0)
  })

  test('is nothing yet before the first entry, and nothing again after the last', async () => {
    const nodes = genomeNodes.map((name) => ({ name, weight: 0 }))
    const nothing = { signature: null, lift: null, entries: [], nodes }
    const ada = await student()
    expect(await genomeOf(ada)).toMatchObject({ ...nothing, snapshots: [] })
    await setClubs(ada, 'Python')
    await setClubs(ada)
    expect(await genomeOf(ada)).toMatchObject(nothing)
  })

  test('shows others no entries and no snapshots', async () => {
    const [ada, ben] = [await student(['Python']), await student(['Chess'])]
    const { signature, lift, nodes, ...own } = await genomeOf(ada)
    expect(own.snapshots).toHaveLength(1)
    expect(await genomeOf(ben, ada.id)).toEqual({ signature, lift, nodes, entries: [], snapshots: [] })
  })

  test('is not there for those who may not see the person, nor where there is no student', async () => {
    const [ada, ben] = [await student(['Python']), await student()]
    await ada.client.call(hideProfile, { body: { profType: 'profile', profID: ada.id } })
    const minor = await student(['Chess'], { birthYear: 2012 })
    const unconfirmed = await newcomer(server, { birthYear: 1990 })
    const recruiter = await signedUp(server, { type: 'recruiter' })
    for (const { id } of [ada, minor, unconfirmed, recruiter, { id: newId() }]) {
      expect(await ben.client.refused(getGenome, { params: { id } })).toMatchObject({ status: 404 })
    }
    expect(await recruiter.client.refused(getGenome, { params: { id: recruiter.id } })).toMatchObject({ status: 404 })
    expect(await ben.client.refused(getGenome, { params: { id: 'me' } })).toMatchObject({ status: 400 })
    expect(await client(server.origin).refused(getGenome, { params: { id: ben.id } })).toMatchObject({ status: 401 })
    expect((await genomeOf(ada)).signature).not.toBeNull()
  })
})

describe('a snapshot', () => {
  const times = async (person: Person) => (await genomeOf(person)).snapshots.map(({ takenAt }) => takenAt)

  test('keeps the genome with its date and the versions it was made with', async () => {
    const ada = await student(['Python'])
    const { success } = await take(ada)
    const { signature, snapshots } = await genomeOf(ada)
    expect(snapshots).toEqual([
      {
        id: success,
        takenAt: expect.any(Number),
        signature,
        vocabularyVersion: vocabulary.version,
        populationVersion: shippedPopulation.version,
      },
    ])
  })

  test('asked for twice on one day, or ten times at once, is one; on another day it is another', async () => {
    const ada = await student(['Python'])
    const first = await take(ada)
    const clicks = await Promise.all(Array.from({ length: 10 }, () => take(ada)))
    expect(clicks).toEqual(Array(10).fill(first))
    server.clock.advance(DAY)
    const ofToday = { ...ada, client: client(server.origin, await tokenOf(server, ada)) }
    expect(await take(ofToday)).not.toEqual(first)
    expect(await times(ofToday)).toHaveLength(2)
  })

  test('is kept twenty times a day, however often the genome changes', async () => {
    const ada = await student()
    for (let times = 0; times < 20; times++) {
      await setClubs(ada, times % 2 === 0 ? 'Python' : 'Chess')
      await take(ada)
    }
    await setClubs(ada, 'Cooking')
    expect(await ada.client.refused(takeGeneSnapshot, { body: { profID: ada.id } })).toMatchObject({
      status: 429,
      error: 'You kept 20 snapshots of your genome today. Please keep the next one tomorrow.',
    })
    server.clock.advance(DAY)
    await take({ ...ada, client: client(server.origin, await tokenOf(server, ada)) })
  })

  test('is kept once a day by whoever has 200 of them', async () => {
    const ada = await student()
    await setClubs(ada, 'Python')
    await take(ada)
    const { db } = server.context
    const [first] = await db.select().from(genomeSnapshots).where(eq(genomeSnapshots.profileId, ada.id))
    const takenAt = new Date(server.clock.now() - 9 * DAY)
    await db.insert(genomeSnapshots).values(Array.from({ length: 199 }, () => ({ ...first!, id: newId(), takenAt })))
    await setClubs(ada, 'Chess')
    const again = { ...ada, client: client(server.origin, await tokenOf(server, ada)) }
    expect(await again.client.refused(takeGeneSnapshot, { body: { profID: ada.id } })).toMatchObject({
      status: 429,
      error: 'You have kept 200 snapshots or more, and the last one today. Please keep the next one tomorrow.',
    })
    server.clock.advance(DAY)
    await take({ ...ada, client: client(server.origin, await tokenOf(server, ada)) })
  })

  test('is made by changes, one a day, the last of it; one that was asked for stays', async () => {
    const ada = await student()
    expect(await times(ada)).toEqual([])
    await setClubs(ada, 'Python')
    await setClubs(ada, 'Chess')
    expect(await times(ada)).toHaveLength(1)
    expect((await genomeOf(ada)).snapshots[0]!.signature).toEqual((await genomeOf(ada)).signature)

    await take(ada)
    const kept = (await genomeOf(ada)).snapshots
    await setClubs(ada, 'Cooking')
    await setClubs(ada, 'Cooking', 'Fencing')
    const { snapshots } = await genomeOf(ada)
    expect(snapshots).toHaveLength(2)
    expect(snapshots[0]).toEqual(kept[0])
  })

  test('is not made by a change that the genome does not show', async () => {
    const ada = await student(['Python'])
    const before = await times(ada)
    const data = { aspirationalRole: 'To teach' }
    await ada.client.call(partialUpdate, { body: { userId: ada.id, type: 'professionalInfo', data } })
    expect(await times(ada)).toEqual(before)
  })

  test('is for the student and super-users, and of a genome that is there', async () => {
    const [ada, ben] = [await student(['Python']), await student()]
    const superUser = await signedUp(server, { superUser: true })
    const recruiter = await signedUp(server, { type: 'recruiter' })
    const body = { profID: ada.id }
    expect(await take(superUser, ada.id)).toEqual({ success: (await genomeOf(ada)).snapshots[0]!.id })
    expect(await client(server.origin).refused(takeGeneSnapshot, { body })).toMatchObject({ status: 401 })
    expect(await ben.client.refused(takeGeneSnapshot, { body })).toMatchObject({ status: 404 })
    expect(await recruiter.client.refused(takeGeneSnapshot, { body })).toMatchObject({ status: 403 })
    expect(await ben.client.refused(takeGeneSnapshot, { body: { profID: ben.id } })).toMatchObject({ status: 404 })
    const unknown = { body: { profID: ben.id, takenAt: 0 } }
    expect(await ben.client.refused(takeGeneSnapshot, unknown)).toMatchObject({ status: 400 })
    const nobody = { body: { profID: newId() } }
    expect(await superUser.client.refused(takeGeneSnapshot, nobody)).toMatchObject({ status: 404 })
  })
})
