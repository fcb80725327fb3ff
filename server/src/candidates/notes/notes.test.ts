import {
  addCandidateNote,
  deleteCandidateNote,
  listCandidateNotes,
  MOST_NOTES_OF_CANDIDATE,
} from '@trellis/contract/candidates/candidateNotes.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { block } from '@trellis/contract/people/people.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { actsFor, type NewPerson, type Person, signedUp } from '../../accounts/testing.ts'
import { MINUTES, startServer, type TestServer } from '../../platform/testing/server.ts'
import { historyOf } from '../../postings/history/history.queries.ts'
import { candidateNotesAbout } from './notes.queries.ts'
import { candidateNotes } from '../candidates.tables.ts'
import { lockPosting } from '../../postings/postings.queries.ts'
import { act, posted } from '../../postings/testing.ts'

let server: TestServer
let rita: Person
let dana: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter', name: 'Rita Cole' })
  dana = await signedUp(server, { type: 'recruiter', name: 'Dana Wolf' })
  await actsFor(dana, rita)
})
afterAll(() => server.close())

const grownUp = (person: NewPerson = {}): Promise<Person> => signedUp(server, { birthYear: 1990, ...person })
const about = (job: Id, { id }: Pick<Person, 'id'>) => ({ params: { jobId: job, studentId: id } })
const note = async (author: Person, job: Id, person: Person, words: string) =>
  (await author.client.call(addCandidateNote, { ...about(job, person), body: { words } })).data
const read = async (reader: Person, job: Id, person: Person) => (await reader.client.call(listCandidateNotes, about(job, person))).data

test('the owner and a delegate read each other’s notes with author and time, newest first', async () => {
  const [ada, job] = [await grownUp(), await posted(server, rita)]
  const first = server.clock.now()
  await note(rita, job, ada, 'Ask about <b>night</b> shifts')
  server.clock.advance(MINUTES)
  const added = await note(dana, job, ada, 'She called')
  expect(added.map(({ by, words, canDelete }) => [by, words, canDelete])).toEqual([
    ['You', 'She called', true],
    ['Rita Cole', 'Ask about <b>night</b> shifts', false],
  ])
  expect(await read(rita, job, ada)).toMatchObject([
    { by: 'Dana Wolf', at: first + MINUTES, canDelete: true },
    { by: 'You', at: first, words: 'Ask about <b>night</b> shifts', canDelete: true },
  ])
})

test('the person reads nothing of them but in what is stored about them, which names the company', async () => {
  const [ada, ben, job] = [await grownUp(), await grownUp(), await posted(server, rita)]
  await act(ada, job, 'applied')
  await note(rita, job, ada, 'Knows her bread')
  await note(rita, job, ben, 'Of somebody else')
  const history = await historyOf(server.context, { viewerId: ada.id, side: 'person', postingId: job, personId: ada.id })
  expect(JSON.stringify(history)).not.toContain('Knows her bread')
  expect(await ada.client.refused(listCandidateNotes, about(job, ada))).toMatchObject({ status: 403 })
  const told = { postingId: job, job: 'Junior baker', company: 'Blue Door', words: 'Knows her bread', at: server.clock.now() }
  expect(await candidateNotesAbout(server.context.db, ada.id)).toEqual([told])
})

test('others write, read and delete none, and nobody about people whom they may not see', async () => {
  const [ada, ben, job] = [await grownUp(), await grownUp(), await posted(server, rita)]
  const stranger = await signedUp(server, { type: 'recruiter' })
  const noteId = (await note(rita, job, ada, 'Good'))[0]!.id
  const body = { words: 'x' }
  expect(await stranger.client.refused(listCandidateNotes, about(job, ada))).toMatchObject({ status: 403 })
  expect(await stranger.client.refused(addCandidateNote, { ...about(job, ada), body })).toMatchObject({ status: 403 })
  const deletion = { params: { ...about(job, ada).params, noteId } }
  expect(await stranger.client.refused(deleteCandidateNote, deletion)).toMatchObject({ status: 403 })
  await ben.client.call(block, { body: { userId: ben.id, targetId: rita.id } })
  for (const nobody of [ben, { id: newId() }]) {
    expect(await rita.client.refused(addCandidateNote, { ...about(job, nobody), body })).toMatchObject({ status: 404 })
    expect(await rita.client.refused(listCandidateNotes, about(job, nobody))).toMatchObject({ status: 404 })
  }
})

test('a delegate deletes their own, the owner any, of this candidate alone', async () => {
  const [ada, ben, job] = [await grownUp(), await grownUp(), await posted(server, rita)]
  const remove = async (who: Person, person: Person, noteId: Id) =>
    (await who.client.call(deleteCandidateNote, { params: { ...about(job, person).params, noteId } })).data
  const ofRita = (await note(rita, job, ada, 'One'))[0]!
  server.clock.advance(1)
  const ofDana = (await note(dana, job, ada, 'Two'))[0]!
  expect(await remove(dana, ada, ofRita.id)).toHaveLength(2)
  expect(await remove(rita, ben, ofRita.id)).toEqual([])
  expect(await remove(rita, ada, ofDana.id)).toMatchObject([{ words: 'One' }])
  expect(await remove(rita, ada, ofRita.id)).toEqual([])
  expect(await remove(rita, ada, ofRita.id)).toEqual([])
})

test('a note says something, in 2,000 characters at most, and there is an end to them', async () => {
  const [ada, job] = [await grownUp(), await posted(server, rita)]
  for (const words of ['', '  ', 'n'.repeat(2_001), 'a\u0000b']) {
    const refused = await rita.client.refused(addCandidateNote, { ...about(job, ada), body: { words } })
    expect(refused).toMatchObject({ status: 400, fields: { words: expect.any(String) } })
  }
  const many = Array.from({ length: MOST_NOTES_OF_CANDIDATE - 1 }, () => ({
    id: newId(),
    postingId: job,
    personId: ada.id,
    authorId: rita.id,
    words: 'Again',
    createdAt: new Date(server.clock.now()),
  }))
  await server.context.db.insert(candidateNotes).values(many)
  const answers = await Promise.all(
    [1, 2, 3].map((at) => rita.client.raw('POST', `/employee/candidateNotes/${job}/${ada.id}`, { body: { words: `One more: ${at}` } })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
})

// The embedded database has one transaction at a time.
test.skipIf(process.env['TEST_DATABASE_URL'] === undefined)(
  'a note waits for whoever changes the job, who may take suggestions back',
  async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    const waiting = () => server.context.db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`)
    const { adding } = await server.context.db.transaction(async (tx) => {
      await lockPosting(tx, job)
      const adding = note(rita, job, ada, 'Good')
      await vi.waitFor(async () => expect(await waiting()).toBe(1), 10_000)
      return { adding }
    })
    expect(await adding).toMatchObject([{ words: 'Good' }])
  },
)
