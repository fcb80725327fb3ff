import { IDLE_MINUTES } from '@trellis/contract/accounts/times.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@trellis/contract/durations.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, gt, lt, ne, or, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Actor, Authenticate } from '../../platform/http/actor.ts'
import { stays } from '../accounts.queries.ts'
import { accounts, sessions } from '../accounts.tables.ts'
import { hasToBeApproved } from '../approvals/waiting.queries.ts'
import { personColumns, type PersonFacts } from '../persons.queries.ts'
import { announceSessionsChanged, followRecentSessions } from './recentSessions.ts'
import { digestOf, newSecret } from '../passwords/secrets.ts'

/** How long a session lives without a request. */
const IDLE = IDLE_MINUTES * MINUTE_MS
/** How long a token lives at most, by what it is good for. */
const LONGEST = { session: 8 * HOUR_MS, signUp: 15 * MINUTE_MS, reset: 15 * MINUTE_MS } as const satisfies Record<Actor['scope'], number>

/** The last request of a session is written down no more often than this. */
const WRITTEN_EVERY = 30_000
/** Ended sessions are kept for so long, to be told from tokens that never were. */
const KEPT = DAY_MS
const MOST_REMEMBERED = 10_000

/** Makes a token. It is answered once and stored as its digest only. */
export async function issueToken({ clock }: Context, tx: Queries, accountId: Id, scope: Actor['scope']): Promise<string> {
  const token = newSecret()
  const now = clock.now()
  const at = new Date(now)
  await tx.delete(sessions).where(lt(sessions.expiresAt, new Date(now - KEPT)))
  await tx.insert(sessions).values({
    tokenHash: digestOf(token),
    accountId,
    scope,
    createdAt: at,
    usedAt: at,
    expiresAt: new Date(now + LONGEST[scope]),
  })
  return token
}

/** Ends one session. Answers whether it was still alive: of two who end it at once, one is told so. */
export async function endSession(context: Context, tx: Queries, tokenHash: string): Promise<boolean> {
  const now = new Date(context.clock.now())
  const ended = await tx
    .update(sessions)
    .set({ expiresAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
    .returning({ accountId: sessions.accountId })
  const accountIds = ended.map(({ accountId }) => accountId)
  announceSessionsChanged(context, tx, accountIds)
  return ended.length > 0
}

/** Whether a session was neither ended nor has lasted for as long as it may. */
export async function isLive({ clock }: Context, db: Queries, tokenHash: string): Promise<boolean> {
  const live = and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date(clock.now())))
  return (await db.$count(sessions, live)) > 0
}

/** Ends every session of an account, but the one kept. */
export async function endSessions(context: Context, tx: Queries, accountId: Id, kept?: string): Promise<void> {
  const now = new Date(context.clock.now())
  await tx
    .update(sessions)
    .set({ expiresAt: now })
    .where(
      and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now), kept === undefined ? undefined : ne(sessions.tokenHash, kept)),
    )
  announceSessionsChanged(context, tx, [accountId])
}

/**
 * Tells who a token belongs to. Most requests write nothing: the time of the last one is remembered here and written every
 * half minute, so that a session's idle time is exact while one process serves it.
 */
export function createAuthenticate(context: Context, facts: PersonFacts): Authenticate {
  const { db, clock, config } = context
  const lastRequests = new Map<string, number>()
  const byToken = db
    .select({
      ...personColumns(db, facts),
      isWaiting: hasToBeApproved(db, config),
      scope: sessions.scope,
      usedAt: sessions.usedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(facts.table, eq(facts.id, accounts.id))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), or(stays, eq(sessions.scope, 'reset'))))
    .prepare('account_of_token')

  type Row = Awaited<ReturnType<typeof byToken.execute>>[number]
  const recent = followRecentSessions<Row>(context)

  async function read(tokenHash: string) {
    const [row] = await byToken.execute({ tokenHash })
    if (row !== undefined) recent.remember(tokenHash, row)
    return row
  }

  async function noteRequest(tokenHash: string, row: Row, now: number): Promise<void> {
    if (lastRequests.size >= MOST_REMEMBERED) lastRequests.clear()
    if (now - row.usedAt.getTime() < WRITTEN_EVERY) {
      lastRequests.set(tokenHash, now)
      return
    }
    lastRequests.delete(tokenHash)
    const usedAt = new Date(now)
    recent.remember(tokenHash, { ...row, usedAt })
    await db.update(sessions).set({ usedAt }).where(eq(sessions.tokenHash, tokenHash))
  }

  return async (token, { passive } = { passive: false }) => {
    const tokenHash = digestOf(token)
    const row = recent.get(tokenHash) ?? (await read(tokenHash))
    if (row === undefined) return 'NotSignedIn'
    const { usedAt, expiresAt, ...person } = row
    const now = clock.now()
    const lastRequest = Math.max(usedAt.getTime(), lastRequests.get(tokenHash) ?? 0)
    if (now >= expiresAt.getTime() || now - lastRequest >= IDLE) {
      lastRequests.delete(tokenHash)
      return 'SessionEnded'
    }
    if (person.scope === 'session' && !passive) await noteRequest(tokenHash, row, now)
    return { ...person, tokenHash }
  }
}
