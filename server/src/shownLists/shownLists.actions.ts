import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { arrayOverlaps, inArray, lt, sql } from 'drizzle-orm'
import type { Queries } from '../platform/database/database.ts'
import { FOLLOWED_FOR_MS } from './keeping.ts'
import type { Opening, ShownEntry, ShownList } from './shownList.ts'
import { shownLists } from './shownLists.tables.ts'

/** A page of suggestions with when it was shown, in milliseconds since 1970. */
export interface DatedList extends ShownList {
  readonly at: number
}

/** So many skills of an entry are logged, those that give most. */
const MOST_SKILLS = 12

/** Nobody learns more from a hundredth of a point. */
const rounded = (points: number): number => Math.round(points * 10) / 10

/** Logs pages of suggestions, some hundreds at most, in one statement; what was logged on the same day already stays as it is. */
export async function logShown(db: Queries, lists: readonly DatedList[]): Promise<void> {
  if (lists.length === 0) return
  await db
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

function pointsByPart(entries: readonly ShownEntry[]): Record<string, number[]> {
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
export async function logOpened(db: Queries, openings: readonly Opening[], now: number): Promise<void> {
  if (openings.length === 0) return
  const viewers = sql.param(openings.map(({ viewerId }) => viewerId))
  const people = sql.param(openings.map(({ personId }) => personId))
  const since = new Date(now - FOLLOWED_FOR_MS).toISOString()
  await db.execute(sql`
    with newest as (
      select distinct on (opening.viewer_id, opening.person_id) shown.id, shown.opened, opening.person_id
      from unnest(${viewers}::uuid[], ${people}::uuid[]) as opening (viewer_id, person_id)
      join shown_lists as shown on shown.viewer_id = opening.viewer_id and opening.person_id = any (shown.subjects)
      where shown.shown_at >= ${since}::timestamptz
      order by opening.viewer_id, opening.person_id, shown.shown_at desc, shown.id
    ), opened as (
      select id, array_agg(person_id) as people from newest where not person_id = any (opened) group by id
    )
    update shown_lists set opened = shown_lists.opened || opened.people from opened where shown_lists.id = opened.id`)
}

/**
 * Takes accounts and postings that are erased out of the log: lists that were made for them are gone, in others their place
 * is nobody's.
 */
export async function forgetShown(tx: Queries, ids: readonly Id[]): Promise<void> {
  if (ids.length === 0) return
  const erased = sql`${sql.param([...ids])}::uuid[]`
  await tx.delete(shownLists).where(inArray(shownLists.forId, [...ids]))
  await tx
    .update(shownLists)
    .set({
      subjects: sql`array(select case when id = any (${erased}) then null else id end
        from unnest(${shownLists.subjects}) with ordinality as entry (id, place) order by place)`,
      skills: sql`(select jsonb_agg(case when entry.id = any (${erased}) then '{}'::jsonb else logged.skills end order by entry.place)
        from unnest(${shownLists.subjects}) with ordinality as entry (id, place)
        join jsonb_array_elements(${shownLists.skills}) with ordinality as logged (skills, place) on logged.place = entry.place)`,
      opened: sql`array(select id from unnest(${shownLists.opened}) as one (id) where id <> all (${erased}))`,
    })
    .where(arrayOverlaps(shownLists.subjects, [...ids]))
}

/** Forgets what was shown before a time, in milliseconds since 1970. */
export async function forgetShownBefore(db: Queries, time: number): Promise<void> {
  await db.delete(shownLists).where(lt(shownLists.shownAt, new Date(time)))
}
