import type { Id } from '@trellis/contract/wire/ids.ts'
import { arrayContains, asc, count, desc, eq, lt } from 'drizzle-orm'
import type { Queries } from '../platform/database/database.ts'
import type { SuggestionList } from './shownList.ts'
import { shownLists } from './shownLists.tables.ts'

/** A page of suggestions as it is logged. */
export type StoredShownList = typeof shownLists.$inferSelect

/** Everything that somebody was suggested, oldest first. */
export async function listsShownTo(db: Queries, viewerId: Id): Promise<StoredShownList[]> {
  return db.select().from(shownLists).where(eq(shownLists.viewerId, viewerId)).orderBy(asc(shownLists.shownAt), asc(shownLists.firstPlace))
}

/** In how many lists of others a person stood on each day (UTC), by the kind of list; never in whose. */
export async function timesShown(db: Queries, personId: Id): Promise<{ day: string; list: SuggestionList; lists: number }[]> {
  const { day, list, subjects } = shownLists
  return db
    .select({ day, list, lists: count() })
    .from(shownLists)
    .where(arrayContains(subjects, [personId]))
    .groupBy(day, list)
    .orderBy(asc(day), asc(list))
}

/** The newest lists of a kind, so many at most. */
export async function newestShown(db: Queries, list: SuggestionList, most: number): Promise<StoredShownList[]> {
  return db.select().from(shownLists).where(eq(shownLists.list, list)).orderBy(desc(shownLists.shownAt), desc(shownLists.id)).limit(most)
}

/** Whether anything is logged from before a time, in milliseconds since 1970. */
export async function hasShownBefore(db: Queries, time: number): Promise<boolean> {
  const old = await db
    .select({ id: shownLists.id })
    .from(shownLists)
    .where(lt(shownLists.shownAt, new Date(time)))
    .limit(1)
  return old.length > 0
}
