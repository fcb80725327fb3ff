import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { signOut } from '@trellis/contract/accounts/accounts.ts'
import { changeCandidateStatus, changeJobStatus } from '@trellis/contract/postings/links.calls.ts'
import { addressOf } from '@trellis/contract/wire/address.ts'
import { getPhoto, updatePhoto } from '@trellis/contract/files/files.ts'
import { likeMe } from '@trellis/contract/matching/matching.ts'
import { getProfile, partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import S3rver from 's3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmed, mailedHash, newcomer, type NewPerson, type Person, signedIn } from './accounts/testing.ts'
import { postedJob } from './jobs/testing.ts'
import { newPostgres } from './platform/testing/database.ts'
import { mailedLink, startProcess } from './platform/testing/process.ts'
import { startServer, type TestClock } from './platform/testing/server.ts'

/** Two processes on one database. */
interface Several {
  readonly origins: readonly string[]
  readonly clock: TestClock
  /** The hash in the link that was mailed to somebody. */
  readonly mailed: (email: string) => Promise<string>
  readonly close: () => Promise<void>
}

/** The embedded database serves one process: two whole servers stand in it, which share nothing but what two processes would. */
async function startInOne(): Promise<Several> {
  const first = await startServer()
  const second = await startServer({}, first)
  return {
    origins: [first.origin, second.origin],
    clock: first.clock,
    mailed: (email) => mailedHash(first, email),
    async close() {
      await second.close()
      await first.close()
    },
  }
}

/** Two real ones, as on two machines: what they share is the PostgreSQL and the bucket. */
async function startTwo(postgres: string): Promise<Several> {
  const database = await newPostgres(postgres)
  const folder = await mkdtemp(join(tmpdir(), 'several-'))
  const bucket = new S3rver({ port: 0, silent: true, directory: folder, configureBuckets: [{ name: 'people' }] })
  const { port } = await bucket.run()
  const key = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }
  const shared = { DATABASE_URL: database.url, S3_BUCKET: 'people', S3_ENDPOINT: `http://127.0.0.1:${port}`, ...key }
  const settings = { ...shared, PROCESSES: '2', LOG_LEVEL: 'error', DATABASE_TIMEOUT_MS: '30000' }
  const both = [await startProcess(settings), await startProcess(settings)]
  return {
    origins: both.map(({ origin }) => origin),
    clock: { now: () => Date.now(), advance: () => {} },
    // Whichever carries a task out writes the mail into the outbox of its own.
    mailed: (email) => Promise.any(both.map((one) => mailedLink(one, email))),
    async close() {
      for (const one of both) await one.remove()
      await bucket.close()
      await rm(folder, { recursive: true })
      await database.drop()
    },
  }
}

const postgres = process.env['TEST_DATABASE_URL']
let several: Several
let balancer: Server
/** Both together: each request goes to the other one than the request before. */
let both: { readonly origin: string; readonly clock: TestClock }
const asked = [0, 0]

beforeAll(async () => {
  several = postgres === undefined ? await startInOne() : await startTwo(postgres)
  let turn = 0
  balancer = createServer((inward, outward) => {
    const number = turn++ % 2
    asked[number]!++
    const { method, headers, url } = inward
    const onward = request(several.origins[number]! + url, { method, headers }, (reply) => {
      outward.writeHead(reply.statusCode!, reply.headers)
      reply.pipe(outward)
    })
    onward.on('error', () => outward.destroy())
    inward.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(balancer, 'listening')
  both = { clock: several.clock, origin: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}` }
})
afterAll(async () => {
  balancer.closeAllConnections()
  balancer.close()
  await several.close()
})

async function arrived(person: NewPerson): Promise<Person> {
  const account = await newcomer(both, person)
  await confirmed(both, account, await several.mailed(account.email))
  return signedIn(both, account)
}

const people: Person[] = []

test('who signs up, confirms and signs in at one process or the other is known to both', async () => {
  for (let number = 0; number < 3; number++) {
    people.push(await arrived({ birthYear: 1990, generalInfo: { level: 'ep' } }))
  }
  for (const { client, id, name } of people) {
    for (const _ of several.origins) expect((await client.call(getProfile, { params: { id } }))._source.generalInfo.name).toBe(name)
  }
})

test('what is saved at one is read, found and compared at the other at once', async () => {
  const [ada, ben] = people as [Person, Person]
  for (let number = 0; number < 6; number++) {
    const who = number % 2 === 0 ? ada : ben
    const data = { positionsHeld: [{ name: `Cook number${number}`, startDate: '2019', tags: ['Cooking'] }] }
    await who.client.call(partialUpdate, { body: { userId: who.id, type: 'professionalInfo', data } })
    const { professionalInfo } = (await who.client.call(getProfile, { params: { id: who.id } }))._source
    expect(professionalInfo?.positionsHeld?.[0]?.name).toBe(`Cook number${number}`)
  }
  for (const _ of [...several.origins, ada]) {
    const { hits } = await ada.client.call(likeMe, { query: { id: ada.id } })
    expect(hits.hits.map(({ _id }) => _id)).toContain(ben.id)
  }
})

test('a photo that one took is shown by the other', async () => {
  const [ada] = people as [Person]
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const { id: fileId } = await ada.client.upload(updatePhoto, { params: { id: ada.id }, file: new File([new Uint8Array(bytes)], 'me.jpg') })
  for (const _ of several.origins) {
    expect((await ada.client.raw('GET', addressOf(getPhoto.description.path, { id: ada.id, fileId }))).status).toBe(200)
  }
})

test('both sides of a link move on, wherever each step is taken', async () => {
  const [, , cora] = people as [Person, Person, Person]
  const owner = await arrived({ type: 'recruiter' })
  const jobId = await postedJob(owner)
  await cora.client.call(changeJobStatus, { body: { bucket: '', event: 'applied', jobId, studentId: cora.id } })
  await owner.client.call(changeCandidateStatus, { body: { bucket: 'applied', event: 'accepted', jobId, studentId: cora.id } })
})

test('a session that ends at one ends at the other within a second, and sooner where they hear of each other', async () => {
  const [ada] = people as [Person]
  for (const _ of several.origins) expect((await ada.client.raw('GET', `/profile/${ada.id}`)).status).toBe(200)
  await ada.client.call(signOut)
  await pause(postgres === undefined ? 1_100 : 500)
  for (const _ of several.origins) expect((await ada.client.raw('GET', `/profile/${ada.id}`)).status).toBe(401)
})

test('both were asked', () => expect(Math.min(...asked)).toBeGreaterThan(20))
