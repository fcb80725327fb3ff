import { getProfile, goThroughFirstVisit } from '@trellis/contract/profiles/profiles.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'

let server: TestServer
let ada: Person
let ben: Person
beforeAll(async () => {
  server = await startServer()
  ada = await signedUp(server, { birthYear: 1999 })
  ben = await signedUp(server, { birthYear: 1998, superUser: true })
})
afterAll(() => server.close())

const read = async (who: Person) => (await who.client.call(getProfile, { params: { id: ada.id }, query: {} })).firstVisitStep
const go = (step: number | null, who = ada) => who.client.call(goThroughFirstVisit, { params: { id: ada.id }, body: { step } })

test('a first visit waits from the sign-up on, and its step is kept for the person alone, until it is over', async () => {
  expect(await read(ada), 'whoever went elsewhere first, as to a group that invited them, has it still to come').toBe(1)
  await go(2)
  expect(await read(ada)).toBe(2)
  expect(await read(ben)).toBeUndefined()
  await go(null)
  expect(await read(ada)).toBeUndefined()
})

test.each([0, 4, 1.5, '2', undefined])('%j is no step of it', async (step) => {
  const body = { step: step as number }
  expect(await ada.client.refused(goThroughFirstVisit, { params: { id: ada.id }, body })).toMatchObject({ code: 'BadInput' })
})

test('nobody goes through the first visit of somebody else', async () => {
  expect(await ben.client.refused(goThroughFirstVisit, { params: { id: ada.id }, body: { step: 2 } })).toMatchObject({ code: 'NotFound' })
})
