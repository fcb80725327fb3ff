import { getPairAlternatives } from '@trellis/contract/mentoring/pairsTable.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedUp } from '../../accounts/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { publishedPairs } from '../living/testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** An advisor with a group of their own, who asks whom a mentee of it could have. */
async function asking(name: string) {
  const advisor = await signedUp(server, { type: 'advisor', name })
  const { within, mentees } = await publishedPairs(server, advisor)
  const body = { ...within, menteeID: mentees[0]!.id }
  return async () => (await advisor.client.raw('POST', getPairAlternatives.description.path, { body })).status
}

test('whoever asks for much at once has some of it refused, and keeps nobody else waiting', async () => {
  const [gus, sue] = [await asking('Gus Bell'), await asking('Sue Lane')]
  const { promise: isRefused, resolve } = Promise.withResolvers<void>()
  const flood = Array.from({ length: 20 }, async () => {
    const status = await gus()
    if (status === 503) resolve()
    return status
  })
  await isRefused
  expect(await sue()).toBe(200)
  const statuses = new Set(await Promise.all(flood))
  expect([...statuses].toSorted()).toEqual([200, 503])
  expect(await gus()).toBe(200)
})
