import { updatePhoto } from '@trellis/contract/files/files.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedIn, signedUp } from '../accounts/testing.ts'
import { HOURS, startServer, type TestServer } from '../platform/testing/server.ts'

let server: TestServer
let file: File
beforeAll(async () => {
  server = await startServer()
  const photo = sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
  file = new File([new Uint8Array(await photo.png().toBuffer())], 'me.png')
})
afterAll(() => server.close())

const upload = ({ client, id }: Person, of = id) => client.upload(updatePhoto, { params: { id: of }, file })
const refused = ({ client, id }: Person) => client.refused(updatePhoto, { params: { id }, file })

test('a hundred images are taken of one account in an hour, and it is told when there is room again', async () => {
  const [ada, ben] = [await signedUp(server), await signedUp(server)]
  for (let uploads = 0; uploads < 100; uploads++) await upload(ada)
  expect(await refused(ada)).toMatchObject({
    status: 429,
    code: 'TooManyAttempts',
    error: expect.stringMatching(/^You uploaded a hundred pictures in an hour\. Please try again in .+\.$/),
  })
  await upload(ben)
  server.clock.advance(HOURS)
  await upload(await signedIn(server, ada))
})

test('images count toward the limit of whoever uploads them, and toward that of nobody whose they are', async () => {
  const [sue, ada, ben] = [await signedUp(server, { type: 'advisor', superUser: true }), await signedUp(server), await signedUp(server)]
  for (let uploads = 0; uploads < 100; uploads++) await upload(sue, ada.id)
  await upload(ada)
  expect(await sue.client.refused(updatePhoto, { params: { id: ben.id }, file })).toMatchObject({ code: 'TooManyAttempts' })
})

test('images of one account are made one after the other, and too many at once are told to come again', async () => {
  const [ada, ben] = [await signedUp(server), await signedUp(server)]
  const uploads = await Promise.allSettled([...Array.from({ length: 12 }, () => upload(ada)), upload(ben)])
  const failures = uploads.flatMap((one) => (one.status === 'rejected' ? [one.reason as { status: number }] : []))
  expect(failures.length).toBeGreaterThan(0)
  expect(failures.map(({ status }) => status)).toEqual(failures.map(() => 503))
  expect(uploads.at(-1)!.status).toBe('fulfilled')
})
