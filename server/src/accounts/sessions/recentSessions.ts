import type { Context } from '../../context.ts'

const RECENT_MS = 1_000
const MOST_REMEMBERED = 10_000

/**
 * What was read of sessions within the last second, so that the calls of one screen read it once. Whatever ends a session
 * or changes what it says forgets all of it, and for a second nothing is remembered, since a request under way may still
 * read what was before. Another process notices an ended session after a second at most.
 */
export interface RecentSessions<Row> {
  get(tokenHash: string): Row | undefined
  remember(tokenHash: string, row: Row): void
}

interface Memory {
  readonly rows: Map<string, { readonly row: unknown; readonly readAt: number }>
  forgottenAt: number
}

const memories = new WeakMap<Context, Memory>()

function memoryOf(context: Context): Memory {
  const remembered = memories.get(context) ?? { rows: new Map(), forgottenAt: -RECENT_MS }
  memories.set(context, remembered)
  return remembered
}

export function recentSessions<Row>(context: Context): RecentSessions<Row> {
  const memory = memoryOf(context)
  return {
    get(tokenHash) {
      const remembered = memory.rows.get(tokenHash)
      return remembered !== undefined && performance.now() - remembered.readAt < RECENT_MS ? (remembered.row as Row) : undefined
    },
    remember(tokenHash, row) {
      const now = performance.now()
      if (now - memory.forgottenAt < RECENT_MS) return
      if (memory.rows.size >= MOST_REMEMBERED) memory.rows.clear()
      memory.rows.set(tokenHash, { row, readAt: now })
    },
  }
}

/** Called after the commit of whatever ends sessions, or changes what is read along with them. */
export function forgetRecentSessions(context: Context): void {
  const memory = memoryOf(context)
  memory.rows.clear()
  memory.forgottenAt = performance.now()
}
