import { getCandidateProfile } from '@trellis/contract/candidates/candidates.calls.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { block } from '@trellis/contract/people/people.ts'
import { getProfile, hideProfile, publishProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actsFor, type NewPerson, type Person, signedUp } from '../../accounts/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { bucketCounts } from '../statistics/counts.queries.ts'
import { deletePosting } from '../../postings/postings.actions.ts'
import { linkChanges } from '../../postings/postings.tables.ts'
import { act, actorOf, decide, posted } from '../../postings/testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const grownUp = (person: NewPerson = {}): Promise<Person> => signedUp(server, { birthYear: 1990, ...person })
const recruiter = (person: NewPerson = {}): Promise<Person> => signedUp(server, { type: 'recruiter', ...person })
const naming = ({ id }: { readonly id: Id }, profType = 'employer') => ({ body: { profType, profID: id } })
const hides = (owner: Person, person: Person) => owner.client.call(hideProfile, naming(person))
const hidesNobody = async (who: Person, person: { readonly id: Id }, profType?: string) =>
  expect(await who.client.refused(hideProfile, naming(person, profType))).toMatchObject({ status: 404, code: 'NotFound' })

/** The changes of a person's links that hid them, by posting. */
async function hidings({ id }: Person) {
  const { db } = server.context
  const changes = await db.select().from(linkChanges).where(eq(linkChanges.personId, id)).orderBy(linkChanges.postingId)
  return changes.filter(({ event }) => event === 'hide').map(({ postingId, byId, side }) => ({ postingId, byId, side }))
}

test('a candidate leaves all lists of the recruiter’s own postings, with a history, and nobody else’s', async () => {
  const [owner, other, ada] = [await recruiter(), await recruiter(), await grownUp()]
  const [applied, picked, foreign] = [await posted(server, owner), await posted(server, owner), await posted(server, other)]
  const [saved, deleted] = [await posted(server, owner), await posted(server, owner)]
  for (const job of [applied, foreign, deleted]) await act(ada, job, 'applied')
  await decide(owner, picked, ada, 'shortlist')
  await act(ada, saved, 'saved')
  await server.context.db.transaction((tx) => deletePosting(tx, deleted, server.clock.now()))
  const counted = async (who: Person, job: Id) => (await bucketCounts(server.context, actorOf(who), [job])).get(job)
  expect(await counted(owner, applied)).toMatchObject({ applied: 1 })

  for (const _ of [1, 2]) {
    const { data } = await hides(owner, ada)
    expect(data.message).toBe('This person is hidden from the lists of all your postings.')
  }
  expect(await counted(owner, applied)).toMatchObject({ applied: 0 })
  expect(await counted(owner, picked)).toMatchObject({ saved: 0 })
  expect(await counted(other, foreign)).toMatchObject({ applied: 1 })
  const hiding = { byId: owner.id, side: 'owner' }
  expect(await hidings(ada)).toEqual([applied, picked].toSorted().map((postingId) => ({ postingId, ...hiding })))
  const { history } = await owner.client.call(getCandidateProfile, { body: { id: ada.id, jobId: applied } })
  expect(history[0]).toMatchObject({ by: 'You', event: 'hide', from: 'applied', to: 'applied' })
  expect(await decide(owner, applied, ada, 'undo')).toMatchObject({ state: 'applied', flags: { hidden: false } })

  expect((await ada.client.call(getProfile, { params: { id: ada.id } }))._source.generalInfo.hidden).toBe(false)
  expect(await (await grownUp()).client.call(getProfile, { params: { id: ada.id } })).toMatchObject({ _id: ada.id })
  expect(await act(ada, picked, 'applied')).toMatchObject({ state: 'applied' })
})

test('a hidden candidate is let in again, to all lists at once', async () => {
  const [owner, ada] = [await recruiter(), await grownUp()]
  const [first, second] = [await posted(server, owner), await posted(server, owner)]
  for (const job of [first, second]) await act(ada, job, 'applied')
  const applied = async () => {
    const counts = await bucketCounts(server.context, actorOf(owner), [first, second])
    return [first, second].map((job) => counts.get(job)!.applied)
  }
  await hides(owner, ada)
  expect(await applied()).toEqual([0, 0])
  for (const _ of [1, 2]) {
    const { data } = await owner.client.call(publishProfile, naming(ada))
    expect(data.message).toBe('This person is in the lists of your postings again.')
    expect(await applied()).toEqual([1, 1])
  }
  expect(await (await recruiter()).client.refused(publishProfile, naming(ada))).toMatchObject({ status: 404 })
})

test('who is no candidate of theirs is nobody, whatever they did on their own', async () => {
  const [owner, delegate, ada, ben] = [await recruiter(), await recruiter(), await grownUp(), await grownUp()]
  await actsFor(delegate, owner)
  const job = await posted(server, owner)
  await act(ada, job, 'saved')
  await act(ben, job, 'applied')
  await act(ben, job, 'withdrawn')
  for (const nobody of [ada, ben, { id: newId() }, owner]) await hidesNobody(owner, nobody)
  await act(ben, job, 'applied')
  const [advisor, superUser] = [await signedUp(server, { type: 'advisor' }), await signedUp(server, { superUser: true })]
  for (const who of [delegate, await recruiter(), ada, ben, advisor, superUser]) await hidesNobody(who, ben)
  expect(await hidings(ada)).toEqual([])
  expect(await hidings(ben)).toEqual([])
})

test('nor is somebody in a list who cannot be seen any more, unless they applied', async () => {
  const [owner, ada, ben] = [await recruiter(), await grownUp(), await grownUp()]
  const [picked, applied] = [await posted(server, owner), await posted(server, owner)]
  for (const person of [ada, ben]) await decide(owner, picked, person, 'shortlist')
  await act(ben, applied, 'applied')
  await ada.client.call(hideProfile, naming(ada, 'profile'))
  await ben.client.call(block, { body: { userId: ben.id, targetId: owner.id } })
  await hidesNobody(owner, ada)
  await hides(owner, ben)
  expect(await hidings(ada)).toEqual([])
  expect(await hidings(ben)).toMatchObject([{ postingId: applied }])
})

test('an employer neither hides a profile from others nor shows one', async () => {
  const [owner, ada] = [await recruiter(), await grownUp()]
  await act(ada, await posted(server, owner), 'applied')
  for (const profType of ['profile', 'Normal', 'groupadmin', 'groupAdmin', 'groups', '']) await hidesNobody(owner, ada, profType)
  expect(await owner.client.refused(publishProfile, naming(ada, 'profile'))).toMatchObject({ status: 404 })
  for (const call of [hideProfile, publishProfile]) {
    expect(await ada.client.refused(call, naming(ada, 'employer'))).toMatchObject({ status: 404 })
  }
  expect((await ada.client.call(getProfile, { params: { id: ada.id } }))._source.generalInfo.hidden).toBe(false)
})

test('hidden by the owner twice at once, in every posting, it is written once each', async () => {
  const [owner, ada] = [await recruiter(), await grownUp()]
  const jobs = [await posted(server, owner), await posted(server, owner), await posted(server, owner)]
  for (const job of jobs) await act(ada, job, 'applied')
  await Promise.all([1, 2, 3, 4].map(() => hides(owner, ada)))
  expect((await hidings(ada)).map(({ postingId }) => postingId)).toEqual(jobs.toSorted())
})
