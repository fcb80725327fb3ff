import { findJobs4Candidate } from '@trellis/contract/jobs/jobMatches.calls.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { postingIndex } from '../postings/postings.tables.ts'
import { posted } from '../postings/testing.ts'
import { candidatesOf, jobOf, studentWith } from './testing.ts'

let server: TestServer
let rita: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter' })
})
afterAll(() => server.close())

/** What release 0.1.0 keeps in 'jobs' and this version in 'posting_index'. */
const same = sql.raw('search_text, signature, direction::text, tags::text, terms::text, term_words')
/** What release 0.1.0 writes of a job. */
const writtenThen =
  sql.raw(`posting_id, info, search_text, employment_type, level, workplace, location_city, location_state, location_country,
  pay_of_year, direction, tags, terms, signature, term_words`)
async function rowsOf(id: string) {
  const { db } = server.context
  const { rows: jobs } = await db.execute(sql`select ${same} from jobs where posting_id = ${id}`)
  const { rows: index } = await db.execute(sql`select ${same} from posting_index where posting_id = ${id}`)
  return { jobs, index }
}

test('release 0.1.0 finds in its columns what this version writes', async () => {
  const job = await jobOf(rita, ['Biology'])
  const made = await rowsOf(job)
  expect(made.jobs).toEqual(made.index)
  await server.context.db
    .update(postingIndex)
    .set({ searchText: ' brewer ', termWords: ['brewer'] })
    .where(eq(postingIndex.postingId, job))
  const changed = await rowsOf(job)
  expect(changed.jobs).toEqual(changed.index)
  expect(changed.jobs[0]).toMatchObject({ search_text: ' brewer ', term_words: ['brewer'] })
})

test('this version finds and compares jobs that release 0.1.0 writes', async () => {
  const { db } = server.context
  const [ada, model] = [await studentWith(server, ['Biology']), await jobOf(rita, ['Biology'])]
  const job = await posted(server, rita, { name: 'Brewer' })
  await db.update(postingIndex).set({ searchText: ' gardener ' }).where(eq(postingIndex.postingId, model))
  await db.execute(sql`insert into jobs (${writtenThen}) select ${writtenThen} from (
      select (jsonb_populate_record(jobs, jsonb_build_object('posting_id', ${job}::text))).* from jobs where posting_id = ${model}
    ) as model`)
  expect((await rowsOf(job)).index).toEqual((await rowsOf(job)).jobs)
  await db.execute(
    sql`update jobs set search_text = ' chandler ', tags = '{}/2048', info = info || '{"skills": []}' where posting_id = ${job}`,
  )
  expect((await rowsOf(job)).index).toEqual((await rowsOf(job)).jobs)
  const [indexed] = await db.select().from(postingIndex).where(eq(postingIndex.postingId, job))
  expect(indexed).toMatchObject({ searchText: ' chandler ', skills: [], tags: '{}/2048' })
  const { hits } = await ada.client.call(findJobs4Candidate, { params: { userId: ada.id }, body: { keyword: 'chandler' } })
  expect(hits.hits.map(({ _id }) => _id)).toEqual([job])
  expect((await candidatesOf(rita, job)).ids).toContain(ada.id)
})
