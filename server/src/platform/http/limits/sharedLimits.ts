import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'

/** What the limiting library is told: how many there were, and in how many milliseconds the count begins anew. */
interface Counted {
  readonly current: number
  readonly ttl: number
}
type Answer = (error: Error | null, counted?: Counted) => void

/** One in so many counts clears away what has ended. */
const CLEARED_EVERY = 500
/** `/health/ready` is limited too, and answers within a second whatever hangs. */
const WAITED_FOR_MS = 300

/** Counts in the database, for several processes together; tokens and addresses are stored as digests. */
export function sharedCounts({ db }: { readonly db: Queries }) {
  let counts = 0

  async function countOne(key: string, window: number): Promise<Counted> {
    const subject = hash('sha256', key, 'hex')
    const ends = sql`now() + ${window} * interval '1 millisecond'`
    const { rows } = await db.execute<{ count: number; left: number }>(sql`
      insert into request_counts as known (subject, count, ends_at) values (${subject}, 1, ${ends})
      on conflict (subject) do update set
        count = case when known.ends_at <= now() then 1 else known.count + 1 end,
        ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
      returning count, (extract(epoch from ends_at - now()) * 1000)::integer as left`)
    if (++counts % CLEARED_EVERY === 0) await db.execute(sql`delete from request_counts where ends_at <= now()`)
    return { current: rows[0]!.count, ttl: rows[0]!.left }
  }

  // The library makes one of these for the server, and asks it for one for each route with options of its own.
  return class SharedCounts {
    readonly prefix: string
    constructor(_options: unknown, prefix = '') {
      this.prefix = prefix
    }

    incr(key: string, tell: Answer, window: number): void {
      const notCounted = { current: 0, ttl: window }
      const late = pause(WAITED_FOR_MS, notCounted, { ref: false })
      // Without a database no call is answered, so that there is nothing to limit.
      const counted = countOne(`${this.prefix} ${key}`, window).catch(() => notCounted)
      void Promise.race([counted, late]).then((found) => tell(null, found))
    }

    child(route: { readonly routeInfo?: { readonly url?: string } }): SharedCounts {
      return new SharedCounts(undefined, route.routeInfo?.url ?? 'others')
    }
  }
}
