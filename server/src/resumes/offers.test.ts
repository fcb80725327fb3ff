import { uploadResume } from '@trellis/contract/files/files.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { getProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { offerResume, readResume } from '@trellis/contract/resumes/resumes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signedUp, tokenOf } from '../accounts/testing.ts'
import { client } from '../platform/testing/client.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { wordResume } from './resumes.samples.ts'

let server: TestServer
let file: File
beforeAll(async () => {
  server = await startServer()
  file = new File([new Uint8Array(await wordResume())], 'cv')
})
afterAll(() => server.close())

/** As another device of theirs is told. */
async function offersOf(who: Person): Promise<unknown[]> {
  const elsewhere = client(server.origin, await tokenOf(server, who))
  const { _source } = await elsewhere.call(getProfile, { params: { id: who.id }, query: {} })
  return _source.generalInfo.resume.map(({ offer }) => offer)
}
const store = async (who: Person, token = who.token) =>
  (await client(server.origin, token).upload(uploadResume, { params: { id: who.id }, file })).id
const proposalsOf = async (who: Person, fileId: string) =>
  (await who.client.call(readResume, { params: { id: who.id, fileId } })).data.proposals
const decide = (who: Person, fileId: string, offered: boolean, decided: number[] = []) =>
  who.client.call(offerResume, { params: { id: who.id, fileId }, body: { offered, decided } })

describe('a resume of the sign-up', () => {
  test('is offered for the bio until its owner dismisses it, on every device', async () => {
    const ada = await signedUp(server)
    const fileId = await store(ada, ada.signUpToken)
    expect(await offersOf(ada)).toEqual([{ decided: [] }])
    expect(await proposalsOf(ada, fileId)).not.toEqual([])

    expect((await decide(ada, fileId, false)).data).toEqual({ offered: false, decided: [] })
    expect(await offersOf(ada)).toEqual([undefined])

    await decide(ada, fileId, true)
    expect(await offersOf(ada)).toEqual([{ decided: [] }])
  })

  test('is no more proposed where its owner decided on it, until it is offered anew', async () => {
    const ben = await signedUp(server)
    const fileId = await store(ben, ben.signUpToken)
    const all = await proposalsOf(ben, fileId)
    const [first, second, ...rest] = all
    await decide(ben, fileId, true, [first!.id, second!.id])
    expect(await offersOf(ben)).toEqual([{ decided: [first!.id, second!.id] }])
    expect(await proposalsOf(ben, fileId)).toEqual(rest)
    await decide(ben, fileId, true)
    expect(await proposalsOf(ben, fileId)).toEqual(all)
  })
})

test('a resume stored later is offered when its owner asks for it, in place of any other', async () => {
  const eve = await signedUp(server)
  const first = await store(eve, eve.signUpToken)
  server.clock.advance(1)
  const second = await store(eve)
  expect(await offersOf(eve), 'newest first').toEqual([undefined, { decided: [] }])
  await decide(eve, second, true, [3])
  expect(await offersOf(eve)).toEqual([{ decided: [3] }, undefined])
  await Promise.all([decide(eve, first, true), decide(eve, second, true)])
  expect((await offersOf(eve)).filter(Boolean), 'one at a time').toHaveLength(1)
})

test('what is offered is its owner’s to say', async () => {
  const [ada, mallory] = [await signedUp(server), await signedUp(server)]
  const fileId = await store(ada, ada.signUpToken)
  const body = { offered: false, decided: [] }
  const refused = (who: Person, id: string, of = fileId) => who.client.refused(offerResume, { params: { id, fileId: of }, body })
  expect(await refused(mallory, ada.id)).toMatchObject({ code: 'NotFound' })
  expect(await refused(mallory, mallory.id)).toMatchObject({ code: 'NotFound' })
  expect(await refused(ada, ada.id, newId())).toMatchObject({ code: 'NotFound' })
  expect(await offersOf(ada)).toEqual([{ decided: [] }])
})

test.each([[[0.5]], [[2 ** 31]], [['x']], [Array(501).fill(1)]])('%j are no decisions', async (decided) => {
  const ada = await signedUp(server)
  const fileId = await store(ada)
  const answer = await ada.client.raw('PUT', `/resume/${ada.id}/${fileId}/offer`, { body: { offered: true, decided } })
  expect(answer.status).toBe(400)
})
