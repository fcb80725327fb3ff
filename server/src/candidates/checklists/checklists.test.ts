import * as calls from '@trellis/contract/candidates/checklists.ts'
import { block } from '@trellis/contract/people/people.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { actsFor, type Person, signedUp } from '../../accounts/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { lockPosting } from '../../postings/postings.queries.ts'
import { posted } from '../../postings/testing.ts'
import { ticksAbout } from './checklists.queries.ts'

let server: TestServer
let rita: Person
let dana: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter' })
  dana = await signedUp(server, { type: 'recruiter' })
  await actsFor(dana, rita)
})
afterAll(() => server.close())

const grownUp = (): Promise<Person> => signedUp(server, { birthYear: 1990 })
const about = (job: Id, { id }: Pick<Person, 'id'>) => ({ params: { jobId: job, studentId: id } })
const point = (job: Id, { id }: Pick<Person, 'id'>, pointId: Id) => ({ params: { jobId: job, studentId: id, pointId } })
const told = (points: readonly { words: string; ticked: boolean }[]) => points.map(({ words, ticked }) => `${ticked ? '✓' : '–'} ${words}`)
const read = async (reader: Person, job: Id, person: Person) =>
  told((await reader.client.call(calls.getChecklist, about(job, person))).data)
const add = async (by: Person, job: Id, person: Person, words: string) =>
  (await by.client.call(calls.addChecklistPoint, { ...about(job, person), body: { words } })).data

test('a job has one checklist for all its candidates, ticked for each of them by the owner’s side', async () => {
  const [ada, ben, job, other] = [await grownUp(), await grownUp(), await posted(server, rita), await posted(server, rita)]
  await add(rita, job, ada, 'Drives')
  server.clock.advance(1_000)
  const points = await add(dana, job, ben, 'Works at night')
  expect(told(points)).toEqual(['– Drives', '– Works at night'])
  const [drives] = points
  const ticked = await dana.client.call(calls.tickChecklistPoint, { ...point(job, ada, drives!.id), body: { ticked: true } })
  expect(told(ticked.data)).toEqual(['✓ Drives', '– Works at night'])
  expect(await read(rita, job, ada)).toEqual(['✓ Drives', '– Works at night'])
  expect(await read(rita, job, ben)).toEqual(['– Drives', '– Works at night'])
  expect(await read(rita, other, ada)).toEqual([])
  expect(await ticksAbout(server.context.db, ada.id)).toMatchObject([{ postingId: job, words: 'Drives' }])

  // A point is of its own job only.
  await rita.client.call(calls.deleteChecklistPoint, point(other, ada, drives!.id))
  await rita.client.call(calls.tickChecklistPoint, { ...point(other, ada, drives!.id), body: { ticked: false } })
  expect(await read(rita, job, ada)).toEqual(['✓ Drives', '– Works at night'])
  await rita.client.call(calls.tickChecklistPoint, { ...point(job, ada, drives!.id), body: { ticked: false } })
  expect(await read(dana, job, ada)).toEqual(['– Drives', '– Works at night'])
  await dana.client.call(calls.deleteChecklistPoint, point(job, ben, drives!.id))
  expect(await read(rita, job, ada)).toEqual(['– Works at night'])
  const late = await rita.client.call(calls.tickChecklistPoint, { ...point(job, ada, drives!.id), body: { ticked: true } })
  expect(told(late.data)).toEqual(['– Works at night'])
})

test('the same words are one point, and there are only so many', async () => {
  const [ada, job] = [await grownUp(), await posted(server, rita)]
  await Promise.all([add(rita, job, ada, 'Swims'), add(dana, job, ada, 'swims')])
  expect(await read(rita, job, ada)).toHaveLength(1)
  for (let at = 1; at < calls.MOST_CHECKLIST_POINTS; at++) await add(rita, job, ada, `Point ${at}`)
  const one = { ...about(job, ada), body: { words: 'One more' } }
  expect(await rita.client.refused(calls.addChecklistPoint, one)).toMatchObject({ code: 'BadInput' })
  expect(await add(rita, job, ada, 'Swims')).toHaveLength(calls.MOST_CHECKLIST_POINTS)
})

test('nobody reads or ticks it for whom they may not see', async () => {
  const [ada, job] = [await grownUp(), await posted(server, rita)]
  await ada.client.call(block, { body: { userId: ada.id, targetId: rita.id } })
  expect(await rita.client.refused(calls.getChecklist, about(job, ada))).toMatchObject({ code: 'NotFound' })
  const tick = { ...point(job, ada, newId()), body: { ticked: true } }
  expect(await rita.client.refused(calls.tickChecklistPoint, tick)).toMatchObject({ code: 'NotFound' })
})

// The embedded database has one transaction at a time.
test.skipIf(process.env['TEST_DATABASE_URL'] === undefined)(
  'a tick waits for whoever changes the job, who may take suggestions back',
  async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    const [drives] = await add(rita, job, ada, 'Drives')
    const waiting = () => server.context.db.$count(sql`pg_stat_activity`, sql`datname = current_database() and wait_event_type = 'Lock'`)
    const { ticking } = await server.context.db.transaction(async (tx) => {
      await lockPosting(tx, job)
      const ticking = rita.client.call(calls.tickChecklistPoint, { ...point(job, ada, drives!.id), body: { ticked: true } })
      await vi.waitFor(async () => expect(await waiting()).toBe(1), 10_000)
      return { ticking }
    })
    expect(told((await ticking).data)).toEqual(['✓ Drives'])
  },
)
