import { createProfile, getRecruiter, signIn, signUp, validateHash } from '@trellis/contract/accounts/accounts.ts'
import { getProfile, partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyOf, mailedHash, mailsTo, newcomer, type Person, signedUp } from '../accounts/testing.ts'
import { client } from '../platform/testing/client.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import type { NewPosting } from '../postings/postings.actions.ts'
import { posted } from '../postings/testing.ts'

let server: TestServer
let stranger: ReturnType<typeof client>
beforeAll(async () => {
  server = await startServer()
  stranger = client(server.origin)
})
afterAll(() => server.close())

const password = keyOf('Secret-123')
const general = (email: string) => ({ email, password, name: 'Ada Park' })
const own = async ({ client: as, id }: Person) => (await as.call(getProfile, { params: { id } }))._source

describe('signing up by the link of a group', () => {
  const signUpFor = (groupId: string, email: string) => ({
    query: { groupId },
    body: { type: 'student' as const, data: { generalInfo: general(email) } },
  })

  test('is for groups that everybody may ask to join', async () => {
    const gus = await signedUp(server, { type: 'advisor' })
    const open = await posted(server, gus, { kind: 'group', name: 'Bakers' })
    expect(await stranger.call(signUp, signUpFor(open, 'joins@school.example'))).toMatchObject({ data: { id: expect.any(String) } })
  })

  test.each<[string, Partial<NewPosting>]>([
    ['is a job', {}],
    ['is closed', { kind: 'group', state: 'closed' }],
    ['is for members of another one', { kind: 'group', membership: [newId()] }],
    ['takes nobody any more', { kind: 'group', applyUntil: 1 }],
  ])('is refused, and makes no account, where it %s', async (_, facts) => {
    const gus = await signedUp(server, { type: 'advisor' })
    const id = await posted(server, gus, facts)
    const refused = await stranger.refused(signUp, signUpFor(id, 'stays.out@school.example'))
    expect(refused).toMatchObject({ code: 'BadInput', fields: { groupId: 'This group takes nobody, or is not here' } })
    expect(await mailsTo(server, 'stays.out@school.example')).toEqual([])
  })

  test('is refused where nothing is there', async () => {
    expect(await stranger.refused(signUp, signUpFor(newId(), 'nowhere@school.example'))).toMatchObject({ code: 'BadInput' })
  })
})

describe('signing up', () => {
  test('keeps the bio told so far, and nothing that the server decides', async () => {
    const email = 'full@school.example'
    const pretended = {
      admin: true,
      isConfirmed: true,
      membership: ['0198c0de-0000-7000-8000-000000000000'],
      followers: 99,
      following: ['x'],
      blocked: ['y'],
      profilePicture: 'https://evil.example/x.png',
      resume: ['z'],
      profileType: 'admin',
    }
    const body = {
      type: 'student' as const,
      sendEmailIfSuccess: false,
      data: {
        generalInfo: { ...general(email), level: 'col' as const, birthYear: 2004, ...pretended },
        collegeInfo: { name: 'State', major: [{ name: 'Biology', tags: 'wet lab, ' }, { name: ' ' }] },
      },
    }
    const { data } = await stranger.call(signUp, { body })
    expect(await stranger.refused(signIn, { body: { email, password, userType: 'student' } })).toMatchObject({
      code: 'EmailNotConfirmed',
    })
    await stranger.call(validateHash, { body: { hash: await mailedHash(server, email), type: 'student', password } })
    const { token } = await stranger.call(signIn, { body: { email, password, userType: 'student' } })
    const { _id, _source, can } = await client(server.origin, token).call(getProfile, { params: { id: data.id } })
    expect(_id).toBe(data.id)
    expect(_source.generalInfo).toEqual({
      name: 'Ada Park',
      email,
      birthYear: '2004',
      gender: '',
      locationCity: '',
      locationState: '',
      locationCountry: '',
      liProfile: '',
      fbProfile: '',
      selfVideo: '',
      level: 'col',
      internshipKeywords: '',
      profileType: 'Normal',
      profilePicture: '',
      resume: [],
      admin: false,
      isConfirmed: true,
      membership: [],
      followers: 0,
      following: [],
      blocked: [],
      hidden: false,
    })
    expect(_source.collegeInfo.major).toEqual([{ name: 'Biology', tags: ['wet lab'] }])
    expect(_source.highschoolInfo.favoriteSubjects).toEqual([])
    expect(can).toEqual({ edit: true, follow: false, block: false })
  })

  test('mails the verification link whatever the caller wishes', async () => {
    const email = 'no.mail@school.example'
    await stranger.call(signUp, { body: { data: { generalInfo: general(email) }, type: 'student', sendEmailIfSuccess: false } })
    expect(await mailsTo(server, email)).toHaveLength(1)
  })

  test('makes one account of one e-mail, also for who clicks twice', async () => {
    const body = { data: { generalInfo: general('twice@school.example') }, type: 'student' as const }
    const clicks = await Promise.allSettled([stranger.call(signUp, { body }), stranger.call(signUp, { body })])
    expect(clicks.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await stranger.refused(signUp, { body })).toMatchObject({ status: 409, code: 'EmailTaken' })
  })

  test('answers a token that neither reads nor edits', async () => {
    const { id, signUpToken } = await newcomer(server)
    const limited = client(server.origin, signUpToken)
    expect(await limited.refused(getProfile, { params: { id } })).toMatchObject({ status: 401, code: 'NotSignedIn' })
    const body = { userId: id, type: 'generalInfo', data: { name: 'Else' } }
    expect(await limited.refused(partialUpdate, { body })).toMatchObject({ code: 'NotSignedIn' })
  })

  const data = (more: object, sections: object = {}) => ({
    body: { data: { ...sections, generalInfo: { ...general('bad@school.example'), ...more } }, type: 'student' },
  })
  test.each<[string, object, string]>([
    ['no name', data({ name: ' ' }), 'data.generalInfo.name'],
    ['no password', data({ password: undefined }), 'data.generalInfo.password'],
    ['a password that was not derived', data({ password: 'Secret-123' }), 'data.generalInfo.password'],
    ['half an e-mail', data({ email: 'ada@' }), 'data.generalInfo.email'],
    ['a NUL character', data({ locationCity: 'a\u0000b' }), 'data.generalInfo.locationCity'],
    ['half a character', data({ locationCity: '\ud83d' }), 'data.generalInfo.locationCity'],
    ['an unknown field', data({ isSuperUser: true }), 'data.generalInfo.isSuperUser'],
    ['an unknown section', data({}, { secrets: {} }), 'data.secrets'],
    ['three skills', data({}, { highschoolInfo: { clubsOrgs: [{ name: 'x', tags: 'a,b,c' }] } }), 'data.highschoolInfo.clubsOrgs.0.tags'],
    [
      '61 rows',
      data({}, { highschoolInfo: { otherTraining: Array.from({ length: 61 }, () => ({})) } }),
      'data.highschoolInfo.otherTraining',
    ],
    ['another type', { body: { ...data({}).body, type: 'recruiter' } }, 'type'],
    ['a group that is no id', { ...data({}), query: { groupId: 'x' } }, 'groupId'],
  ])('refuses %s', async (_, input, field) => {
    const refused = await stranger.refused(signUp, input)
    expect(refused).toMatchObject({ status: 400, code: 'BadInput' })
    expect(Object.keys(refused.fields)).toEqual([field])
  })
})

describe("a super-user making somebody else's account", () => {
  const body = (email: string, profileType: 'student' | 'recruiter' | 'advisor' = 'student') => ({
    body: { profile: { generalInfo: { email, name: 'Made Up' } }, profileType },
  })

  test.each(['student', 'recruiter', 'advisor'] as const)('mails a link to set the password of a %s account', async (type) => {
    const admin = await signedUp(server, { superUser: true })
    const email = `made.${type}@school.example`
    const { success } = await admin.client.call(createProfile, body(email, type))
    const { data } = await stranger.call(validateHash, { body: { hash: await mailedHash(server, email), type: 'password' } })
    expect(data).toMatchObject({ id: success, email, userType: type })
    const change = { userId: success, type: 'password', data: { password } }
    await client(server.origin, data.resetToken).call(partialUpdate, { body: change })
    const { token } = await stranger.call(signIn, { body: { email, password, userType: type } })
    const seen = client(server.origin, token).raw('GET', `/profile/${success}`)
    expect((await seen).status).toBe(type === 'student' ? 200 : 404)
  })

  test('takes a whole profile, of each kind', async () => {
    const admin = await signedUp(server, { superUser: true })
    const generalInfo = { name: 'Made Up', birthYear: 2001, level: 'col' as const, locationCity: 'Bergen', password, admin: true }
    const whole = { generalInfo: { ...generalInfo, email: 'whole@school.example' }, ikigaiInfo: { aspireTo: 'Sail' } }
    const { success } = await admin.client.call(createProfile, { body: { profile: whole, profileType: 'student' } })
    const { _source } = await admin.client.call(getProfile, { params: { id: success } })
    const { admin: isAdmin, locationCity, birthYear } = _source.generalInfo
    expect({ isAdmin, locationCity, birthYear }).toEqual({ isAdmin: false, locationCity: 'Bergen', birthYear: '2001' })
    expect(_source.ikigaiInfo.aspireTo).toBe('Sail')
    const info = { name: 'Rita Cole', email: 'whole@company.example', companyInstitution: 'Hill Labs', title: 'Head', locationCity: 'Oslo' }
    const made = await admin.client.call(createProfile, { body: { profile: { generalInfo: info }, profileType: 'recruiter' } })
    const recruiter = await admin.client.call(getRecruiter, { params: { id: made.success } })
    expect(recruiter._source.generalInfo).toMatchObject(info)
  })

  test('is refused for an e-mail that is taken', async () => {
    const admin = await signedUp(server, { superUser: true })
    expect(await admin.client.refused(createProfile, body(admin.email))).toMatchObject({ code: 'EmailTaken' })
  })

  test.each([
    ['a student', 'student'],
    ['a recruiter', 'recruiter'],
    ['an advisor', 'advisor'],
  ] as const)('is refused to %s', async (_, type) => {
    const person = await signedUp(server, { type })
    expect(await person.client.refused(createProfile, body('x@school.example'))).toMatchObject({ status: 403, code: 'Forbidden' })
  })

  test('is refused to a stranger', async () => {
    expect(await stranger.refused(createProfile, body('x@school.example'))).toMatchObject({ code: 'NotSignedIn' })
  })
})

test('a profile is found from the moment its e-mail is confirmed', async () => {
  const viewer = await signedUp(server, { birthYear: 1990 })
  const { id, email, password: key } = await newcomer(server, { birthYear: 1990 })
  expect(await viewer.client.refused(getProfile, { params: { id } })).toMatchObject({ code: 'NotFound' })
  await stranger.call(validateHash, { body: { hash: await mailedHash(server, email), type: 'student', password: key } })
  expect((await viewer.client.call(getProfile, { params: { id } }))._id).toBe(id)
  expect((await own(viewer)).generalInfo.email).toBe(viewer.email)
})
