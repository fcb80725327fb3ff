import { updateRecruiterProfile } from '@trellis/contract/accounts/accounts.ts'
import { updatePhoto } from '@trellis/contract/files/files.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { getJob, getPublicJob, getRecruiterPhoto } from '@trellis/contract/jobs/jobs.calls.ts'
import { block } from '@trellis/contract/people/people.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { client } from '../../platform/testing/client.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { postedJob } from '../testing.ts'

let server: TestServer
let rita: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter', name: 'Rita Cole' })
  const told = { name: 'Rita Cole', title: 'Head of people', website: 'bluedoor.example', about: 'We roast.', phone: '555 0100' }
  await rita.client.call(updateRecruiterProfile, { params: { id: rita.id }, body: { generalInfo: told } })
})
afterAll(() => server.close())

test('a public job tells who hires, with their photo, and neither their e-mail nor their phone', async () => {
  const stranger = client(server.origin)
  const id = await postedJob(rita)
  const before = (await stranger.call(getPublicJob, { params: { id } })).data
  expect(before.recruiter).toEqual({
    name: 'Rita Cole',
    title: 'Head of people',
    about: 'We roast.',
    website: 'https://bluedoor.example',
    photo: '',
  })
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#663399' } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(bytes)], 'me.png')
  const { id: fileId } = await rita.client.upload(updatePhoto, { params: { id: rita.id }, file })
  const { data } = await stranger.call(getPublicJob, { params: { id } })
  expect(data.recruiter!.photo).toBe(`/jobRecruiter/${id}/${fileId}`)
  expect(JSON.stringify(data)).not.toMatch(/555 0100|@/)
  const answer = await fetch(`${server.origin}/api${data.recruiter!.photo}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^image\//)
  expect(await stranger.refused(getRecruiterPhoto, { params: { id, fileId: newId() } })).toMatchObject({ code: 'NotFound' })
  expect(await stranger.refused(getRecruiterPhoto, { params: { id: newId(), fileId } })).toMatchObject({ code: 'NotFound' })
})

test('the owner reads a draft as others will, and where a block stands nobody is told of', async () => {
  const draft = await postedJob(rita, { state: 'draft' })
  expect((await rita.client.call(getJob, { params: { id: draft }, query: {} })).data.recruiter).toMatchObject({ name: 'Rita Cole' })
  const [ada, id] = [await signedUp(server, { birthYear: 1990 }), await postedJob(rita)]
  expect((await ada.client.call(getJob, { params: { id }, query: {} })).data.recruiter).toMatchObject({ name: 'Rita Cole' })
  await rita.client.call(block, { body: { userId: rita.id, targetId: ada.id } })
  expect(await ada.client.refused(getJob, { params: { id }, query: {} })).toMatchObject({ code: 'NotFound' })
})
