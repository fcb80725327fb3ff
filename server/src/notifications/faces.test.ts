import { updatePhoto } from '@trellis/contract/files/files.ts'
import { deleteJob, updateJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { listNotifications } from '@trellis/contract/notifications/notifications.ts'
import { hideProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { jobInput, postedJob, studentWith } from '../jobs/testing.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { act, decide } from '../postings/testing.ts'

let server: TestServer
let rita: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter' })
})
afterAll(() => server.close())

const faceFor = async (reader: Person) =>
  (await reader.client.call(listNotifications, { params: { userId: reader.id }, query: {} })).items[0]!.face
const photo = async () => {
  const flat = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  return new File([new Uint8Array(await flat.png().toBuffer())], 'photo.png', { type: 'image/png' })
}

test('an employer sees whom a notification is of, as far as they would see them without it', async () => {
  const [job, ada] = [await postedJob(rita), await studentWith(server, ['Cooking'])]
  const { id } = await ada.client.upload(updatePhoto, { params: { id: ada.id }, file: await photo() })
  await act(ada, job, 'applied')
  expect(await faceFor(rita)).toEqual({ of: 'person', name: ada.name, picture: `/photo/${ada.id}/${id}`, ring: expect.any(Array) })
  await ada.client.call(hideProfile, { body: { profType: 'profile', profID: ada.id } })
  expect(await faceFor(rita)).toEqual({ of: 'person', name: ada.name, picture: '', ring: null })
})

test('a student sees the posting that a notification is about, while there is one', async () => {
  const [job, ben] = [await postedJob(rita), await studentWith(server, ['Cooking'])]
  await decide(rita, job, ben, 'contacted')
  expect(await faceFor(ben)).toEqual({ of: 'posting', name: 'Blue Door', picture: '', ring: expect.any(Array) })
  await rita.client.call(updateJob, { params: { id: job }, body: { generalInfo: jobInput({ companyInstitution: 'Red Door' }) } })
  expect(await faceFor(ben)).toMatchObject({ name: 'Red Door' })
  await rita.client.call(deleteJob, { params: { id: job }, query: {} })
  expect(await faceFor(ben)).toEqual({ of: 'posting', name: 'Blue Door', picture: '', ring: null })
})
