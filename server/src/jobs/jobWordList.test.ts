import { setTimeout as pause } from 'node:timers/promises'
import { updateJob } from '@trellis/contract/jobs.calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { jobs, jobWords } from './jobs.tables.ts'
import { jobWordList } from './jobWordList.ts'
import { postedJob, toldJob } from './testing.ts'

let server: TestServer
let rita: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter' })
})
afterAll(() => server.close())

const isKnown = async (word: string) =>
  (await server.context.db.select().from(jobWords).where(eq(jobWords.word, word))).length > 0
const rename = async (id: string, name: string) =>
  rita.client.call(updateJob, { params: { id }, body: { generalInfo: toldJob({ name }) } })

test('a word that no job holds any more is forgotten', async () => {
  const job = await postedJob(rita, { name: 'Zymurgist' })
  expect(await isKnown('zymurgist')).toBe(true)
  await rename(job, 'Brewer')
  await server.context.tasks.runDue()
  expect([await isKnown('zymurgist'), await isKnown('brewer')]).toEqual([false, true])
})

test('a word stays that another job comes to hold while it is being forgotten', async () => {
  const { db, tasks } = server.context
  const job = await postedJob(rita, { name: 'Chandler' })
  await rename(job, 'Candlemaker')
  const forgotten = await db.transaction(async (tx) => {
    await jobWordList.learn(server.context, tx, '', ' chandler ')
    const forgetting = tasks.runDue()
    await Promise.race([forgetting, pause(500)])
    await tx.update(jobs).set({ searchText: ' chandler ' }).where(eq(jobs.postingId, job))
    return { forgetting }
  })
  await forgotten.forgetting
  expect(await isKnown('chandler')).toBe(true)
})
