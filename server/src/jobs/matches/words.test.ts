import { updateJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { visiblePostings } from '../../postings/postings.queries.ts'
import { postings, postingWordList } from '../../postings/postings.tables.ts'
import { postingWords } from '../../postings/index/wordList.ts'
import { postedJob, jobInput } from '../testing.ts'

let server: TestServer
let rita: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter' })
})
afterAll(() => server.close())

const isKnown = async (word: string) =>
  (await server.context.db.select().from(postingWordList).where(eq(postingWordList.word, word))).length > 0
const rename = async (id: string, name: string) =>
  rita.client.call(updateJob, { params: { id }, body: { generalInfo: jobInput({ name }) } })

test('a word is known while some job holds it, and forgotten once none does', async () => {
  const job = await postedJob(rita, { name: 'Zymurgist' })
  await server.context.tasks.runDue()
  expect(await isKnown('zymurgist')).toBe(true)
  await rename(job, 'Brewer')
  await server.context.tasks.runDue()
  expect([await isKnown('zymurgist'), await isKnown('brewer')]).toEqual([false, true])
})

test('what may have been meant depends on no draft, nor on a job for a group that others are in', async () => {
  const { db } = server.context
  const meant = async (among?: ReturnType<typeof visiblePostings>) => [...(await postingWords.meantBy(db, ['xylophary'], among))]
  const near = 'xylophara xylopharb xylopharc xylophard xylophare'
  await postedJob(rita, { description: 'We love xylopharz here.' })
  await server.context.tasks.runDue()
  const found = [['xylophary', ['xylopharz']]]
  expect(await meant()).toEqual(found)
  await postedJob(rita, { state: 'draft', description: near })
  const [member, stranger] = [await signedUp(server), await signedUp(server)]
  const group = newId()
  const ofGroup = await postedJob(rita, { description: 'Also xylopharx.' })
  await server.context.tasks.runDue()
  await server.context.db
    .update(postings)
    .set({ membership: [group] })
    .where(eq(postings.id, ofGroup))
  expect(await meant()).toEqual(found)
  expect(await meant(visiblePostings(db, { id: stranger.id, membership: [] }))).toEqual(found)
  const both = [['xylophary', ['xylopharx', 'xylopharz']]]
  expect(await meant(visiblePostings(db, { id: member.id, membership: [group] }))).toEqual(both)
})

test('a word is known that another job comes to hold before it is forgotten', async () => {
  const job = await postedJob(rita, { name: 'Chandler' })
  await rename(job, 'Candlemaker')
  await postedJob(rita, { name: 'Candles', description: 'A chandler is wanted.' })
  await server.context.tasks.runDue()
  expect(await isKnown('chandler')).toBe(true)
})

test('more words than a task takes are all known', async () => {
  const words = Array.from({ length: 600 }, (_, at) => `w${at.toString(36)}word`)
  await postedJob(rita, { description: words.join(' ') })
  await server.context.tasks.runDue()
  expect(await Promise.all([words[0]!, words[299]!, words[599]!].map(isKnown))).toEqual([true, true, true])
})
