import { changeCandidateStatus, changeJobStatus } from '@trellis/contract/postings/links.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { LinkEvent } from '@trellis/contract/postings/links.ts'
import { listNotifications } from '@trellis/contract/notifications/notifications.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actsFor, type Person, signedUp } from '../accounts/testing.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { posted } from './testing.ts'

let server: TestServer
let ada: Person
let rita: Person
let dana: Person
let jobId: Id
beforeAll(async () => {
  server = await startServer()
  ada = await signedUp(server, { name: 'Ada Park', birthYear: 1999 })
  rita = await signedUp(server, { type: 'recruiter', name: 'Rita Cole' })
  dana = await signedUp(server, { type: 'recruiter', name: 'Dana Wolf' })
  await actsFor(dana, rita)
  jobId = await posted(server, rita.id, 'Junior baker', 'Blue Door')
})
afterAll(() => server.close())

const change = (event: LinkEvent | 'undo') => ({ body: { bucket: '' as const, event, jobId, studentId: ada.id } })
const student = (event: LinkEvent | 'undo') => ada.client.call(changeJobStatus, change(event))
const employer = (person: Person, event: LinkEvent | 'undo') => person.client.call(changeCandidateStatus, change(event))
/** What came of making somebody act for her, before the steps. */
const acting = 'Dana Wolf now acts on your jobs'
const words = async ({ id, client }: Person) => {
  server.clock.advance(1)
  return (await client.call(listNotifications, { params: { userId: id }, query: {} })).items
    .map((item) => item.words)
    .filter((words) => words !== acting)
}

test('a student and an employer hear of each other’s steps, and nobody else does', async () => {
  await student('saved')
  await student('applied')
  expect(await words(rita)).toEqual(['Ada Park applied for Junior baker'])
  expect(await ada.client.refused(changeJobStatus, change('applied'))).toMatchObject({ code: 'InvalidTransition' })
  expect(await words(rita)).toHaveLength(1)

  await employer(dana, 'rejected')
  expect(await words(ada)).toEqual(['Blue Door decided not to go on with you for Junior baker'])
  await employer(dana, 'undo')
  expect(await words(ada)).toEqual([])

  await employer(rita, 'accepted')
  expect(await words(ada)).toEqual(['Blue Door accepted you for Junior baker'])
  await student('withdrawn')
  expect(await words(rita)).toEqual(['Ada Park withdrew from Junior baker'])
  expect(await words(dana)).toEqual([])
})
