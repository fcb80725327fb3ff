import { LARGEST_FILE_BYTES, getPhoto, removePhoto, updatePhoto, uploadImage } from '@trellis/contract/files/files.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { getMultProfiles, getProfile, hideProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { getRecruiter } from '@trellis/contract/accounts/accounts.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newcomer, type Person, signedUp } from '../accounts/testing.ts'
import { client } from '../platform/testing/client.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'

let server: TestServer
let ada: Person
let viewer: Person
beforeAll(async () => {
  server = await startServer()
  ada = await signedUp(server, { birthYear: 1990 })
  viewer = await signedUp(server, { type: 'recruiter' })
})
afterAll(() => server.close())

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 60 } }, limitInputPixels: false })
const fileOf = (bytes: Uint8Array, name = 'me.jpg') => new File([new Uint8Array(bytes)], name)
const set = async (who: Person, bytes: Uint8Array, name?: string) =>
  who.client.upload(updatePhoto, { params: { id: who.id }, file: fileOf(bytes, name) })
const refused = (bytes: Uint8Array, name?: string) => ada.client.refused(updatePhoto, { params: { id: ada.id }, file: fileOf(bytes, name) })
const look = (who: Person, ownerId: string, fileId: string) => who.client.raw('GET', `/photo/${ownerId}/${fileId}`)
const pictureOf = async (who: Person) => (await who.client.call(getProfile, { params: { id: who.id } }))._source.generalInfo.profilePicture
const stored = (id: string) => server.context.files.get(`photo/${id}`)

describe('a photo', () => {
  test.each([
    ['jpeg', 1200, 800, 512],
    ['png', 300, 200, 200],
    ['webp', 64, 900, 64],
  ] as const)('in %s of %d × %d becomes a square of %d', async (format, width, height, side) => {
    const { id, filename } = await set(ada, await flat(width, height)[format]().toBuffer(), 'Me & you.jpg')
    expect(filename).toBe('Me & you.jpg')
    const reply = await look(viewer, ada.id, id)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'cache-control': 'private, max-age=300',
      vary: 'authorization',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
    })
    const metadata = await sharp(await reply.bytes()).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: side, height: side })
  })

  test('is turned upright and keeps nothing of what the camera wrote', async () => {
    const blueEdge = await sharp({ create: { width: 200, height: 20, channels: 3, background: 'blue' } })
      .png()
      .toBuffer()
    const turned = await sharp(
      await flat(200, 100)
        .composite([{ input: blueEdge, gravity: 'north' }])
        .png()
        .toBuffer(),
    )
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { id } = await set(ada, turned)
    const bytes = await (await look(ada, ada.id, id)).bytes()
    const metadata = await sharp(bytes).metadata()
    expect(metadata.exif).toBeUndefined()
    expect(metadata.orientation).toBeUndefined()
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    const isBlue = (x: number, y: number) => {
      const [red, , blue] = data.subarray((y * info.width + x) * info.channels)
      return blue! > red!
    }
    // Turned by a quarter to the right, as its orientation asks for, what was the top is the right edge.
    expect([isBlue(info.width - 3, 50), isBlue(3, 50)]).toEqual([true, false])
  })

  test('takes the place of the earlier one, whose bytes go after it', async () => {
    const first = await set(ada, await flat(20, 20).png().toBuffer())
    const second = await set(ada, await flat(30, 30).png().toBuffer())
    expect(await pictureOf(ada)).toBe(`/photo/${ada.id}/${second.id}`)
    expect((await look(viewer, ada.id, first.id)).status).toBe(404)
    expect(await stored(first.id)).toBeDefined()
    await server.context.tasks.runDue()
    expect(await stored(first.id)).toBeUndefined()
    expect(await stored(second.id)).toBeDefined()
    const { data } = await viewer.client.call(getMultProfiles, { body: { mbrList: [ada.id] } })
    expect(data[0]!._source.generalInfo.profilePicture).toBe(`/photo/${ada.id}/${second.id}`)
  })

  test('is taken away, once', async () => {
    const { id } = await set(ada, await flat(20, 20).png().toBuffer())
    const input = { params: { id: ada.id } }
    expect(await ada.client.call(removePhoto, input)).toEqual({ data: { removed: true } })
    expect(await ada.client.call(removePhoto, input)).toEqual({ data: { removed: false } })
    await server.context.tasks.runDue()
    expect(await stored(id)).toBeUndefined()
    expect(await pictureOf(ada)).toBe('')
  })

  test('of somebody who is hidden is not there', async () => {
    const person = await signedUp(server, { birthYear: 1990 })
    const { id } = await set(person, await flat(20, 20).png().toBuffer())
    expect((await look(viewer, person.id, id)).status).toBe(200)
    await person.client.call(hideProfile, { body: { profType: 'profile', profID: person.id } })
    expect((await look(viewer, person.id, id)).status).toBe(404)
    expect((await look(person, person.id, id)).status).toBe(200)
  })

  test('of a recruiter is their own', async () => {
    const { id } = await set(viewer, await flat(20, 20).png().toBuffer())
    expect((await look(viewer, viewer.id, id)).status).toBe(200)
    expect((await look(ada, viewer.id, id)).status).toBe(404)
    const { _source } = await viewer.client.call(getRecruiter, { params: { id: viewer.id } })
    expect(_source.generalInfo.profilePicture).toBe(`/photo/${viewer.id}/${id}`)
  })

  test('is not found by the id of a resume, of another owner or of nothing', async () => {
    const { id } = await set(ada, await flat(20, 20).png().toBuffer())
    expect(await viewer.client.refused(getPhoto, { params: { id: viewer.id, fileId: id } })).toMatchObject({ code: 'NotFound' })
    expect(await viewer.client.refused(getPhoto, { params: { id: ada.id, fileId: newId() } })).toMatchObject({ code: 'NotFound' })
    expect(await viewer.client.refused(getPhoto, { params: { id: ada.id, fileId: '..' } })).toMatchObject({ status: 404 })
  })
})

describe('a photo is refused', () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string, number]>([
    ['a text called .jpg', () => Buffer.from('hello'), 'WrongFileType', 415],
    ['a page called .png', () => Buffer.from('<html><script>alert(1)</script>'), 'WrongFileType', 415],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'WrongFileType', 415],
    ['a GIF', () => flat(9, 9).gif().toBuffer(), 'WrongFileType', 415],
    ['a TIFF', () => flat(9, 9).tiff().toBuffer(), 'WrongFileType', 415],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), 'WrongFileType', 415],
    ['nothing', () => Buffer.alloc(0), 'EmptyFile', 400],
    ['a beginning alone', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'UnreadableFile', 422],
    ['half a photo', async () => (await flat(900, 900).png().toBuffer()).subarray(0, 500), 'UnreadableFile', 422],
    [
      'a JPEG with rubbish behind its start',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(5_000, 7)]),
      'UnreadableFile',
      422,
    ],
    ['100 megapixels', () => flat(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer(), 'TooLarge', 413],
    ['6 MiB', () => Buffer.alloc(6 * 1024 * 1024, 1), 'TooLarge', 413],
    ['one byte too many', () => Buffer.alloc(LARGEST_FILE_BYTES + 1, 1), 'TooLarge', 413],
  ])('that is %s', async (_, bytes, code, status) => {
    const before = await pictureOf(ada)
    expect(await refused(await bytes(), 'photo.png')).toMatchObject({ code, status })
    expect(await pictureOf(ada)).toBe(before)
  })

  test('that is no form', async () => {
    const answer = await ada.client.raw('POST', `/profile/updatePhoto/${ada.id}`, { body: {} })
    expect(answer.status).toBe(400)
    const form = new FormData()
    form.set('file', 'a text, no file')
    expect((await ada.client.raw('POST', `/profile/updatePhoto/${ada.id}`, { body: form })).status).toBe(400)
  })
})

describe('who may set and take a photo away', () => {
  test.each([updatePhoto, uploadImage])('is the person, also before confirming', async (call) => {
    const { id, signUpToken } = await newcomer(server)
    const file = fileOf(await flat(20, 20).png().toBuffer())
    const limited = client(server.origin, signUpToken)
    expect((await limited.upload(call as typeof updatePhoto, { params: { id }, file })).filename).toBe('me.jpg')
    expect(await limited.refused(call, { params: { id: ada.id }, file })).toMatchObject({ status: 404, code: 'NotFound' })
    expect(await limited.refused(removePhoto, { params: { id } })).toMatchObject({ code: 'NotSignedIn' })
  })

  test('is a super-user too, for whoever is there', async () => {
    const admin = await signedUp(server, { superUser: true })
    const file = fileOf(await flat(20, 20).png().toBuffer())
    expect((await admin.client.upload(updatePhoto, { params: { id: ada.id }, file })).id).toBeDefined()
    expect(await admin.client.refused(updatePhoto, { params: { id: newId() }, file })).toMatchObject({ code: 'NotFound' })
    expect((await admin.client.call(removePhoto, { params: { id: ada.id } })).data.removed).toBe(true)
    expect(await admin.client.refused(removePhoto, { params: { id: newId() } })).toMatchObject({ code: 'NotFound' })
  })

  test('is nobody else', async () => {
    const file = fileOf(await flat(20, 20).png().toBuffer())
    const stranger = client(server.origin)
    for (const call of [updatePhoto, uploadImage, removePhoto]) {
      expect(await viewer.client.refused(call, { params: { id: ada.id }, file })).toMatchObject({ code: 'NotFound' })
      expect(await stranger.refused(call, { params: { id: ada.id }, file })).toMatchObject({ code: 'NotSignedIn' })
    }
    expect(await stranger.refused(getPhoto, { params: { id: ada.id, fileId: newId() } })).toMatchObject({ code: 'NotSignedIn' })
  })
})
