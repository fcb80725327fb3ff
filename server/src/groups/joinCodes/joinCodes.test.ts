import { CODE_SIGNS, readCode } from '@trellis/contract/groups/codes/codeSigns.ts'
import { joinByCode, setJoinCode } from '@trellis/contract/groups/joinCodes.calls.ts'
import { getGroup } from '@trellis/contract/groups/groups.calls.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedIn, signedUp } from '../../accounts/testing.ts'
import { placesOfAccount } from '../../memberships/memberships.queries.ts'
import { HOURS, MINUTES, startServer, type TestServer } from '../../platform/testing/server.ts'
import { actOn, type GroupInput, groupOf } from '../testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

const student = (birthYear = 1990) => signedUp(server, { birthYear })
const now = () => server.context.clock.now()
const terms = (more: { mostUses?: number; expiresAt?: number } = {}) => ({ mostUses: 30, expiresAt: now() + HOURS, ...more })

async function codeOf(groupId: Id, more: Parameters<typeof terms>[0] = {}, what: 'renew' | 'change' = 'renew'): Promise<string> {
  const { data } = await gus.client.call(setJoinCode, { params: { groupId }, body: { what, ...terms(more) } })
  return data!.code
}
async function groupWithCode(input: GroupInput = {}, more: Parameters<typeof terms>[0] = {}) {
  const id = await groupOf(gus.client, { name: 'Chess club', ...input })
  return { id, code: await codeOf(id, more) }
}
const use = ({ id, client }: Person, code: string) => client.call(joinByCode, { body: { userId: id, code } })
const refusal = async ({ id, client }: Person, code: string) => client.refused(joinByCode, { body: { userId: id, code } })
async function stateBy(person: Person, code: string) {
  const { answer } = await use(person, code)
  return 'result' in answer ? answer.result.state : 'groups'
}
const own = async (id: Id) => (await gus.client.call(getGroup, { params: { id }, query: { type: GROUP } })).data.own!.joinCode

test.each([
  ['open', 'accepted'],
  ['onRequest', 'applied'],
  ['byInvitation', 'applied'],
] as const)('into a group that is %s a code brings one as %s', async (joinPolicy, state) => {
  const { id, code } = await groupWithCode({ joinPolicy })
  const ada = await student()
  expect(await use(ada, code)).toMatchObject({ group: { id, name: 'Chess club' }, answer: { result: { state } } })
  expect(await own(id)).toMatchObject({ code, uses: 1, mostUses: 30, isOn: true })
  // Who is there already is told so, and counts once.
  expect(await stateBy(ada, code)).toBe(state)
  expect(await own(id)).toMatchObject({ uses: 1 })
})

test('a group by invitation is asked by nobody without one', async () => {
  const ada = await student()
  const id = await groupOf(gus.client, { joinPolicy: 'byInvitation' })
  await expect(actOn(ada, id, 'applied')).rejects.toThrow('This group is for people whom its advisors invite.')
})

test('a code lets in whom the group does not show itself to', async () => {
  const { id, code } = await groupWithCode({ membership: [await groupOf(gus.client)], joinPolicy: 'open' })
  const ada = await student()
  await expect(actOn(ada, id, 'applied')).rejects.toMatchObject({ status: 404 })
  expect(await stateBy(ada, code)).toBe('accepted')
})

test('a code is read as it is typed, and has no sign that is taken for another', () => {
  expect(CODE_SIGNS).not.toMatch(/[01OIL]/)
  for (const typed of ['abc-d23', ' ABC D23 ', 'AbCd23']) expect(readCode(typed)).toBe('ABCD23')
  for (const typed of ['', 'ABCD2', 'ABCD234', 'ABCD20', 'ABCDE!']) expect(readCode(typed)).toBeUndefined()
})

test('a code that is wrong, has ended, is used up, was renewed or taken away is answered the same', async () => {
  const [ada, ben] = [await student(), await student()]
  const ended = await groupWithCode({}, { expiresAt: now() + MINUTES })
  const usedUp = await groupWithCode({}, { mostUses: 1 })
  const renewed = await groupWithCode()
  const off = await groupWithCode()
  await use(ben, usedUp.code)
  await codeOf(renewed.id)
  expect(await gus.client.call(setJoinCode, { params: { groupId: off.id }, body: { what: 'off' } })).toEqual({ data: null })
  server.clock.advance(2 * MINUTES)
  const answers = []
  for (const code of ['ZZZZZZ', 'no code', ended.code, usedUp.code, renewed.code, off.code]) answers.push(await refusal(ada, code))
  expect(answers[0]).toMatchObject({ status: 404, code: 'InvalidCode' })
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await own(ended.id)).toMatchObject({ isOn: false })
  expect(await own(usedUp.id)).toMatchObject({ isOn: false, uses: 1 })
  expect(await own(off.id)).toBeNull()
})

test('the terms of a code are changed without another code, and have to make sense', async () => {
  const { id, code } = await groupWithCode()
  expect(await codeOf(id, { mostUses: 5 }, 'change')).toBe(code)
  expect(await own(id)).toMatchObject({ code, mostUses: 5 })
  const refused = (more: Parameters<typeof terms>[0], groupId = id) =>
    gus.client.refused(setJoinCode, { params: { groupId }, body: { what: 'renew', ...terms(more) } })
  expect(await refused({ expiresAt: now() })).toMatchObject({ fields: { expiresAt: 'Choose a time that is still to come' } })
  expect(await refused({ expiresAt: now() + 400 * 24 * HOURS })).toMatchObject({ fields: { expiresAt: 'Choose a time within a year' } })
  const draft = await groupOf(gus.client, { state: 'draft' })
  expect(await refused({}, draft)).toMatchObject({ fields: { groupId: 'Open the group before you give it a code' } })
})

test('fourteen at once come in by a code for ten as ten', async () => {
  const { id, code } = await groupWithCode({ joinPolicy: 'open' }, { mostUses: 10 })
  const people = []
  for (let i = 0; i < 14; i++) people.push(await student())
  const answers = await Promise.all(people.map(({ id: userId, client }) => client.raw('POST', '/group/join', { body: { userId, code } })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(200), ...Array(4).fill(404)])
  expect(await own(id)).toMatchObject({ uses: 10 })
  const places = await Promise.all(people.map(({ id: personId }) => placesOfAccount(server.context.db, personId)))
  expect(places.flat()).toHaveLength(10)
})

test('whoever leaves and comes back by a code uses it up for nobody else', async () => {
  const { id, code } = await groupWithCode({ joinPolicy: 'byInvitation' }, { mostUses: 2 })
  const [eve, ada, ben] = [await student(), await student(), await student()]
  for (let round = 0; round < 3; round++) {
    expect(await stateBy(eve, code)).toBe('applied')
    await actOn(eve, id, 'withdrawn')
  }
  expect(await own(id)).toMatchObject({ uses: 1, isOn: true })
  expect(await stateBy(ada, code)).toBe('applied')
  expect(await refusal(ben, code)).toMatchObject({ code: 'InvalidCode' })
  expect(await refusal(eve, code), 'of a code that is used up').toMatchObject({ code: 'InvalidCode' })
})

test('a code gives nobody an age, and no use is counted for whom the group does not take', async () => {
  const { id, code } = await groupWithCode({ leastAge: 18 })
  expect(await refusal(await student(2012), code)).toMatchObject({ code: 'InvalidTransition' })
  expect(await own(id)).toMatchObject({ uses: 0 })
  const soon = await groupWithCode({ applyUntil: now() }, { expiresAt: now() + 96 * HOURS })
  server.clock.advance(72 * HOURS)
  gus = await signedIn(server, gus)
  expect(await refusal(await student(), soon.code)).toMatchObject({
    code: 'InvalidTransition',
    error: 'This group takes nobody new at present.',
  })
  expect(await own(soon.id)).toMatchObject({ uses: 0, isOn: true })
})

test('guessing ends soon, for the account; right codes count nothing', async () => {
  const [ada, ben] = [await student(), await student()]
  const { code } = await groupWithCode()
  for (let i = 0; i < 8; i++) expect(await refusal(ada, 'ZZZZZZ')).toMatchObject({ code: 'InvalidCode' })
  expect(await refusal(ada, code)).toMatchObject({ code: 'TooManyAttempts' })
  for (let i = 0; i < 10; i++) expect(await stateBy(ben, code)).toBe('applied')
  server.clock.advance(11 * MINUTES)
  expect(await stateBy(ada, code)).toBe('applied')
})
