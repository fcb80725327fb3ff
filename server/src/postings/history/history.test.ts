import type { Id } from '@trellis/contract/wire/ids.ts'
import { UNDO_MS } from '@trellis/contract/postings/links.ts'
import { block } from '@trellis/contract/people/people.ts'
import { hideProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actsFor, type NewPerson, type Person, signedUp, tokenOf } from '../../accounts/testing.ts'
import { client } from '../../platform/testing/client.ts'
import { HOURS, startServer, type TestServer } from '../../platform/testing/server.ts'
import { candidatesAmong } from '../links/candidates.queries.ts'
import { noteView } from '../views/views.actions.ts'
import { viewCounts } from '../views/views.queries.ts'
import { historyOf, wholeHistoryOf } from './history.queries.ts'
import { undoableBy, undoUntilOf } from '../links/links.policy.ts'
import { linkOfOwner } from '../links/links.present.ts'
import { linksSeenByPerson } from '../links/links.queries.ts'
import { deletePosting } from '../postings.actions.ts'
import { linkChanged, type LinkChanged } from '../postings.events.ts'
import { postingById } from '../postings.queries.ts'
import { linkChanges } from '../postings.tables.ts'
import { suggest } from '../links/suggest.actions.ts'
import { act, actorOf, actRefused, decide, posted } from '../testing.ts'
import { weeksOf } from '../../candidates/statistics/weeks.queries.ts'

let server: TestServer
let rita: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter', name: 'Rita Cole' })
})
afterAll(() => server.close())

const grownUp = (person: NewPerson = {}): Promise<Person> => signedUp(server, { birthYear: 1990, ...person })
const signedInAgain = async (person: Person): Promise<Person> => {
  const token = await tokenOf(server, person)
  return { ...person, token, client: client(server.origin, token) }
}
const suggested = (job: Id, ...people: Person[]) =>
  server.context.db.transaction((tx) =>
    suggest(
      server.context,
      tx,
      job,
      people.map(({ id }) => id),
    ),
  )
const told = async (viewer: Person, side: 'person' | 'owner', job: Id, person: Person) =>
  (await historyOf(server.context, { viewerId: viewer.id, side, postingId: job, personId: person.id })).map(
    ({ by, event, from, to }) => `${by}: ${event}, ${from} to ${to}`,
  )

describe('the history', () => {
  test('tells each side what it may know, newest first, by the names that it may know', async () => {
    const delegate = await signedUp(server, { type: 'recruiter', name: 'Della Gate' })
    await actsFor(delegate, rita)
    const [ada, job] = [await grownUp({ name: 'Ada Park' }), await posted(server, rita)]
    await suggested(job, ada)
    await act(ada, job, 'saved')
    server.clock.advance(UNDO_MS)
    await decide(rita, job, ada, 'shortlist')
    await decide(delegate, job, ada, 'contacted')
    await act(ada, job, 'ok2contact')
    await decide(rita, job, ada, 'hide')
    await decide(rita, job, ada, 'rejected')
    await decide(rita, job, ada, 'undo')
    expect(await told(rita, 'owner', job, ada)).toEqual([
      'You: undo, rejected to contacted',
      'You: rejected, contacted to rejected',
      'You: hide, contacted to contacted',
      'Ada Park: ok2contact, contacted to contacted',
      'Della Gate: contacted, saved to contacted',
      'You: shortlist, suggested to saved',
      'Trellis: suggest, none to suggested',
    ])
    expect(await told(delegate, 'owner', job, ada)).toContain('Rita Cole: shortlist, suggested to saved')
    expect(await told(ada, 'person', job, ada)).toEqual([
      'Blue Door: undo, rejected to contacted',
      'Blue Door: rejected, contacted to rejected',
      'You: ok2contact, contacted to contacted',
      'Blue Door: contacted, saved to contacted',
      'You: saved, suggested to saved',
      'Trellis: suggest, none to suggested',
    ])
  })

  test('shows the newest 500 steps that a side knows of, and is downloaded whole', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    await act(ada, job, 'saved')
    await act(ada, job, 'cancel')
    const { db } = server.context
    const [saved, canceled] = await db.select().from(linkChanges).where(eq(linkChanges.postingId, job)).orderBy(linkChanges.number)
    const hidden = { ...canceled!.after, flags: { ...canceled!.after.flags, hidden: true } }
    const row = (at: number, change: Partial<typeof saved>) => ({ ...saved!, id: newId(), number: at, ...change })
    const steps = Array.from({ length: 600 }, (_, at) => row(3 + at, at % 2 === 0 ? {} : { ...canceled, id: newId(), number: 3 + at }))
    const ofOwner = { side: 'owner' as const, byId: rita.id, event: 'hide' as const, before: canceled!.after, after: hidden }
    const hidings = Array.from({ length: 600 }, (_, at) => row(603 + at, ofOwner))
    await db.insert(linkChanges).values([...steps, ...hidings])
    const shown = await told(ada, 'person', job, ada)
    expect(shown.slice(0, 2)).toEqual(['You: cancel, saved to none', 'You: saved, none to saved'])
    expect(shown).toHaveLength(500)
    expect(new Set(await told(rita, 'owner', job, ada))).toEqual(new Set(['You: hide, none to none']))
    const which = { viewerId: ada.id, side: 'person', postingId: job, personId: ada.id } as const
    expect(await wholeHistoryOf(server.context, which)).toHaveLength(602)
  })

  test('calls an event of a later release an undo, as it has no words for it', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    await act(ada, job, 'saved')
    await server.context.db.execute(sql`update link_changes set event = 'archived' where posting_id = ${job}`)
    expect(await told(ada, 'person', job, ada)).toEqual(['You: undo, none to saved'])
  })

  test('and the time of a change say nothing of what the other side keeps to itself', async () => {
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    const posting = (await postingById(server.context.db, job))!
    const seenByOwner = async () => {
      const now = server.clock.now()
      const { person, link, recent } = (await candidatesAmong(server.context, actorOf(rita), posting, [ada.id])).get(ada.id)!
      const undoUntil = undoUntilOf(undoableBy({ actorId: rita.id, side: 'owner' }, recent, now))
      return linkOfOwner(link, { personId: ada.id, person, posting, now, undoUntil })
    }
    const seenByPerson = async () => (await linksSeenByPerson(server.context, ada.id, [{ ...posting, blocked: false }])).get(job)
    const before = [await seenByOwner(), await seenByPerson()]
    await act(ada, job, 'saved')
    expect(await seenByOwner()).toEqual(before[0])
    expect(await seenByPerson()).toMatchObject({ state: 'saved', undoUntil: server.clock.now() + UNDO_MS })
    await act(ada, job, 'cancel')
    await decide(rita, job, ada, 'shortlist')
    await decide(rita, job, ada, 'rejected')
    expect({ ...(await seenByPerson()), undoUntil: null }).toEqual(before[1])
    expect(await seenByOwner()).toMatchObject({ state: 'rejected', undoUntil: server.clock.now() + UNDO_MS })
    expect(await told(rita, 'owner', job, ada)).toEqual(['You: rejected, saved to rejected', 'You: shortlist, none to saved'])
    expect(await told(ada, 'person', job, ada)).toEqual(['You: cancel, saved to none', 'You: saved, none to saved'])
  })

  test('is told to others as it is written, in the same transaction', async () => {
    const heard: LinkChanged[] = []
    server.context.events.on(linkChanged, async (_, change) => void heard.push(change))
    const [ada, job] = [await grownUp(), await posted(server, rita)]
    await decide(rita, job, ada, 'contacted')
    await decide(rita, job, ada, 'undo')
    await actRefused(ada, job, 'withdrawn')
    expect(heard).toMatchObject([
      { event: 'contacted', side: 'owner', byId: rita.id, personId: ada.id, postingId: job, after: { person: 'contacted' } },
      { event: 'undo', side: 'owner', undoneId: heard[0]!.changeId, after: { person: 'none' } },
    ])
  })
})

describe('suggesting', () => {
  test('reaches those to whom nothing has happened, once, and no posting that is closed or deleted', async () => {
    const [ada, ben, emma, hugo] = [await grownUp(), await grownUp(), await grownUp(), await grownUp()]
    const job = await posted(server, rita)
    await act(ben, job, 'applied')
    await act(emma, job, 'rejected')
    await act(hugo, job, 'saved')
    expect(await suggested(job, hugo, ada, ben, emma, ada)).toEqual([ada.id])
    expect(await suggested(job, ada)).toEqual([])
    server.clock.advance(UNDO_MS)
    expect(await suggested(job, ada, ben, emma, hugo)).toEqual([hugo.id])
    expect(await decide(rita, job, hugo, 'dismiss')).toMatchObject({ state: 'rejected' })
    expect(await act(hugo, job, 'cancel')).toMatchObject({ state: 'none' })
    const draft = await posted(server, rita, { state: 'draft' })
    expect(await suggested(draft, ada)).toEqual([])
    await server.context.db.transaction((tx) => deletePosting(tx, job, server.clock.now()))
    expect(await suggested(job, await grownUp())).toEqual([])
  })
})

test('the weeks are all from the opening on, with what was not taken back', async () => {
  const { db } = server.context
  const opened = server.clock.now()
  const job = await posted(server, rita)
  const [ada, ben] = [await grownUp(), await grownUp()]
  await suggested(job, ada)
  await decide(rita, job, ben, 'contacted')
  await decide(rita, job, ben, 'undo')
  const looks = async (person: Person) => noteView(server.context, { ...(await postingById(db, job))!, blocked: false }, actorOf(person))
  for (const viewer of [ada, ada, ben]) await looks(viewer)
  server.clock.advance(21 * 24 * HOURS)
  await looks(ada)
  await act(await signedInAgain(ada), job, 'applied')
  await decide(await signedInAgain(rita), job, ada, 'accepted')
  const weeksOfJob = async (id: Id) => weeksOf(server.context, actorOf(rita), (await postingById(db, id))!)
  const weeks = await weeksOfJob(job)
  const nothing = { views: 0, suggested: 0, applied: 0, contacted: 0, accepted: 0 }
  const first = Date.UTC(2026, 7, 31)
  expect(opened - first).toBeLessThan(7 * 24 * HOURS)
  const inWeek = (number: number) => first + number * 7 * 24 * HOURS
  expect(weeks).toEqual([
    { ...nothing, week: inWeek(0), views: 2, suggested: 1 },
    { ...nothing, week: inWeek(1) },
    { ...nothing, week: inWeek(2) },
    { ...nothing, week: inWeek(3), views: 1, applied: 1, accepted: 1 },
  ])
  expect(await viewCounts(server.context, [job])).toEqual(new Map([[job, 3]]))
  expect(await weeksOfJob(await posted(server, rita, { state: 'draft' }))).toEqual([])
})

test('views are those of listed adults alone', async () => {
  const { db } = server.context
  const [ada, minor] = [await grownUp(), await signedUp(server, { birthYear: 2012 })]
  const [hidden, recruiter] = [await grownUp(), await signedUp(server, { type: 'recruiter' })]
  const unknown = await signedUp(server)
  const job = await posted(server, rita)
  const posting = (await postingById(db, job))!
  await hidden.client.call(hideProfile, { body: { profType: 'profile', profID: hidden.id } })
  const views = async () => {
    const [week] = await weeksOf(server.context, actorOf(rita), posting)
    return [(await viewCounts(server.context, [job])).get(job), week!.views]
  }
  for (const viewer of [hidden, recruiter, minor, unknown]) await noteView(server.context, { ...posting, blocked: false }, actorOf(viewer))
  expect(await views()).toEqual([0, 0])
  await noteView(server.context, { ...posting, blocked: false }, actorOf(ada))
  expect(await views()).toEqual([1, 1])
})

test('the weeks leave out whoever the one who looks may not see', async () => {
  const [owner, delegate] = [await signedUp(server, { type: 'recruiter' }), await signedUp(server, { type: 'recruiter' })]
  await actsFor(delegate, owner)
  const [ada, ben, job] = [await grownUp(), await grownUp(), await posted(server, owner)]
  await suggested(job, ada, ben)
  await ada.client.call(block, { body: { userId: ada.id, targetId: delegate.id } })
  const suggestedAsSeenBy = async (viewer: Person) => {
    const [week] = await weeksOf(server.context, actorOf(viewer), (await postingById(server.context.db, job))!)
    return week!.suggested
  }
  expect(await suggestedAsSeenBy(owner)).toBe(2)
  expect(await suggestedAsSeenBy(delegate)).toBe(1)
  await ben.client.call(hideProfile, { body: { profType: 'profile', profID: ben.id } })
  expect(await suggestedAsSeenBy(owner)).toBe(1)
})
