import type { Link, LinkEvent, LinkSide } from '@trellis/contract/postings/links.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, desc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { linkChanges, links } from '../postings.tables.ts'

/** A change of the last seconds, in which it can be taken back, as the database tells it. */
export interface RecentChange {
  readonly id: Id
  /** Milliseconds since 1970. */
  readonly at: number
  readonly byId: Id | null
  readonly side: LinkSide
  readonly event: LinkEvent | 'undo'
  readonly before: Link
  readonly after: Link
}

/** What happened to a link after a time, newest first, as a part of a query of `links`. */
export function recentChanges(db: Queries, after: Date): SQL<RecentChange[]> {
  const { id, at, byId, side, event, before, after: made, number } = linkChanges
  const change = sql`jsonb_build_object('id', ${id}, 'at', (extract(epoch from ${at}) * 1000)::bigint, 'byId', ${byId},
    'side', ${side}, 'event', ${event}, 'before', ${before}, 'after', ${made})`
  const all = sql`coalesce(jsonb_agg(${change} order by ${desc(number)}), '[]')`.as('recent')
  const ofLink = and(eq(linkChanges.postingId, links.postingId), eq(linkChanges.personId, links.personId), gt(at, after))
  return sql`(${db.select({ all }).from(linkChanges).where(ofLink)})`.mapWith(inOurWords)
}

/** What the database puts into JSON is as it is stored. */
const inOurWords = (changes: readonly RecentChange[]): RecentChange[] =>
  changes.map((change) => ({ ...change, event: linkChanges.event.mapFromDriverValue(change.event) as LinkEvent | 'undo' }))
