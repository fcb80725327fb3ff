import { HOUR_MS } from '@trellis/contract/durations.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, count, eq, gt, gte, min, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { linkChanges, links } from '../postings.tables.ts'

/** So long somebody is owed who follows: who was set aside when nobody was left has been told so. */
const OWED_FOR = HOUR_MS

/** How many of those whom the owner has set aside lately, of the ones suggested, nobody has followed yet. */
export async function unfollowed(db: Queries, postingId: Id, now: number): Promise<number> {
  const { ownerState, ownerChangedAt, beforeRejection } = links
  const isSetAside = and(eq(ownerState, 'rejected'), sql`${beforeRejection} ->> 'owner' = 'suggested'`)
  const lately = gt(ownerChangedAt, new Date(now - OWED_FOR))
  const [setAside] = await db
    .select({ people: count(), first: min(ownerChangedAt) })
    .from(links)
    .where(and(eq(links.postingId, postingId), isSetAside, lately))
  if (setAside === undefined || setAside.first === null) return 0
  const { at, event } = linkChanges
  const since = and(eq(linkChanges.postingId, postingId), eq(event, 'suggest'), gte(at, setAside.first))
  return Math.max(0, setAside.people - (await db.$count(linkChanges, since)))
}
