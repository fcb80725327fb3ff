import { firstMinorYear } from '@trellis/contract/accounts/minors.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, count, eq, gte, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Queries } from '../../platform/database/database.ts'
import { isAnyOf, placeholder } from '../../platform/database/statements/placeholder.ts'
import { prepared } from '../../platform/database/statements/statements.ts'
import { isListedAdult } from '../../profiles/cards.queries.ts'
import { weekOf } from '../history/weekOf.ts'
import { postingViews } from '../postings.tables.ts'

/** Whoever is born in this year or later may be a minor. */
const bornBefore = ({ clock }: Pick<Context, 'clock'>): number => firstMinorYear(new Date(clock.now()).getUTCFullYear())

/**
 * How often postings were looked at: by each student once a day (UTC). Only those who are in everybody's lists now count, so
 * that the looks of hidden people, of minors and of recruiters move no number.
 */
export async function viewCounts({ clock, db }: Pick<Context, 'clock' | 'db'>, postingIds: readonly Id[]): Promise<Map<Id, number>> {
  if (postingIds.length === 0) return new Map()
  const rows = await viewsStatement(db).execute({ postingIds, bornBefore: bornBefore({ clock }) })
  const views = new Map(postingIds.map((id) => [id, 0]))
  for (const row of rows) views.set(row.postingId, row.views)
  return views
}

const viewsStatement = prepared((db) =>
  db
    .select({ postingId: postingViews.postingId, views: count() })
    .from(postingViews)
    .where(and(isAnyOf(postingViews.postingId, 'postingIds'), isListedAdult(db, postingViews.viewerId, placeholder<number>('bornBefore'))))
    .groupBy(postingViews.postingId),
)

/** The same of one posting, week by week: those in which nobody looked are left out. */
export function weeklyViews({ clock, db }: Pick<Context, 'clock' | 'db'>, postingId: Id): Promise<{ week: number; views: number }[]> {
  return db
    .select({ week: weekOf(sql`${postingViews.day}::timestamp`), views: count() })
    .from(postingViews)
    .where(and(eq(postingViews.postingId, postingId), isListedAdult(db, postingViews.viewerId, bornBefore({ clock }))))
    .groupBy(sql`1`)
}

/** Who looked at which posting on which days since that of a time, in milliseconds since 1970. */
export async function viewsSince(db: Queries, time: number): Promise<(typeof postingViews.$inferSelect)[]> {
  const day = new Date(time).toISOString().slice(0, 10)
  return db.select().from(postingViews).where(gte(postingViews.day, day))
}
