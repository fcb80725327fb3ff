import { DAY_MS } from '@trellis/contract/durations.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, max } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queries } from '../../platform/database/database.ts'
import { isAnyOf } from '../../platform/database/statements/placeholder.ts'
import { prepared } from '../../platform/database/statements/statements.ts'
import { knownDevices, sessions } from '../accounts.tables.ts'

/**
 * The start of the day (UTC) on which each of some accounts was signed in last, in milliseconds since 1970, as far as their sessions and
 * browsers are still known. No nearer: when exactly somebody was here is theirs.
 */
export async function lastDaysActive(db: Queries, ids: readonly Id[]): Promise<Map<Id, number>> {
  if (ids.length === 0) return new Map()
  const days = new Map<Id, number>()
  for (const { id, at } of await activityStatement(db).execute({ ids })) {
    const day = Math.floor(at!.getTime() / DAY_MS) * DAY_MS
    days.set(id, Math.max(day, days.get(id) ?? 0))
  }
  return days
}

const activityStatement = prepared((db) => {
  const inSessions = db
    .select({ id: sessions.accountId, at: max(sessions.usedAt) })
    .from(sessions)
    .where(and(isAnyOf(sessions.accountId, 'ids'), eq(sessions.scope, 'session')))
    .groupBy(sessions.accountId)
  const inBrowsers = db
    .select({ id: knownDevices.accountId, at: max(knownDevices.usedAt) })
    .from(knownDevices)
    .where(isAnyOf(knownDevices.accountId, 'ids'))
    .groupBy(knownDevices.accountId)
  return unionAll(inSessions, inBrowsers)
})
