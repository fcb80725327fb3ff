import { addCandidateNote } from '@trellis/contract/candidates/candidateNotes.ts'
import { updateJob } from '@trellis/contract/jobs/jobs.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq, lt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import type { SuggestingKind } from '../candidates/candidates.parts.ts'
import { refillSuggestions } from '../candidates/suggestions/suggestions.actions.ts'
import { shippedPopulation as population } from '../genome/population/population.ts'
import { followPopulation } from '../genome/population/populationInUse.ts'
import { createMatching } from '../matching/matching.domain.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { statementsDuring } from '../platform/testing/statements.ts'
import { linkChanges } from '../postings/postings.tables.ts'
import { createListLog } from '../shownLists/listLog.ts'
import { READING } from './jobColumns.ts'
import { jobKind } from './jobKind.ts'
import { reindexJobs } from './jobs.bulk.ts'
import { jobs } from './jobs.tables.ts'
import { rereadStaleJobs } from './rereading.actions.ts'
import { candidatesOf, type JobInput, jobInput, postedJob, studentWith } from './testing.ts'

let server: TestServer
let rita: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter' })
})
afterAll(() => server.close())

const suggestedTo = async (job: Id) => (await candidatesOf(rita, job, { state: 'suggested' })).ids.toSorted()
const ids = (...people: Person[]) => people.map(({ id }) => id).toSorted()
const told = (input: JobInput) => jobInput({ skills: [{ name: 'Origami' }], ...input })
const grownUp = { description: 'You must be at least 21 years old.' }

/** A job that an earlier version read to ask for no age. */
async function readEarlier(input: JobInput, posted: JobInput = {}): Promise<Id> {
  const job = await postedJob(rita, told(posted))
  await server.context.db
    .update(jobs)
    .set({ info: sql`${jobs.info} || ${JSON.stringify(input)}::jsonb`, readAs: 0 })
    .where(eq(jobs.postingId, job))
  return job
}

async function reread() {
  await rereadStaleJobs(server.context)
  await server.context.tasks.runDue()
}

const people = async (skill = 'Origami') => {
  const bornIn = new Date(server.clock.now()).getUTCFullYear() - 20
  const make = (birthYear: number) => studentWith(server, [skill], { birthYear, generalInfo: { level: 'col' } })
  return { young: await make(bornIn), noted: await make(bornIn), old: await make(bornIn - 5) }
}

test('a job that is read again to ask for an age keeps of those who are too young whom somebody has noted something of alone', async () => {
  const { young, noted, old } = await people()
  const [asking, same] = [await readEarlier(grownUp), await readEarlier({})]
  expect(await suggestedTo(asking)).toEqual(ids(young, noted, old))
  await rita.client.call(addCandidateNote, { params: { jobId: asking, studentId: noted.id }, body: { words: 'Folds well.' } })
  const changes = () => server.context.db.select().from(linkChanges).where(eq(linkChanges.postingId, same))
  const before = await changes()
  await reread()
  expect(await suggestedTo(asking)).toEqual(ids(noted, old))
  expect(await changes()).toEqual(before)
})

test('a job that is edited before it is read again asks for the age of its text from then on', async () => {
  const { young, old } = await people()
  const job = await readEarlier(grownUp)
  expect(await suggestedTo(job)).toContain(young.id)
  const generalInfo = told({ ...grownUp, pay: { min: 20, max: 30, per: 'hour' } })
  await rita.client.call(updateJob, { params: { id: job }, body: { generalInfo } })
  expect(await suggestedTo(job)).toContain(old.id)
  expect(await suggestedTo(job)).not.toContain(young.id)
})

test('a list that is filled up while its job is read again has nobody who was found before that and is too young', async () => {
  const job = await readEarlier(grownUp, { skills: [{ name: 'Calligraphy' }] })
  const { young, noted, old } = await people('Calligraphy')
  const matching = createMatching(
    server.context,
    followPopulation(server.context),
    () => [],
    createListLog(server.context, () => []),
  )
  let reads = 0
  const readMeanwhile: SuggestingKind = {
    ...jobKind,
    async suits(db, id) {
      const suited = await jobKind.suits(db, id)
      if (reads++ === 0) await reindexJobs(server.context, { population }, { which: eq(jobs.postingId, job) })
      return suited
    },
  }
  const refilled = await refillSuggestions(server.context, matching, [readMeanwhile], job)
  await matching.stop!()
  expect(refilled).toContain(old.id)
  for (const { id } of [young, noted]) expect(refilled).not.toContain(id)
  // Before and after the list is held, twice.
  expect(reads).toBe(4)
})

test('many jobs are read again with as many statements as one', async () => {
  const ofReading = async (many: number) => {
    for (let at = 0; at < many; at++) await readEarlier(grownUp)
    return statementsDuring(server.database, () => reindexJobs(server.context, { population }, { which: lt(jobs.readAs, READING) }))
  }
  expect(await ofReading(8)).toBe(await ofReading(1))
})
