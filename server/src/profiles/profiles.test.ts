import { IDLE_MINUTES } from '@trellis/contract/accounts/times.ts'
import { type BioSection, bioSections, type ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { searchProfiles } from '@trellis/contract/matching/peopleSearch.calls.ts'
import { getMultProfiles, getProfile, hideProfile, publishProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { block, follow } from '@trellis/contract/people/people.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type NewPerson, type Person, signedUp, tokenOf } from '../accounts/testing.ts'
import { client } from '../platform/testing/client.ts'
import { MINUTES, startServer, type TestServer } from '../platform/testing/server.ts'

let server: TestServer
let ada: Person
let viewer: Person
let recruiter: Person
let admin: Person
const grown = (person: NewPerson = {}) => signedUp(server, { birthYear: 1990, ...person })
const signIn = async (person: Person): Promise<Person> => {
  const token = await tokenOf(server, person)
  return { ...person, token, client: client(server.origin, token) }
}
const everybodySignsIn = async () => {
  ada = await signIn(ada)
  viewer = await signIn(viewer)
  recruiter = await signIn(recruiter)
  admin = await signIn(admin)
}
beforeAll(async () => {
  server = await startServer()
  ada = await grown({ name: 'Ada Park', generalInfo: { birthYear: 1990, gender: 'woman' } })
  viewer = await grown()
  recruiter = await signedUp(server, { type: 'recruiter' })
  admin = await signedUp(server, { type: 'advisor', superUser: true })
})
afterAll(() => server.close())

const read = (who: Person, id: string): Promise<ProfileRecord> => who.client.call(getProfile, { params: { id } })
const setHidden = async (who: Person, hidden: boolean, profType = 'profile') => {
  const input = { body: { profType, profID: who.id } }
  await (hidden ? who.client.call(hideProfile, input) : who.client.call(publishProfile, input))
}

describe('a profile', () => {
  test('shows strangers neither e-mail, birth year, gender nor lists', async () => {
    const { _source, can, followed } = await read(viewer, ada.id)
    expect(_source.generalInfo).toMatchObject({
      name: 'Ada Park',
      email: `${ada.email.slice(0, 2)}***`,
      birthYear: '',
      gender: '',
      resume: [],
      following: [],
      blocked: [],
      membership: [],
      admin: false,
      isConfirmed: true,
      hidden: false,
    })
    expect(Object.keys(_source)).toEqual([...Object.keys(bioSections), 'jobs', 'groups'])
    expect({ can, followed }).toEqual({ can: { edit: false, follow: true, block: true }, followed: false })
  })

  test('shows the person and super-users everything, but lists of people to the person alone', async () => {
    await ada.client.call(follow, { body: { userId: ada.id, targetId: viewer.id } })
    const self = await read(ada, ada.id)
    expect(self._source.generalInfo).toMatchObject({ email: ada.email, birthYear: '1990', following: [viewer.id] })
    expect(self.can).toEqual({ edit: true, follow: false, block: false })
    const supervised = await read(admin, ada.id)
    expect(supervised._source.generalInfo).toMatchObject({ email: ada.email, gender: 'woman', following: [] })
    expect(supervised.can).toEqual({ edit: true, follow: true, block: true })
  })

  test('tells whether the viewer follows the person, and how many of those do who are in lists', async () => {
    await recruiter.client.call(follow, { body: { userId: recruiter.id, targetId: ada.id } })
    const seen = await read(recruiter, ada.id)
    expect(seen.followed).toBe(true)
    expect(seen._source.generalInfo.followers).toBe(0)
    const student = await grown()
    await student.client.call(follow, { body: { userId: student.id, targetId: ada.id } })
    expect((await read(recruiter, ada.id))._source.generalInfo.followers).toBe(1)
    expect((await read(viewer, ada.id)).followed).toBe(false)
  })

  test.each([
    ['of another type', { params: () => ({ id: ada.id }), query: { profileType: 'recruiter' } }],
    ['of a recruiter', { params: () => ({ id: recruiter.id }) }],
    ['of nobody', { params: () => ({ id: newId() }) }],
  ])('%s is not there', async (_, { params, ...input }) => {
    const refused = await viewer.client.refused(getProfile, { params: params(), ...input })
    expect(refused).toMatchObject({ status: 404, code: 'NotFound' })
  })

  test.each([
    ['an id that is none', { params: { id: 'x' } }],
    ['an id of __proto__', { params: { id: '__proto__' } }],
    ['an unknown field', { params: { id: newId() }, query: { as: 'admin' } }],
    ['a type that is none', { params: { id: newId() }, query: { profileType: 'employer' } }],
  ])('is refused for %s', async (_, input) => {
    expect(await viewer.client.refused(getProfile, input)).toMatchObject({ status: 400, code: 'BadInput' })
  })

  test('needs a session that has not ended', async () => {
    const idle = await grown()
    expect(await client(server.origin).refused(getProfile, { params: { id: ada.id } })).toMatchObject({ status: 401, code: 'NotSignedIn' })
    server.clock.advance(IDLE_MINUTES * MINUTES)
    expect(await idle.client.refused(getProfile, { params: { id: idle.id } })).toMatchObject({ status: 401, code: 'SessionEnded' })
    await everybodySignsIn()
  })
})

describe('cards', () => {
  const cards = async (who: Person, mbrList: string[]) => (await who.client.call(getMultProfiles, { body: { mbrList } })).data

  test('come in the order asked, nobody twice, without those who are not there', async () => {
    const all = await cards(recruiter, [viewer.id, newId(), ada.id, recruiter.id, viewer.id])
    expect(all.map(({ _id }) => _id)).toEqual([viewer.id, ada.id])
    expect(await cards(recruiter, [])).toEqual([])
  })

  test('tell a person in a line', async () => {
    const person = await grown({
      name: 'Bea Long',
      bio: { highschoolInfo: { name: 'Lincoln' } },
      generalInfo: { birthYear: 1990, locationCity: 'Nairobi', level: 'hs' },
    })
    expect(await cards(viewer, [person.id])).toEqual([
      {
        _id: person.id,
        _source: {
          generalInfo: {
            name: 'Bea Long',
            level: 'hs',
            locationCity: 'Nairobi',
            locationState: '',
            locationCountry: '',
            profilePicture: '',
            headline: 'Student at Lincoln',
          },
        },
        type: 'student',
        ring: null,
        followed: false,
      },
    ])
  })

  test.each([
    ['101 people', { mbrList: Array.from({ length: 101 }, () => newId()) }],
    ['ids that are none', { mbrList: ['x'] }],
    ['no list', {}],
    ['an unknown field', { mbrList: [], page: 0 }],
  ])('are refused for %s', async (_, body) => {
    expect(await viewer.client.refused(getMultProfiles, { body })).toMatchObject({ code: 'BadInput' })
  })

  test('need a session', async () => {
    expect(await client(server.origin).refused(getMultProfiles, { body: { mbrList: [] } })).toMatchObject({ code: 'NotSignedIn' })
  })
})

/** Stands in every text of a bio that a hidden or blocked person has. */
const CANARY = 'canary7f3a'
const canaryBio = Object.fromEntries(
  Object.keys(bioSections)
    .filter((section): section is BioSection => section !== 'generalInfo')
    .map((section) => [
      section,
      section === 'ikigaiInfo'
        ? { aspireTo: CANARY }
        : section === 'professionalInfo'
          ? { positionsHeld: [{ name: CANARY, tags: CANARY }], adviceToSelf: CANARY }
          : { name: CANARY, clubsOrgs: [{ name: CANARY, titlePosition: CANARY }] },
    ]),
)

/** All that a viewer is answered about a person, by every call that could tell of them. */
async function everythingSeen(who: Person, id: string): Promise<string> {
  const replies = await Promise.all([
    who.client.raw('GET', `/profile/${id}`),
    who.client.raw('POST', '/profile/getMultProfiles', { body: { mbrList: [id] } }),
    who.client.raw('GET', `/profile/search/${CANARY}/true`),
    who.client.raw('GET', `/profile/search/-/true?size=100`),
    who.client.raw('GET', `/visitors/search?keyword=${CANARY}`),
  ])
  return (await Promise.all(replies.map((reply) => reply.text()))).join('\n')
}

describe('who is hidden, blocked or a minor', () => {
  test('appears nowhere while hidden, but to themselves and super-users', async () => {
    const hidden = await grown({ name: `Hidden ${CANARY}`, bio: canaryBio })
    expect(await everythingSeen(viewer, hidden.id)).toContain(CANARY)
    await setHidden(hidden, true)
    for (const who of [viewer, recruiter]) expect(await everythingSeen(who, hidden.id)).not.toMatch(new RegExp(`${CANARY}|${hidden.id}`))
    const { hits } = await viewer.client.call(searchProfiles, { params: { phrase: CANARY }, query: {} })
    expect(hits).toEqual({ hits: [], total: 0 })
    for (const who of [hidden, admin]) expect(await everythingSeen(who, hidden.id)).toContain(CANARY)
    expect((await read(hidden, hidden.id))._source.generalInfo.hidden).toBe(true)
    await setHidden(hidden, false)
    expect(await everythingSeen(viewer, hidden.id)).toContain(CANARY)
  })

  test('neither side of a block sees the other', async () => {
    const [one, other] = [await grown({ name: `One ${CANARY}` }), await grown({ name: `Other ${CANARY}` })]
    await one.client.call(block, { body: { userId: one.id, targetId: other.id } })
    expect(await everythingSeen(one, other.id)).not.toContain(other.id)
    expect(await everythingSeen(other, one.id)).not.toContain(one.id)
    expect((await read(one, one.id))._source.generalInfo.blocked).toEqual([other.id])
  })

  test.each([
    ['a minor', { birthYear: 2012 }],
    ['somebody of unknown age', { birthYear: '' }],
  ])('%s is hidden from grown people and from minors', async (_, age) => {
    const young = await signedUp(server, { name: `Young ${CANARY}`, ...age })
    const minor = await signedUp(server, { birthYear: 2011 })
    for (const who of [viewer, recruiter, minor]) expect(await everythingSeen(who, young.id)).not.toContain(young.id)
  })
})

describe('hiding and publishing', () => {
  test('may be done twice', async () => {
    const person = await grown()
    for (const hidden of [true, true, false, false]) {
      await setHidden(person, hidden, 'Normal')
      expect((await read(person, person.id))._source.generalInfo.hidden).toBe(hidden)
    }
  })

  test.each([
    [hideProfile, true],
    [publishProfile, false],
  ])('is the own profile alone', async (call, hidden) => {
    const body = { profType: 'profile', profID: ada.id }
    expect(await viewer.client.refused(call, { body })).toMatchObject({ status: 404, code: 'NotFound' })
    expect(await recruiter.client.refused(call, { body: { ...body, profID: recruiter.id } })).toMatchObject({ code: 'NotFound' })
    expect(await ada.client.refused(call, { body: { ...body, profType: 'employer' } })).toMatchObject({ code: 'NotFound' })
    expect(await ada.client.refused(call, { body: { ...body, hidden: true } })).toMatchObject({ code: 'BadInput' })
    expect(await client(server.origin).refused(call, { body })).toMatchObject({ code: 'NotSignedIn' })
    await setHidden({ ...admin, id: ada.id }, hidden)
    expect((await read(ada, ada.id))._source.generalInfo.hidden).toBe(hidden)
  })

  // A name with a space around it is another until it is read, and means the same afterwards.
  test.each([' profile', 'profile ', 'Normal\t'])('is the own profile alone under the name %j', async (profType) => {
    for (const call of [hideProfile, publishProfile]) {
      expect(await viewer.client.refused(call, { body: { profType, profID: ada.id } })).toMatchObject({ code: 'NotFound' })
    }
    expect((await read(ada, ada.id))._source.generalInfo.hidden).toBe(false)
  })
})
