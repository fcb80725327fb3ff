import { deleteProfile } from '@trellis/contract/accounts/ownAccount.ts'
import { getDiadTable } from '@trellis/contract/mentoring/pairsTable.calls.ts'
import type { MenteeSort } from '@trellis/contract/mentoring/versions/menteesShown.ts'
import * as calls from '@trellis/contract/mentoring/draftVersions.calls.ts'
import { MOST_NAMED_DRAFTS, MOST_STEPS } from '@trellis/contract/mentoring/versions/draftVersions.ts'
import { ruleOutForMentoring } from '@trellis/contract/mentoring/ownMentoring.calls.ts'
import { hideProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { actOn } from '../../groups/testing.ts'
import { archiveOf } from '../../personal/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { assignmentKinds } from '../jobsTable/ofJobs.ts'
import { draftRowsOf, writeDraftRows } from './draftRows.bulk.ts'
import { draftedGroup } from './testing.ts'

let server: TestServer
let gus: Person
beforeAll(async () => {
  server = await startServer()
  gus = await signedUp(server, { type: 'advisor', name: 'Gus Bell' })
})
afterAll(() => server.close())

const setUp = (mentees: number, mentors: number, mentorCapacity = 3) =>
  draftedGroup(server, gus, { mentees, mentors, options: { mentorCapacity } })

/** In how many kept rows somebody stands. */
async function keptOf({ id }: Person): Promise<number> {
  const { rows } = await server.context.db.execute<{ many: string }>(
    sql`select count(*) as many from mentoring_kept_rows as one where strpos(to_jsonb(one)::text, ${id}) > 0`,
  )
  return Number(rows[0]!.many)
}

test('whatever was done in a draft, undoing all of it leads back to the first one, and doing it again to the last', async () => {
  const { mentees, mentors, rebalance, pin, lock, undo, drafted, history } = await setUp(3, 2, 2)
  const steps = fc.array(
    fc.record({
      act: fc.constantFrom('rebalance', 'pin', 'lock', 'unlock'),
      mentee: fc.nat({ max: 2 }),
      mentor: fc.nat({ max: 1 }),
      kind: fc.constantFrom('require' as const, 'forbid' as const, 'prefer' as const),
    }),
    { minLength: 1, maxLength: 8 },
  )
  await fc.assert(
    fc.asyncProperty(steps, async (acts) => {
      const first = await drafted()
      const already = (await history()).undo
      for (const { act, mentee, mentor, kind } of acts) {
        if (act === 'rebalance') await rebalance()
        else if (act === 'pin') await pin(mentees[mentee]!, mentors[mentor]!, kind)
        else await lock(mentees[mentee]!, act === 'lock')
      }
      const last = await drafted()
      let undone = 0
      while ((await history()).undo !== null) {
        await undo()
        undone += 1
      }
      expect(already).toBeNull()
      expect(await drafted()).toEqual(first)
      for (let redone = 0; redone < undone; redone++) await undo(true)
      expect(await drafted()).toEqual(last)
      for (let again = 0; again < undone; again++) await undo()
    }),
    { numRuns: 6 },
  )
})

test('says what is undone next; a new change forgets what was undone, and where nothing is left nothing happens', async () => {
  const { mentees, mentors, rebalance, pin, lock, undo, history, pairs, table } = await setUp(3, 2)
  expect(await history()).toMatchObject({ version: 1, undo: null, redo: null, named: [] })
  expect(await undo()).toBe(1)
  await rebalance()
  expect((await history()).undo).toMatchObject({ kind: 'pairs', mentees: 3 })
  await lock(mentees[0]!)
  expect((await history()).undo).toMatchObject({ kind: 'locks', mentees: 1 })
  await pin(mentees[1]!, mentors[0]!, 'prefer')
  expect((await history()).undo).toMatchObject({ kind: 'pins', mentees: 1 })
  expect(await undo()).toBe(5)
  expect((await table()).pins).toEqual([])
  expect(await history()).toMatchObject({ undo: { kind: 'locks' }, redo: { kind: 'pins' } })
  await lock(mentees[1]!)
  expect((await history()).redo).toBeNull()
  for (let at = 0; at < 3; at++) await undo()
  expect(await pairs()).toEqual([])
})

test('so many steps are kept and no more', async () => {
  const { mentees, lock, history, undo, params } = await setUp(1, 1)
  for (let at = 0; at < MOST_STEPS + 3; at++) await lock(mentees[0]!, at % 2 === 0)
  const kept = sql`select count(*) as many from mentoring_kept_drafts where mentoring_group_id = ${params.mgrpID}`
  const { rows } = await server.context.db.execute<{ many: string }>(kept)
  expect(Number(rows[0]!.many)).toBe(MOST_STEPS)
  for (let at = 0; at < MOST_STEPS; at++) await undo()
  expect((await history()).undo).toBeNull()
}, 60_000)

test('of two advisors who undo at once one does, and the other is told the version of now', async () => {
  const { rebalance, within, mentees, lock, pairs } = await setUp(2, 1)
  await rebalance()
  await lock(mentees[0]!)
  const undo = () => gus.client.call(calls.undoDraftChange, { body: { ...within, baseVersion: 3 } })
  const answers = await Promise.allSettled([undo(), undo()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await pairs()).toHaveLength(2)
  const refused = await gus.client.refused(calls.undoDraftChange, { body: { ...within, baseVersion: 3 } })
  expect(refused).toMatchObject({ code: 'Stale', details: { data: { version: 4 } } })
  const keeping = await gus.client.refused(calls.keepDraft, { body: { ...within, baseVersion: 3, name: 'Old' } })
  expect(keeping).toMatchObject({ code: 'Stale', details: { data: { version: 4 } } })
})

test('a draft is kept under a name, listed, called otherwise, loaded and thrown away', async () => {
  const { rebalance, keep, load, undo, history, drafted, lock, mentees, within, pin, mentors } = await setUp(3, 2, 1)
  await rebalance()
  await lock(mentees[0]!)
  const id = await keep('First try')
  expect(await keep('First try')).toBe(id)
  const kept = await drafted()
  expect((await history()).named).toMatchObject([{ id, name: 'First try', keptBy: 'Gus Bell', pairs: 2, without: 1 }])
  expect((await history()).named[0]!.averageScore).toBeGreaterThan(0)
  await lock(mentees[0]!, false)
  await pin(mentees[2]!, mentors[0]!, 'require')
  await rebalance()
  const other = await drafted()
  const taken = await gus.client.refused(calls.keepDraft, {
    body: { ...within, baseVersion: (await history()).version, name: 'FIRST try' },
  })
  expect(taken).toMatchObject({ code: 'BadInput', fields: { name: 'There is a draft of this name' } })
  const { version } = await load(id)
  expect(await drafted()).toEqual(kept)
  // The same again is no change.
  expect(await load(id)).toEqual({ version, gone: 0, barred: 0 })
  await undo()
  expect(await drafted()).toEqual(other)
  await gus.client.call(calls.renameDraft, { body: { ...within, draftID: id, name: 'Second thoughts' } })
  expect((await history()).named.map(({ name }) => name)).toEqual(['Second thoughts'])
  await gus.client.call(calls.deleteDraft, { body: { ...within, draftID: id } })
  expect((await history()).named).toEqual([])
  expect(await drafted()).toEqual(other)
  expect((await gus.client.refused(calls.deleteDraft, { body: { ...within, draftID: id } })).code).toBe('NotFound')
})

test('so many drafts have a name and no more, which is said', async () => {
  const { keep, based, history } = await setUp(1, 1)
  for (let at = 0; at < MOST_NAMED_DRAFTS; at++) await keep(`Draft ${at}`)
  const { fields } = await gus.client.refused(calls.keepDraft, { body: { ...(await based()), name: 'One more' } })
  expect(fields).toEqual({ name: '20 drafts are kept. Throw one away first' })
  expect((await history()).named).toHaveLength(MOST_NAMED_DRAFTS)
})

test('a kept draft gives the pairs of those who are still there and may be; whoever left is in nothing that is kept', async () => {
  const { rebalance, keep, load, undo, pairs, history, mentees, mentors, group, lock } = await setUp(4, 1, 4)
  const [hides, leaves, deletes, ruledOut] = mentees as [Person, Person, Person, Person]
  await rebalance()
  for (const mentee of mentees) await lock(mentee)
  const id = await keep('Everybody')
  await rebalance()
  await hides.client.call(hideProfile, { body: { profType: 'profile', profID: hides.id } })
  await actOn(leaves, group, 'withdrawn')
  await deletes.client.call(deleteProfile, { params: { id: deletes.id }, body: { password: deletes.password } })
  for (const gone of [hides, leaves, deletes]) expect(await keptOf(gone)).toBe(0)
  await mentors[0]!.client.call(ruleOutForMentoring, {
    params: { groupId: group, userId: mentors[0]!.id },
    body: { targetId: ruledOut.id, ruledOut: true },
  })
  expect((await history()).named).toMatchObject([{ pairs: 0, averageScore: null, without: 1 }])
  for (let at = 0; at < 5; at++) await undo()
  expect(await pairs()).toEqual([])
  expect(await load(id)).toMatchObject({ gone: 3, barred: 1 })
  expect(await pairs()).toEqual([])
  for (const gone of [hides, leaves, deletes]) expect(await keptOf(gone)).toBe(0)
})

test('two drafts are compared by name: who stays, who gets whom instead of whom, who has nobody', async () => {
  const { rebalance, keep, pin, compare, mentees, mentors, publish, pairs } = await setUp(2, 2, 1)
  const nothing = await keep('Nothing')
  await rebalance()
  await publish()
  const before = await pairs()
  const one = mentees[0]!
  const had = mentors.find(({ id }) => before.includes(`${one.id} ${id}`))!
  const other = mentors.find((mentor) => mentor !== had)!
  await pin(one, other, 'require')
  await rebalance()
  const diff = await compare('published', 'draft')
  expect(diff).toMatchObject({ kept: 0, added: 2, ended: 2, moved: 2, newlyMatched: [], newlyUnmatched: [] })
  expect(diff.moves[0]).toMatchObject({ menteeId: one.id, mentee: 'Mentee 1', from: [had.name], to: [other.name] })
  expect(diff.score.before).toBeGreaterThan(0)
  expect(await compare(nothing, 'draft')).toMatchObject({ moved: 0, newlyMatched: { length: 2 }, score: { before: 0 } })
  expect(await compare('draft', nothing)).toMatchObject({ newlyUnmatched: { length: 2 }, unmatched: 2 })
  expect(await compare('draft', 'draft')).toMatchObject({ kept: 2, added: 0, ended: 0 })
})

test('what was published is listed with who did it, is looked at, and becomes the draft again', async () => {
  const { rebalance, publish, publications, load, pin, lock, pairs, compare, mentees, mentors, within } = await setUp(2, 2, 1)
  await rebalance()
  await publish()
  const first = await pairs()
  const one = mentees[0]!
  await pin(
    one,
    mentors.find(({ id }) => !first.includes(`${one.id} ${id}`))!,
    'require',
  )
  await rebalance()
  await publish()
  await lock(one)
  const [second, earlier] = await publications()
  expect(earlier).toMatchObject({ publishedBy: 'Gus Bell', began: 2, ended: 0, told: 4 })
  expect(second).toMatchObject({ began: 2, ended: 2, told: 4 })
  expect(await compare(earlier!.keptId!, 'published')).toMatchObject({ moved: 2 })
  const all = await compare('nothing', earlier!.keptId!)
  expect(all.came.map(({ menteeId, mentorId }) => `${menteeId} ${mentorId}`).toSorted()).toEqual(first)
  await load(earlier!.keptId!)
  expect(await pairs()).toEqual(first)
  expect(await compare(earlier!.keptId!, 'draft')).toMatchObject({ kept: 2, added: 0 })
  // It is not what members see, and not to be thrown away.
  expect(await compare('published', 'draft')).toMatchObject({ moved: 2 })
  expect((await gus.client.refused(calls.deleteDraft, { body: { ...within, draftID: earlier!.keptId! } })).code).toBe('NotFound')
  expect((await archiveOf(one)).data['publishedPairs']).toHaveLength(2)
  await one.client.call(deleteProfile, { params: { id: one.id }, body: { password: one.password } })
  expect(await keptOf(one)).toBe(0)
  expect(await publications()).toHaveLength(2)
})

test('a draft of another mentoring group is not here', async () => {
  const [mine, others] = [await setUp(1, 1), await setUp(1, 1)]
  const id = await others.keep('Theirs')
  const { within, based } = mine
  const refused = [
    await gus.client.refused(calls.loadDraft, { body: { ...(await based()), draftID: id } }),
    await gus.client.refused(calls.renameDraft, { body: { ...within, draftID: id, name: 'Mine' } }),
    await gus.client.refused(calls.deleteDraft, { body: { ...within, draftID: id } }),
    await gus.client.refused(calls.compareDrafts, { body: { ...within, before: id, after: 'draft' } }),
  ]
  expect(refused.map(({ code }) => code)).toEqual(['NotFound', 'NotFound', 'NotFound', 'NotFound'])
})

test('other options are tried for this time alone, and what is tried is kept only when that is asked', async () => {
  const { rebalance, tryOut, mentors, mentees, pairs, history } = await setUp(3, 2, 2)
  await rebalance()
  const before = await pairs()
  const [first] = mentors as [Person, ...Person[]]
  const oneLess = await tryOut({ dryRun: true, mentors: [{ id: first.id, capacity: 0 }] })
  expect(oneLess).toMatchObject({ feasible: true, kept: false, diff: { unmatched: 1 } })
  if (!oneLess.feasible) throw new Error('There is no assignment')
  expect(oneLess.diff.load.find(({ id }) => id === first.id)).toMatchObject({ capacity: 0, after: 0 })
  expect(await tryOut({ dryRun: true, leastScore: 100 })).toMatchObject({ feasible: true, diff: { unmatched: mentees.length } })
  expect(await tryOut({ dryRun: true, mentorsPerMentee: { least: 2, most: 2 } })).toMatchObject({ feasible: false })
  expect([await pairs(), (await history()).version]).toEqual([before, 2])
  expect(await tryOut({ dryRun: false, mentors: [{ id: first.id, capacity: 0 }] })).toMatchObject({ feasible: true, kept: true })
  expect(await pairs()).toHaveLength(2)
  // The mentoring group's own options are as they were.
  expect(await tryOut({ dryRun: true })).toMatchObject({ diff: { unmatched: 0 } })
})

test('mentees are found by their names and those of their mentors, and sorted by what is to be done', async () => {
  const { rebalance, within, mentees, mentors, publish, pairs } = await setUp(3, 2, 1)
  await rebalance()
  await publish()
  const found = async (asked: { text?: string; sort?: MenteeSort; only?: 'without' }) => {
    const { data } = await gus.client.call(getDiadTable, { body: { ...within, size: 100, ...asked } })
    expect(data.total).toBe(new Set(data.rows.map(({ menteeId }) => menteeId)).size)
    expect(data.counts.all).toBe(3)
    return data.rows.map(({ menteeId }) => menteeId)
  }
  expect(await found({ text: 'mentee 2' })).toEqual([mentees[1]!.id])
  const tutored = (await pairs()).find((pair) => pair.endsWith(mentors[0]!.id))!.split(' ')[0]
  expect(await found({ text: 'TUTOR 1' })).toEqual([tutored])
  const [first] = await found({ only: 'without' })
  for (const sort of ['score', 'state'] as const) expect((await found({ sort }))[0]).toBe(first)
  expect(await found({ text: 'nobody of this name' })).toEqual([])
})

test('a draft is read and written of more mentees than a statement takes parameters', async () => {
  const { rebalance, drafted, params, mentees } = await setUp(2, 1)
  await rebalance()
  const before = await drafted()
  const many = [mentees[0]!.id, ...Array.from({ length: 66_000 }, () => newId())]
  await server.context.db.transaction(async (tx) => {
    for (const kind of Object.values(assignmentKinds)) {
      const rows = await draftRowsOf(tx, params.mgrpID, kind, many)
      expect(rows.map(({ menteeId }) => menteeId)).toEqual(kind.noun === 'mentor' ? [mentees[0]!.id] : [])
      await writeDraftRows(tx, params.mgrpID, rows, kind, many)
      expect(await kind.heldOf(tx, params.mgrpID, many)).toEqual([])
    }
  })
  expect(await drafted()).toEqual(before)
})
