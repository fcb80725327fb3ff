import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../../context.ts'
import type { Queries } from '../../platform/database/database.ts'
import { announcementKind } from '../../platform/events/announcements.ts'

const RECENT_MS = 1_000
const MOST_REMEMBERED = 10_000

/**
 * What was read of sessions within the last second, so that the calls of one screen read it once. Whatever ends a session
 * of an account or changes what it says announces that: every process forgets what it read, and for a second remembers
 * nothing of that account, since a request under way may still read what was before. A process that misses the
 * announcement notices after a second.
 */
export interface RecentSessions<Row> {
  get(tokenHash: string): Row | undefined
  remember(tokenHash: string, row: Row): void
  forget(accountIds: readonly Id[]): void
}

const sessionsChanged = announcementKind('sessions.changed')

/** Has every process read an account's sessions again, once a transaction is committed. */
export function announceSessionsChanged({ announcements }: Pick<Context, 'announcements'>, db: Queries, accountIds: readonly Id[]): void {
  announcements.announce(db, sessionsChanged, accountIds)
}

/** What this process read, in step with what is announced. */
export function followRecentSessions<Row extends { readonly id: Id }>({ announcements }: Context): RecentSessions<Row> {
  const recent = recentSessions<Row>()
  announcements.follow(sessionsChanged, (ids) => recent.forget(ids))
  return recent
}

/** @param now milliseconds that only grow */
export function recentSessions<Row extends { readonly id: Id }>(now = () => performance.now()): RecentSessions<Row> {
  const remembered = new Map<string, { readonly row: Row; readonly readAt: number }>()
  /** When each account was last forgotten, the longest ago first. */
  const forgotten = new Map<Id, number>()
  const isRecent = (at: number | undefined) => at !== undefined && now() - at < RECENT_MS

  function forgetWhoWasForgotten(): void {
    for (const [id, at] of forgotten) {
      if (isRecent(at)) return
      forgotten.delete(id)
    }
  }

  return {
    get(tokenHash) {
      const found = remembered.get(tokenHash)
      return isRecent(found?.readAt) ? found?.row : undefined
    },
    remember(tokenHash, row) {
      if (isRecent(forgotten.get(row.id))) return
      if (remembered.size >= MOST_REMEMBERED) remembered.clear()
      remembered.set(tokenHash, { row, readAt: now() })
    },
    forget(accountIds) {
      forgetWhoWasForgotten()
      for (const id of accountIds) {
        forgotten.delete(id)
        forgotten.set(id, now())
      }
      const ids = new Set(accountIds)
      for (const [tokenHash, { row }] of remembered) if (ids.has(row.id)) remembered.delete(tokenHash)
    },
  }
}
