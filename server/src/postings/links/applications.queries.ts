import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, count, eq, inArray, not, notInArray } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { leavers } from '../../profiles/cards.queries.ts'
import { links } from '../postings.tables.ts'

/** How many people have applied to each of these postings and not withdrawn, whatever came of it, but those whose account is being deleted. */
export async function applicationCounts(db: Queries, postingIds: readonly Id[]): Promise<Map<Id, number>> {
  if (postingIds.length === 0) return new Map()
  const rows = await db
    .select({ postingId: links.postingId, people: count() })
    .from(links)
    .where(
      and(
        inArray(links.postingId, [...postingIds]),
        eq(links.applied, true),
        not(links.withdrawn),
        notInArray(links.personId, leavers(db)),
      ),
    )
    .groupBy(links.postingId)
  const counted = new Map(rows.map(({ postingId, people }) => [postingId, people]))
  return new Map(postingIds.map((id) => [id, counted.get(id) ?? 0]))
}
