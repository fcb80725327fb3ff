import { newId } from '@trellis/contract/wire/ids.ts'
import { deleteJob, getJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { getPostingPicture, removePostingPicture, uploadPostingPicture } from '@trellis/contract/postings/pictures.calls.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actsFor, type Person, signedUp } from '../accounts/testing.ts'
import { client } from '../platform/testing/client.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { postedJob } from './testing.ts'

let server: TestServer
let rita: Person
let dana: Person
let rob: Person
let ada: Person
let sue: Person
let job: string
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter' })
  dana = await signedUp(server, { type: 'recruiter' })
  rob = await signedUp(server, { type: 'recruiter' })
  ada = await signedUp(server, { birthYear: 1990 })
  sue = await signedUp(server, { type: 'advisor', superUser: true })
  await actsFor(dana, rita)
  job = await postedJob(rita)
})
afterAll(() => server.close())

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#663399' } })
    .png()
    .toBuffer()
const fileOf = async (width = 30, height = 20) => new File([new Uint8Array(await flat(width, height))], 'shop.png')
const upload = async (who: Person, file: File, id = job) => who.client.upload(uploadPostingPicture, { params: { id }, file })
const look = (fileId: string, id = job) => client(server.origin).raw('GET', `/jobImage/${id}/${fileId}`)
const pictureOf = async (id = job) => (await rita.client.call(getJob, { params: { id } })).data._source.generalInfo.groupPicture
const stored = (id: string) => server.context.files.get(`picture/${id}`)

describe('a job’s picture', () => {
  test.each([
    [2400, 800, 1200, 400],
    [600, 1600, 300, 800],
    [300, 200, 300, 200],
  ])('of %d × %d becomes one of %d × %d, shown to everybody', async (width, height, shownWidth, shownHeight) => {
    const { id, filename } = await upload(rita, await fileOf(width, height))
    expect(filename).toBe('shop.png')
    expect(await pictureOf()).toBe(`/jobImage/${job}/${id}`)
    const reply = await look(id)
    expect(Object.fromEntries(reply.headers)).toMatchObject({ 'content-type': 'image/webp', 'content-disposition': 'inline' })
    expect(await sharp(await reply.bytes()).metadata()).toMatchObject({ format: 'webp', width: shownWidth, height: shownHeight })
  })

  test('counts toward the limit of whoever uploads it: a delegate’s hundred leave the owner theirs', async () => {
    const [file, own, dot] = [await fileOf(), await postedJob(rita), await signedUp(server, { type: 'recruiter' })]
    await actsFor(dot, rita)
    for (let uploads = 0; uploads < 100; uploads++) await upload(dot, file, own)
    await upload(rita, file, own)
    const refused = await dot.client.refused(uploadPostingPicture, { params: { id: own }, file })
    expect(refused).toMatchObject({ code: 'TooManyAttempts' })
  })

  test('takes the place of the earlier one of the same job, whose bytes go after it', async () => {
    const other = await postedJob(rita)
    const kept = await upload(rita, await fileOf(), other)
    const first = await upload(rita, await fileOf())
    const second = await upload(dana, await fileOf())
    expect((await look(first.id)).status).toBe(404)
    await server.context.tasks.runDue()
    expect([await stored(first.id), await stored(second.id), await stored(kept.id)].map((bytes) => bytes !== undefined)).toEqual([
      false,
      true,
      true,
    ])
    expect((await look(kept.id)).status).toBe(404)
    expect((await look(kept.id, other)).status).toBe(200)
  })

  test('is taken away, once', async () => {
    const { id } = await upload(rita, await fileOf())
    expect(await rita.client.call(removePostingPicture, { params: { id: job } })).toEqual({ data: { removed: true } })
    expect(await rita.client.call(removePostingPicture, { params: { id: job } })).toEqual({ data: { removed: false } })
    await server.context.tasks.runDue()
    expect(await stored(id)).toBeUndefined()
    expect(await pictureOf()).toBe('')
  })

  test('goes with its job', async () => {
    const gone = await postedJob(rita)
    const { id } = await upload(rita, await fileOf(), gone)
    await rita.client.call(deleteJob, { params: { id: gone } })
    await server.context.tasks.runDue()
    expect((await look(id, gone)).status).toBe(404)
    expect(await stored(id)).toBeUndefined()
    expect(await rita.client.refused(uploadPostingPicture, { params: { id: gone }, file: await fileOf() })).toMatchObject({
      code: 'NotFound',
    })
  })

  test('is one, however often it is set at once', async () => {
    const file = await fileOf()
    const all = await Promise.all([1, 2, 3].map(() => upload(rita, file)))
    await server.context.tasks.runDue()
    const kept = await Promise.all(all.map(async ({ id }) => (await stored(id)) !== undefined))
    expect(kept.filter(Boolean)).toHaveLength(1)
    expect(await pictureOf()).toBe(`/jobImage/${job}/${all[kept.indexOf(true)]!.id}`)
  })

  test('is found by its own names alone', async () => {
    const { id } = await upload(rita, await fileOf())
    expect((await look(newId())).status).toBe(404)
    expect((await look(id, newId())).status).toBe(404)
    expect(await client(server.origin).refused(getPostingPicture, { params: { id: 'x', fileId: id } })).toMatchObject({ code: 'BadInput' })
  })
})

describe('a picture is refused', () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string, number]>([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'WrongFileType', 415],
    ['nothing', () => Buffer.alloc(0), 'EmptyFile', 400],
    ['half of one', async () => (await flat(900, 900)).subarray(0, 300), 'UnreadableFile', 422],
    ['100 megapixels', () => flat(10_000, 10_000), 'TooLarge', 413],
    ['6 MiB', () => Buffer.alloc(6 * 1024 * 1024, 1), 'TooLarge', 413],
  ])('that is %s', async (_, bytes, code, status) => {
    const before = await pictureOf()
    const file = new File([new Uint8Array(await bytes())], 'shop.png')
    expect(await rita.client.refused(uploadPostingPicture, { params: { id: job }, file })).toMatchObject({ code, status })
    expect(await pictureOf()).toBe(before)
  })
})

test('a picture is set and taken away by the owner’s side alone', async () => {
  const file = await fileOf()
  expect((await upload(sue, file)).id).toBeDefined()
  for (const call of [uploadPostingPicture, removePostingPicture]) {
    for (const who of [rob, ada])
      expect(await who.client.refused(call, { params: { id: job }, file })).toMatchObject({ status: 403, code: 'Forbidden' })
    expect(await client(server.origin).refused(call, { params: { id: job }, file })).toMatchObject({ code: 'NotSignedIn' })
    expect(await rita.client.refused(call, { params: { id: newId() }, file })).toMatchObject({ code: 'Forbidden' })
  }
  expect((await dana.client.call(removePostingPicture, { params: { id: job } })).data.removed).toBe(true)
})
