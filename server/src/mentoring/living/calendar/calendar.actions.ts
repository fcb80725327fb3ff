import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import { digestOf, newSecret } from '../../../accounts/passwords/secrets.ts'
import type { Context } from '../../../context.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { mentoringCalendars as calendars } from '../living.tables.ts'

/** Makes a new secret address for somebody's calendar; the one before works no more. */
export async function renewCalendar(context: Context, { id: accountId }: Actor): Promise<{ since: number; address: string }> {
  const token = newSecret()
  const now = context.clock.now()
  const set = { tokenHash: digestOf(token), createdAt: new Date(now) }
  await context.db
    .insert(calendars)
    .values({ accountId, ...set })
    .onConflictDoUpdate({ target: calendars.accountId, set })
  return { since: now, address: `${context.origin()}/api/calendar/feed/${token}.ics` }
}

/** Switches the secret address for somebody’s calendar off; where there is none, it is no failure. */
export async function stopCalendar({ db }: Pick<Context, 'db'>, accountId: Id): Promise<void> {
  await db.delete(calendars).where(eq(calendars.accountId, accountId))
}
