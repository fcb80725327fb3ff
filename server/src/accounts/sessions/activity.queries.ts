import { DAY_MS } from '@trellis/contract/durations.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, max, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { eachOf } from '../../platform/database/statements/placeholder.ts'
import { prepared } from '../../platform/database/statements/statements.ts'
import { knownDevices, sessions } from '../accounts.tables.ts'

/**
 * The start of the day (UTC) on which each of some accounts was signed in last, in milliseconds since 1970, as far as their sessions and
 * browsers are still known. No nearer: when exactly somebody was here is theirs.
 */
export async function lastDaysActive(db: Queries, ids: readonly Id[]): Promise<Map<Id, number>> {
  if (ids.length === 0) return new Map()
  const rows = await activityStatement(db).execute({ ids })
  return new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[id, dayOf(at)] as const])))
}

const activityStatement = prepared((db) => {
  const { id, from } = eachOf('ids')
  return db.select({ id, at: lastActive(db, id) }).from(from)
})

/** The start of the day of a moment, in milliseconds since 1970. */
export const dayOf = (at: Date): number => Math.floor(at.getTime() / DAY_MS) * DAY_MS

/** When an account was signed in last, as a part of a query: {@link dayOf} says what may be told of it. */
export function lastActive(db: Queries, account: SQL): SQL<Date | null> {
  const isSession = and(eq(sessions.accountId, account), eq(sessions.scope, 'session'))
  const inSessions = db
    .select({ at: max(sessions.usedAt) })
    .from(sessions)
    .where(isSession)
  const inBrowsers = db
    .select({ at: max(knownDevices.usedAt) })
    .from(knownDevices)
    .where(eq(knownDevices.accountId, account))
  return sql`greatest((${inSessions}), (${inBrowsers}))`.mapWith(sessions.usedAt)
}
