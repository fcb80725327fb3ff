import { newId } from '@trellis/contract/wire/ids.ts'
import { findPeople, likeMe, type Match } from '@trellis/contract/matching/matching.ts'
import { block, removeRoleModel, restoreRoleModel } from '@trellis/contract/people/people.ts'
import { hideProfile, partialUpdate, publishProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { type NewPerson, type Person, signedUp } from '../accounts/testing.ts'
import { join, joinAs, showing } from '../memberships/testing.ts'
import { client } from '../platform/testing/client.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const clubs = (...tags: string[]) => tags.map((tag) => ({ name: tag, tags: [tag] }))
type General = NonNullable<NewPerson['generalInfo']>

/** An adult with these skills. */
function student(tags: string[], generalInfo: General = {}, bio: NewPerson['bio'] = {}): Promise<Person> {
  const { name = '' } = generalInfo
  const skills = { highschoolInfo: { clubsOrgs: clubs(...tags) } }
  return signedUp(server, { birthYear: 1990, name, generalInfo, bio: { ...skills, ...bio } })
}

function worked(years: number) {
  const position = { name: 'Engineer', startDate: `1/${2026 - years}`, endDate: 'Current', tags: ['Python'] }
  return { professionalInfo: { positionsHeld: [position] } }
}

type Query = Partial<z.input<(typeof likeMe)['description']['query']>>
type Body = Partial<z.input<(typeof findPeople)['description']['body']>>

async function like(person: Person, query: Query = {}) {
  const { hits } = await person.client.call(likeMe, { query: { id: person.id, results: 100, ...query } })
  return { ...hits, ids: hits.hits.map(({ _id }) => _id) }
}

async function find(person: Person, body: Body = {}) {
  const { hits } = await person.client.call(findPeople, { body: { userId: person.id, size: 100, ...body } })
  return { ...hits, ids: hits.hits.map(({ _id }) => _id) }
}

describe('whom matches hold', () => {
  test('role models are ahead by level, or by a year at one level; peers share the level', async () => {
    const ada = await student(['Python'], { level: 'ep' }, worked(2))
    const younger = await student(['Python'], { level: 'col' })
    const peer = await student(['Python'], { level: 'ep' }, worked(2))
    const ahead = await student(['Python'], { level: 'ep' }, worked(4))
    const above = await student(['Python'], { level: 'ap' })

    const roleModels = await like(ada, { roleModels: 'true' })
    expect(roleModels.ids.toSorted()).toEqual([ahead.id, above.id].toSorted())
    expect(await find(ada, { pplType: 'rolemodels' })).toEqual(roleModels)
    const peers = await like(ada)
    expect(peers.ids.toSorted()).toEqual([peer.id, ahead.id].toSorted())
    expect(await find(ada, { pplType: 'likeme' })).toEqual(peers)
    const all = await find(ada)
    expect(all.ids).toEqual(expect.arrayContaining([younger.id, peer.id, ahead.id, above.id]))
    expect(all.ids).not.toContain(ada.id)
  })

  test('a role model taken out is suggested no more, until put back', async () => {
    const ada = await student(['Fencing'], { level: 'hs' })
    const model = await student(['Fencing'], { level: 'ap', name: 'Zoe Model' })
    const input = { params: { userId: ada.id }, body: { targetId: model.id } }
    await ada.client.call(removeRoleModel, input)
    expect((await like(ada, { roleModels: 'true' })).ids).not.toContain(model.id)
    expect((await find(ada, { pplType: 'all' })).ids).toContain(model.id)
    await ada.client.call(restoreRoleModel, input)
    expect((await like(ada, { roleModels: 'true' })).ids).toContain(model.id)
  })

  test('hiding, showing and blocking count at once', async () => {
    const [ada, ben] = [await student(['Sailing']), await student(['Sailing'])]
    const body = { profType: 'profile', profID: ben.id }
    await ben.client.call(hideProfile, { body })
    expect((await find(ada)).ids).not.toContain(ben.id)
    await ben.client.call(publishProfile, { body })
    expect((await find(ada)).ids).toContain(ben.id)
    await ben.client.call(block, { body: { userId: ben.id, targetId: ada.id } })
    expect((await find(ada)).ids).not.toContain(ben.id)
    expect((await find(ben)).ids).not.toContain(ada.id)
  })

  test('minors are seen in a group that shows them, by its mentors and by each other, and see adults', async () => {
    const [minor, other] = [await signedUp(server, { birthYear: 2012 }), await signedUp(server, { birthYear: 2011 })]
    const [teacher, stranger] = [await student(['Teaching']), await student(['Teaching'])]
    const [group, ofBoth] = [newId(), newId()]
    for (const id of [group, ofBoth]) await showing(server, id, 'everybody')
    await join(server, group, minor)
    await joinAs(server, 'mentor', group, teacher)
    expect((await find(minor)).ids).toEqual(expect.arrayContaining([teacher.id, stranger.id]))
    expect((await find(minor)).ids).not.toContain(other.id)
    expect((await find(teacher)).ids).toContain(minor.id)
    expect((await find(teacher)).ids).not.toContain(other.id)
    expect((await find(stranger)).ids).not.toContain(minor.id)
    await join(server, ofBoth, minor, other)
    expect((await find(minor)).ids).toContain(other.id)
  })
})

describe('filters', () => {
  test('keep levels, places in any writing, and groups that the searcher belongs to', async () => {
    const ada = await student(['Chess'])
    const place = { locationCity: 'Zürich', locationState: 'ZH', locationCountry: 'CH' }
    const zurich = await student(['Chess'], { level: 'gs', ...place })
    const bern = await student(['Chess'], { level: 'ap', locationCity: 'Bern', locationCountry: 'CH' })
    const ids = async (body: Body) => (await find(ada, body)).ids.toSorted()
    expect(await ids({ locationFilter: { city: 'ZURICH' } })).toEqual([zurich.id])
    expect(await ids({ locationFilter: { country: 'ch' } })).toEqual([zurich.id, bern.id].toSorted())
    expect(await ids({ locationFilter: { country: 'ch', state: 'zh' } })).toEqual([zurich.id])
    expect(await ids({ locationFilter: { country: 'CH' }, level: ['ap', 'hs'] })).toEqual([bern.id])

    const [own, foreign] = [newId(), newId()]
    await join(server, own, ada, bern)
    await join(server, foreign, zurich)
    expect(await ids({ membership: [own] })).toEqual([bern.id])
    expect(await ids({ membership: [own, foreign] })).toEqual([bern.id])
    expect(await ids({ membership: [foreign] })).toEqual([])
    expect(await ids({ cohortID: newId() })).toEqual([])
  })

  test('find words in spite of typos and accents, and names', async () => {
    const ada = await student(['Chess'], { level: 'gs' })
    const easy = (comesEasy: string) => ({ ikigaiInfo: { comesEasy } })
    const jose = await student(['Chess'], { level: 'gs', name: 'José Núñez' }, easy('Baking sourdough'))
    const writer = await student(['Chess'], { level: 'gs' }, easy('Writing about Jose'))
    for (const keyword of ['sourdough', 'SOURDOGH', 'baking sour', 'nunez']) {
      expect((await find(ada, { keyword })).ids).toEqual([jose.id])
    }
    expect((await find(ada, { keyword: 'jose' })).ids.toSorted()).toEqual([jose.id, writer.id].toSorted())
    expect((await like(ada, { name: 'jose' })).ids).toEqual([jose.id])
    expect((await like(ada, { name: 'jose', keyword: 'baking' })).ids).toEqual([jose.id])
    expect(await find(ada, { keyword: 'xylophonists' })).toMatchObject({ hits: [], total: 0 })
  })
})

describe('a match', () => {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const expectAddedUp = ({ score, parts, reasons }: Match): void => {
    expect(parts.genome + parts.tags + parts.related + parts.text).toBeCloseTo(score, 9)
    expect(sum(reasons.map(({ points }) => points))).toBeCloseTo(score, 9)
    expect(reasons.length).toBeGreaterThan(0)
  }

  test('says why: parts and reasons add up to the score, and who is more alike comes first', async () => {
    const words = { ikigaiInfo: { comesEasy: 'Repairing violins and teaching children' } }
    const ada = await student(['Python', 'Machine learning', 'Violin'], { level: 'col' }, words)
    const twin = await student(['Python', 'Machine learning', 'Violin'], { level: 'col' }, words)
    const other = await student(['Welding', 'Carpentry'], { level: 'col' })
    const { hits, ids } = await find(ada)
    expect(ids[0]).toBe(twin.id)
    expect(ids.indexOf(other.id)).toBeGreaterThan(0)
    hits.slice(1).forEach(({ score }, at) => expect(score).toBeLessThan(hits[at]!.score + 0.001))
    hits.forEach(expectAddedUp)
    const [best] = hits
    expect(best!.score).toBeGreaterThan(70)
    const kinds = best!.reasons.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['sharedNode', 'sharedTag', 'sharedWords']))
    expect(best).toMatchObject({ type: 'student', followed: false, _source: { generalInfo: { name: twin.name } } })
    expect(sum(best!.signature)).toBeGreaterThan(1)
  })

  test('quotes what they wrote about what both have, in a list and a search, and nothing where they wrote nothing', async () => {
    const ada = await student(['Beekeeping', 'Baking'])
    const role = { name: 'Hives of the valley', titlePosition: 'Looked after bees before school', tags: ['Beekeeping'] }
    const ben = await student([], {}, { highschoolInfo: { clubsOrgs: [role] } })
    const cora = await student(['Beekeeping'])
    const quotes = (hits: Match[]) => [ben, cora].map(({ id }) => hits.find(({ _id }) => _id === id)?.quote)
    const quote = { text: 'Looked after bees before school', of: 'Hives of the valley', skill: '' }
    expect(quotes((await like(ada)).hits)).toEqual([quote, undefined])
    expect(quotes((await find(ada)).hits)).toEqual([quote, undefined])
  })

  test('is there for somebody without a genome, and says so', async () => {
    const newcomer = await signedUp(server, { birthYear: 1990, bio: { ikigaiInfo: { comesEasy: 'Repairing violins and robots' } } })
    const falconer = await student(['Welding'], {}, { ikigaiInfo: { comesEasy: 'Repairing violins and robots' } })
    const { hits, total } = await find(newcomer)
    expect(total).toBeGreaterThan(10)
    expect(hits[0]!._id).toBe(falconer.id)
    expect(hits[0]!.parts.text).toBeGreaterThan(0)
    hits.forEach(expectAddedUp)
    const words = hits.flatMap(({ reasons }) => reasons.map(({ words }) => words))
    expect(words).toContain('One of you has no genome to compare yet')
    expect((await find(falconer)).hits.find(({ _id }) => _id === newcomer.id)!.signature).toEqual(Array(31).fill(0))
    const nothing = await signedUp(server, { birthYear: 1990 })
    const none = await find(nothing)
    expect(none.total).toBeGreaterThan(10)
    none.hits.forEach(expectAddedUp)
  })

  test('follows a change of either bio at once', async () => {
    const [ada, ben] = [await student(['Ceramics'], { level: 'gs' }), await student(['Boxing'], { level: 'gs' })]
    const before = (await find(ada)).hits.find(({ _id }) => _id === ben.id)!
    const data = { clubsOrgs: clubs('Ceramics') }
    await ben.client.call(partialUpdate, { body: { userId: ben.id, type: 'highschoolInfo', data } })
    const after = (await find(ada)).hits.find(({ _id }) => _id === ben.id)!
    expect(after.score).toBeGreaterThan(before.score * 2)
    expect(after.reasons.some(({ tag }) => tag === 'Ceramics')).toBe(true)
    expect((await find(ben)).ids[0]).toBe(ada.id)
  })
})

describe('calls of matching', () => {
  test('are for students themselves', async () => {
    const [ada, ben] = [await student([]), await student([])]
    const recruiter = await signedUp(server, { type: 'recruiter' })
    for (const [person, id, status] of [
      [ada.client, ben.id, 404],
      [recruiter.client, recruiter.id, 403],
      [client(server.origin), ada.id, 401],
    ] as const) {
      expect(await person.refused(likeMe, { query: { id } })).toMatchObject({ status })
      expect(await person.refused(findPeople, { body: { userId: id } })).toMatchObject({ status })
    }
  })

  test.each<[string, object]>([
    ['results', { results: 101 }],
    ['page', { page: -1 }],
    ['roleModels', { roleModels: 'perhaps' }],
    ['keyword', { keyword: 'x'.repeat(201) }],
    ['unknown', { unknown: '1' }],
  ])('refuse a wrong %s of likeMe', async (field, query) => {
    const ada = await student([])
    const refused = await ada.client.refused(likeMe, { query: { id: ada.id, ...query } })
    expect(refused).toMatchObject({ status: 400, fields: { [field]: expect.anything() } })
  })

  test.each<[string, object]>([
    ['pplType', { pplType: 'strangers' }],
    ['level', { level: ['kindergarten'] }],
    ['membership.0', { membership: ['mine'] }],
    ['locationFilter.planet', { locationFilter: { planet: 'Mars' } }],
    ['size', { size: 0 }],
    ['keyword', { keyword: 'a\u0000b' }],
    ['admin', { admin: true }],
  ])('refuse a wrong %s of findPeople', async (field, body) => {
    const ada = await student([])
    const refused = await ada.client.refused(findPeople, { body: { userId: ada.id, ...body } })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.fields)[0]).toContain(field.split('.')[0])
  })
})
