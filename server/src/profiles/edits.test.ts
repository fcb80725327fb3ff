import fc from 'fast-check'
import { CURRENT } from '@trellis/contract/texts/dates.ts'
import { signInWithToken } from '@trellis/contract/accounts/accounts.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { type BioSection, bioSections } from '@trellis/contract/profiles/profiles.ts'
import { getMultProfiles, getProfile, partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { anyProfile } from '@trellis/contract/profiles/profiles.samples.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { client } from '../platform/testing/client.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { profileChanged } from './profiles.events.ts'
import { asStored } from './sections/sections.ts'

let server: TestServer
let ada: Person
let changes = 0
beforeAll(async () => {
  server = await startServer()
  server.context.events.on(profileChanged, async () => void changes++)
  ada = await signedUp(server, { name: 'Ada Park', birthYear: 1990 })
})
afterAll(() => server.close())

const save = (type: string, data: Record<string, unknown>, who = ada) =>
  who.client.call(partialUpdate, { body: { userId: who.id, type, data } })
const read = async (who = ada) => (await who.client.call(getProfile, { params: { id: who.id } }))._source
const refused = (type: string, data: unknown, who = ada, userId = who.id) =>
  who.client.refused(partialUpdate, { body: { userId, type, data } })

const rows = (count: number, row: (at: number) => object) => Array.from({ length: count }, (_, at) => row(at))
const activities = (what: string, count: number) =>
  rows(count, (at) => ({
    name: `${what} ${at}`,
    titlePosition: `Member ${at}`,
    timeCommitment: 'medium',
    duration: `${at + 1} months`,
    tags: [`${what} skill ${at}`, 'Leadership'],
  }))
const entries = (what: string, count: number) => rows(count, (at) => ({ name: `${what} ${at}`, tags: [`${what} skill ${at}`] }))

describe('a section', () => {
  test('of a bio with 450 filled fields comes back as it was told', async () => {
    const school = {
      name: 'Lincoln',
      graduationYear: '2008',
      locationCity: 'Austin',
      locationState: 'TX',
      locationCountry: 'US',
      favoriteSubjects: entries('Subject', 5),
      sportsGames: activities('Sport', 4),
      clubsOrgs: activities('Club', 4),
      jobsInternshipsProjects: activities('Project', 4),
      otherInterests: activities('Interest', 4),
      otherTraining: entries('Training', 3),
      impactfulActivities: entries('Impact', 3),
      proudestAcomplishments: rows(3, (at) => ({ name: `Won ${at}` })),
    }
    const college = { ...school, degree: 'BSc', major: entries('Major', 2), minor: entries('Minor', 2) }
    const position = (at: number) => ({
      name: `Role ${at}`,
      companyInstitution: `Company ${at}`,
      workDescription: 'Did this and that.\n\nThen more of it.',
      startDate: Date.UTC(2010 + at, 0, 1),
      endDate: at === 4 ? CURRENT : Date.UTC(2011 + at, 0, 1),
      proudestAcomplishments: 'Built it',
      bestPartOfWorking: 'The people',
      canBeImproved: 'The coffee',
      tags: ['Leadership', `Role skill ${at}`],
    })
    const told = {
      ikigaiInfo: Object.fromEntries(Object.keys(bioSections.ikigaiInfo.shape).map((field) => [field, `My ${field}`])),
      highschoolInfo: school,
      collegeInfo: college,
      graduateInfo: college,
      professionalInfo: {
        positionsHeld: rows(5, position),
        clubsOrgs: activities('Guild', 4),
        otherInterests: activities('Hobby', 4),
        impactfulActivities: entries('Good', 3),
        aspirationalRole: 'Owner',
        adviceToSelf: 'Sleep',
      },
    }
    for (const [section, data] of Object.entries(told)) await save(section, data)
    expect(await read()).toMatchObject(told)
    expect(JSON.stringify(told).match(/":(?=["\d])|(?<=[[,])"[^"]+"(?=[,\]])/g)!.length).toBeGreaterThan(450)
  })

  test('keeps everything that any bio can hold', { timeout: 120_000 }, async () => {
    const person = await signedUp(server)
    // A person alone may not give any year of birth after any other.
    const admin = await signedUp(server, { type: 'advisor', superUser: true })
    const write = async (section: BioSection, data: object) => {
      const body = { userId: person.id, type: section, data: data as Record<string, unknown> }
      await admin.client.call(partialUpdate, { body })
      return (await read(person))[section]
    }
    await fc.assert(
      fc.asyncProperty(anyProfile, fc.constantFrom(...(Object.keys(bioSections) as BioSection[])), async (profile, section) => {
        if (section === 'generalInfo') profile.generalInfo.name ||= 'Ada'
        expect(await write(section, profile[section])).toMatchObject(asStored(profile[section]))
      }),
      { numRuns: 60 },
    )
  })

  test('reads dates in every form', async () => {
    const forms = ['9/2019', '09/15/2019', '2019', '2019-09', 'Sep 2019', 1_568_505_600_000, null, '', 'Current', CURRENT, '9999999999999']
    await save('professionalInfo', { positionsHeld: forms.map((startDate, at) => ({ name: `${at}`, startDate })) })
    const { positionsHeld } = (await read()).professionalInfo
    const [sep1, sep15, jan1] = [Date.UTC(2019, 8, 1), Date.UTC(2019, 8, 15), Date.UTC(2019, 0, 1)]
    const dates = [sep1, sep15, jan1, sep1, sep1, sep15, null, null, CURRENT, CURRENT, CURRENT]
    expect(positionsHeld.map(({ startDate }) => startDate)).toEqual(dates)
  })

  test('names skills as the vocabulary does, each once, and leaves others as they were typed', async () => {
    const tags = ['javascript', 'JAVASCRIPT, JavaScript programming', ' ', 'underwater basketry', 'LEADERSHIP, Underwater Basketry']
    await save('highschoolInfo', { otherTraining: tags.map((tag, at) => ({ name: `${at}`, tags: tag })) })
    expect((await read()).highschoolInfo.otherTraining.map((row) => row.tags)).toEqual([
      ['JavaScript programming'],
      ['JavaScript programming'],
      ['Other'],
      ['underwater basketry'],
      ['Leadership', 'Underwater Basketry'],
    ])
  })

  test('drops rows in which nothing was typed', async () => {
    await save('professionalInfo', { positionsHeld: [{}, { tags: 'Leadership' }, { workDescription: 'Cooked' }] })
    expect((await read()).professionalInfo.positionsHeld).toMatchObject([{ name: '', workDescription: 'Cooked' }])
  })

  test('changes the line that lists show, and the name also at sign-in', async () => {
    await save('professionalInfo', { positionsHeld: [{ name: 'Owner', companyInstitution: 'Blue Door' }] })
    await save('generalInfo', { name: 'Ada Long', birthYear: 1990, admin: true, membership: [newId()] })
    const { data } = await ada.client.call(getMultProfiles, { body: { mbrList: [ada.id] } })
    expect(data[0]!._source.generalInfo).toMatchObject({ name: 'Ada Long', headline: 'Owner at Blue Door' })
    expect((await read()).generalInfo).toMatchObject({ name: 'Ada Long', admin: false, membership: [] })
    expect((await ada.client.call(signInWithToken))._source.generalInfo.name).toBe('Ada Long')
  })

  test('tells nobody of a change that changes nothing', async () => {
    const data = { aspireTo: 'Sail', comesEasy: 'Knots' }
    const before = changes
    await save('ikigaiInfo', data)
    expect(changes).toBe(before + 1)
    await save('ikigaiInfo', { ...data, aspireTo: ' Sail ' })
    expect(changes).toBe(before + 1)
  })

  test('and another saved at the same time are both kept', async () => {
    const person = await signedUp(server)
    const professional = { positionsHeld: [{ name: 'Cook', companyInstitution: 'Inn' }] }
    await Promise.all([
      save('professionalInfo', professional, person),
      save('ikigaiInfo', { aspireTo: 'Sail' }, person),
      save('generalInfo', { name: 'Cy', birthYear: 1980 }, person),
    ])
    expect(await read(person)).toMatchObject({
      professionalInfo: professional,
      ikigaiInfo: { aspireTo: 'Sail' },
      generalInfo: { name: 'Cy' },
    })
  })

  test.each<[string, string, Record<string, unknown>, string]>([
    ['no name', 'generalInfo', {}, 'data.name'],
    ['an unknown field', 'ikigaiInfo', { secret: 'x' }, 'data.secret'],
    ['a number for a text', 'ikigaiInfo', { aspireTo: 7 }, 'data.aspireTo'],
    ['a text for a list', 'professionalInfo', { positionsHeld: 'x' }, 'data.positionsHeld'],
    ['a NUL character', 'ikigaiInfo', { aspireTo: 'a\u0000' }, 'data.aspireTo'],
    ['half a character', 'collegeInfo', { degree: '\udc00' }, 'data.degree'],
    ['half a character in a skill', 'collegeInfo', { major: [{ tags: ['\ud800'] }] }, 'data.major.0.tags'],
    ['a text that is too long', 'ikigaiInfo', { aspireTo: 'x'.repeat(5_001) }, 'data.aspireTo'],
    ['a script for a link', 'generalInfo', { name: 'A', liProfile: 'javascript:alert(1)' }, 'data.liProfile'],
    ['no year', 'highschoolInfo', { graduationYear: '1900' }, 'data.graduationYear'],
    ['no date', 'professionalInfo', { positionsHeld: [{ startDate: '13/2020' }] }, 'data.positionsHeld.0.startDate'],
    ['a date beyond all numbers', 'professionalInfo', { positionsHeld: [{ endDate: 2 ** 53 }] }, 'data.positionsHeld.0.endDate'],
    ['a level that is none', 'generalInfo', { name: 'A', level: 'phd' }, 'data.level'],
    ['three skills', 'highschoolInfo', { favoriteSubjects: [{ name: 'x', tags: ['a', 'b', 'c'] }] }, 'data.favoriteSubjects.0.tags'],
  ])('is refused with %s', async (_, type, data, field) => {
    const before = await read()
    const answer = await refused(type, data)
    expect(answer).toMatchObject({ status: 400, code: 'BadInput' })
    expect(Object.keys(answer.fields)).toEqual([field])
    expect(await read()).toEqual(before)
  })

  test.each(['', 'bio', 'constructor', 'toString', '__proto__'])('is not found by the edit type %j', async (type) => {
    const answer = await refused(type, {})
    expect(answer).toMatchObject({ status: 400, code: 'EditTypeNotFound', error: 'Edit type is not found' })
  })

  test('is refused where the body is no edit', async () => {
    expect(await refused('ikigaiInfo', [])).toMatchObject({ code: 'BadInput' })
    expect(await refused('ikigaiInfo', undefined)).toMatchObject({ code: 'BadInput' })
    expect(await ada.client.refused(partialUpdate, { body: { userId: ada.id, type: 'ikigaiInfo', data: {}, at: 1 } })).toMatchObject({
      code: 'BadInput',
    })
    const raw = (body: string) =>
      ada.client.raw('POST', '/profile/partialUpdate', { body, headers: { 'content-type': 'application/json' } })
    expect((await raw(`{"userId":"${ada.id}","type":"ikigaiInfo","data":{"__proto__":{"admin":true}}}`)).status).toBe(400)
    expect((await raw('{')).status).toBe(400)
    expect((await raw(JSON.stringify({ userId: ada.id, type: 'ikigaiInfo', data: { aspireTo: 'x'.repeat(1_048_576) } }))).status).toBe(413)
  })

  test('is changed by nobody but the person and super-users', async () => {
    const other = await signedUp(server)
    const recruiter = await signedUp(server, { type: 'recruiter' })
    const admin = await signedUp(server, { type: 'advisor', superUser: true })
    expect(await refused('ikigaiInfo', {}, other, ada.id)).toMatchObject({ status: 404, code: 'NotFound' })
    expect(await refused('ikigaiInfo', {}, recruiter)).toMatchObject({ status: 404, code: 'NotFound' })
    expect(await refused('ikigaiInfo', {}, admin, newId())).toMatchObject({ status: 404, code: 'NotFound' })
    const body = { userId: ada.id, type: 'ikigaiInfo', data: { aspireTo: 'Rest' } }
    expect(await client(server.origin).refused(partialUpdate, { body })).toMatchObject({ code: 'NotSignedIn' })
    expect((await admin.client.call(partialUpdate, { body })).data.message).toBe('Profile updated successfully')
    expect((await read()).ikigaiInfo.aspireTo).toBe('Rest')
  })
})

test('general information is taken back as it was read, and what another call changes only as it is', async () => {
  const person = await signedUp(server, { birthYear: 1990, generalInfo: { level: 'col' } })
  const { generalInfo } = await read(person)
  await save('generalInfo', { ...generalInfo, locationCity: 'Bergen' }, person)
  expect((await read(person)).generalInfo).toEqual({ ...generalInfo, locationCity: 'Bergen' })
  const changed = { ...generalInfo, email: 'other@school.example', hidden: true }
  expect(await refused('generalInfo', changed, person)).toMatchObject({
    code: 'BadInput',
    fields: { 'data.email': expect.any(String), 'data.hidden': expect.any(String) },
  })
})

describe('a birth year', () => {
  const told = (birthYear: string) => ({ name: 'Cy Reed', birthYear })
  const yearOf = async (person: Person) => (await read(person)).generalInfo.birthYear
  const sees = async (viewer: Person, { id }: Person) => (await viewer.client.raw('GET', `/profile/${id}`)).status === 200

  test('that becomes a minor’s protects at once, whatever it was before', async () => {
    const adult = await signedUp(server, { birthYear: 1980 })
    for (const [before, next] of [
      ['1980', '2011'],
      ['', '2010'],
      ['1980', ''],
    ] as const) {
      const cy = await signedUp(server, { name: 'Cy Reed', birthYear: before })
      expect(await sees(adult, cy)).toBe(before !== '')
      await save('generalInfo', told(next), cy)
      expect(await yearOf(cy)).toBe(next)
      expect(await sees(adult, cy)).toBe(false)
    }
  })

  test('of a minor shows no other minor, whoever gave it', async () => {
    const minor = await signedUp(server, { birthYear: 2011 })
    for (const before of [1980, 2010, '']) {
      const cy = await signedUp(server, { name: 'Cy Reed', birthYear: before })
      await save('generalInfo', told('2011'), cy)
      expect(await sees(cy, minor)).toBe(false)
    }
    expect(await sees(await signedUp(server, { birthYear: 2011 }), minor)).toBe(false)
  })

  test('may be corrected again and again', async () => {
    const cy = await signedUp(server, { birthYear: 1980 })
    const admin = await signedUp(server, { type: 'advisor', superUser: true })
    for (const year of ['2010', '1999', '', '2012']) {
      await save('generalInfo', told(year), cy)
      expect(await yearOf(cy)).toBe(year)
    }
    await admin.client.call(partialUpdate, { body: { userId: cy.id, type: 'generalInfo', data: told('1980') } })
    expect(await yearOf(cy)).toBe('1980')
  })
})
