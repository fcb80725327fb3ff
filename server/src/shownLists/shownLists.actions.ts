import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { and, arrayContains, arrayOverlaps, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { accountsHeld } from '../accounts/accounts.queries.ts'
import type { Context } from '../context.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import { inParts } from '../platform/database/inParts.ts'
import type { PartsOf } from '../platform/domain.ts'
import { announcementKind } from '../platform/events/announcements.ts'
import { GoesOnLater } from '../platform/tasks/tasks.ts'
import { FOLLOWED_FOR_MS } from './keeping.ts'
import { type DatedList, idsIn, type Opening, type ShownEntry, withoutErased } from './shownList.ts'
import { subjectNames } from './shownLists.parts.ts'
import { shownLists } from './shownLists.tables.ts'

/** Accounts or postings are erased: nothing that waits to be logged tells of them any more. */
export const erasedFromLog = announcementKind('shownLists.erased')

/** So many skills of an entry are logged, those that give most. */
const MOST_SKILLS = 12

/** Nobody learns more from a hundredth of a point. */
const rounded = (points: number): number => Math.round(points * 10) / 10

// Who writes to the log shares it, and who takes somebody out of it has it alone, until all of it is committed: what is written afterwards looks
// who is there, and does not find them.
const sharing = sql`select pg_advisory_xact_lock_shared(hashtextextended('log of suggestions', 0))`
const alone = sql`select pg_advisory_xact_lock(hashtextextended('log of suggestions', 0))`

/**
 * Logs pages of suggestions, some hundreds at most, in one statement; what was logged on the same day already stays as it is. Who was erased
 * since is not logged.
 */
export async function logShown({ db }: Pick<Context, 'db'>, partsOf: PartsOf, lists: readonly DatedList[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sharing)
    await insertShown(tx, await withoutGone(tx, partsOf, lists))
  })
}

/** The same pages without those that are not there any more. */
async function withoutGone(tx: Transaction, partsOf: PartsOf, lists: readonly DatedList[]): Promise<DatedList[]> {
  const viewers = new Set(await accountsHeld(tx, [...new Set(lists.map(({ viewerId }) => viewerId))]))
  const seen = lists.filter(({ viewerId }) => viewers.has(viewerId))
  const ids = idsIn(seen.map((one) => ({ ...one, subjects: one.entries.map(({ _id }) => _id) })))
  const there = new Set(viewers)
  for (const { of, among } of partsOf(subjectNames)) for (const id of await among(tx, [...ids[of]])) there.add(id)
  return seen.flatMap((one) => withoutErased(one, (id) => !there.has(id)) ?? [])
}

async function insertShown(tx: Transaction, lists: readonly DatedList[]): Promise<void> {
  if (lists.length === 0) return
  await tx
    .insert(shownLists)
    .values(
      lists.map(({ viewerId, list, forId, offset, entries, learnedOrderId, at }) => ({
        id: newId(at),
        viewerId,
        list,
        forId,
        day: new Date(at).toISOString().slice(0, 10),
        shownAt: new Date(at),
        firstPlace: offset + 1,
        subjects: entries.map(({ _id }) => _id),
        scores: entries.map(({ score }) => rounded(score)),
        parts: pointsByPart(entries),
        skills: entries.map(({ skills }) => pointsBySkill(skills)),
        orders: learnedOrderId === undefined ? null : { learned: learnedOrderId, given: entries.map(({ given }) => given ?? null) },
      })),
    )
    .onConflictDoNothing()
}

function pointsByPart(entries: DatedList['entries']): Record<string, number[]> {
  const names = Object.keys(entries[0]?.parts ?? {})
  return Object.fromEntries(names.map((name) => [name, entries.map(({ parts }) => rounded(parts[name] ?? 0))]))
}

/** Those that make a difference in points, the heaviest alone. */
function pointsBySkill(skills: ShownEntry['skills']): Record<string, number> {
  const heaviest = Object.entries(skills).toSorted(([, one], [, other]) => other - one)
  return Object.fromEntries(
    heaviest
      .slice(0, MOST_SKILLS)
      .map(([skill, points]): [string, number] => [skill, rounded(points)])
      .filter(([, points]) => points > 0),
  )
}

/**
 * Logs that profiles were opened, with the newest list that showed the viewer the person: where none did, nothing is stored.
 * @param now milliseconds since 1970
 */
export async function logOpened(db: Context['db'], openings: readonly Opening[], now: number): Promise<void> {
  if (openings.length === 0) return
  const viewers = sql.param(openings.map(({ viewerId }) => viewerId))
  const people = sql.param(openings.map(({ personId }) => personId))
  const since = new Date(now - FOLLOWED_FOR_MS).toISOString()
  const log = sql`
    with newest as (
      select distinct on (opening.viewer_id, opening.person_id) shown.id, shown.opened, opening.person_id
      from unnest(${viewers}::uuid[], ${people}::uuid[]) as opening (viewer_id, person_id)
      join shown_lists as shown on shown.viewer_id = opening.viewer_id and opening.person_id = any (shown.subjects)
      where shown.shown_at >= ${since}::timestamptz
      order by opening.viewer_id, opening.person_id, shown.shown_at desc, shown.id
    ), opened as (
      select id, array_agg(person_id) as people from newest where not person_id = any (opened) group by id
    )
    update shown_lists set opened = shown_lists.opened || opened.people from opened where shown_lists.id = opened.id`
  await db.transaction(async (tx) => {
    await tx.execute(sharing)
    await tx.execute(log)
  })
}

/**
 * Takes accounts and postings that are erased out of the log: lists that were made for them are gone, in others their place
 * is nobody's.
 */
export async function forgetShown({ announcements }: Pick<Context, 'announcements'>, tx: Transaction, ids: readonly Id[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(alone)
  announcements.announce(tx, erasedFromLog, ids)
  await tx.delete(shownLists).where(inArray(shownLists.forId, [...ids]))
  await tx
    .update(shownLists)
    .set(without(ids))
    .where(arrayOverlaps(shownLists.subjects, [...ids]))
}

/** What a page is without some accounts and postings. */
function without(ids: readonly Id[]) {
  const erased = sql`${sql.param([...ids])}::uuid[]`
  return {
    subjects: sql`array(select case when id = any (${erased}) then null else id end
      from unnest(${shownLists.subjects}) with ordinality as entry (id, place) order by place)`,
    skills: sql`(select jsonb_agg(case when entry.id = any (${erased}) then '{}'::jsonb else logged.skills end order by entry.place)
      from unnest(${shownLists.subjects}) with ordinality as entry (id, place)
      join jsonb_array_elements(${shownLists.skills}) with ordinality as logged (skills, place) on logged.place = entry.place)`,
    opened: sql`array(select id from unnest(${shownLists.opened}) as one (id) where id <> all (${erased}))`,
  }
}

/** So many pages are changed in one task: it ends long before its lease does. */
const CHANGED_IN_TASK = 1_000

/**
 * The same before they are erased, as a part of a task, some hundreds of pages in a transaction: who stood in a hundred thousand of them would hold
 * the log up until all were written, or until the database gave up. What is logged meanwhile is left to {@link forgetShown}.
 * @throws GoesOnLater where more pages may be left
 */
export async function takeOutOfLists({ db }: Pick<Context, 'db'>, ids: readonly Id[]): Promise<void> {
  if (ids.length === 0) return
  const changeAlone = async (which: SQL, change: (tx: Transaction, some: SQL) => Promise<unknown>) => {
    const pages = await db.select({ id: shownLists.id }).from(shownLists).where(which).limit(CHANGED_IN_TASK)
    await inParts(pages, (some) =>
      db.transaction(async (tx) => {
        await tx.execute(alone)
        const theirs = some.map(({ id }) => id)
        await change(tx, inArray(shownLists.id, theirs))
      }),
    )
    if (pages.length === CHANGED_IN_TASK) throw new GoesOnLater()
  }
  await changeAlone(inArray(shownLists.forId, [...ids]), (tx, some) => tx.delete(shownLists).where(some))
  await changeAlone(arrayOverlaps(shownLists.subjects, [...ids]), (tx, some) => tx.update(shownLists).set(without(ids)).where(some))
}

/** So many pages are changed in one statement. */
const CHANGED_AT_ONCE = 500

/**
 * Takes skills out of the log that somebody does not show any more: where they were suggested, and in the lists that were made for them.
 * It writes nothing but what a row holds by then, and so of nobody who was erased meanwhile. It shares the log all the same: whoever is
 * erased changes the same rows in another order, and each could wait for the other.
 * @param skills those that they show, by their ids
 */
export async function keepSkillsOf(db: Context['db'], personId: Id, skills: readonly string[]): Promise<void> {
  const kept = sql`${sql.param([...skills])}::text[]`
  const entries = sql`unnest(${shownLists.subjects}) with ordinality as entry (id, place)
    join jsonb_array_elements(${shownLists.skills}) with ordinality as logged (skills, place) on logged.place = entry.place`
  const isTheirs = sql`(${shownLists.forId} = ${personId} or entry.id = ${personId})`
  const tellsMore = sql`exists (select from ${entries}
    where ${isTheirs} and exists (select from jsonb_object_keys(logged.skills) as skill where skill <> all (${kept})))`
  const theirs = or(arrayContains(shownLists.subjects, [personId]), eq(shownLists.forId, personId))
  const changeSome = (tx: Transaction) =>
    tx
      .update(shownLists)
      .set({
        skills: sql`(select jsonb_agg(case when ${isTheirs}
          then (select coalesce(jsonb_object_agg(skill, points), '{}'::jsonb) from jsonb_each(logged.skills) as one (skill, points)
            where skill = any (${kept}))
          else logged.skills end order by entry.place) from ${entries})`,
      })
      .where(inArray(shownLists.id, tx.select({ id: shownLists.id }).from(shownLists).where(and(theirs, tellsMore)).limit(CHANGED_AT_ONCE)))
      .returning({ id: shownLists.id })
  for (;;) {
    const changed = await db.transaction(async (tx) => {
      await tx.execute(sharing)
      return changeSome(tx)
    })
    if (changed.length < CHANGED_AT_ONCE) return
  }
}

/** Forgets what was shown before a time, in milliseconds since 1970. */
export async function forgetShownBefore(db: Queries, time: number): Promise<void> {
  await db.delete(shownLists).where(lt(shownLists.shownAt, new Date(time)))
}
