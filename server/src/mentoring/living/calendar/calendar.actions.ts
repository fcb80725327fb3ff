import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import { accountSecured } from '../../../accounts/accounts.events.ts'
import { digestOf, newSecret } from '../../../accounts/passwords/secrets.ts'
import type { Context } from '../../../context.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { inTransaction, type Listener } from '../../../platform/events/events.ts'
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

/** Whoever sets their password or e-mail anew is read at no address that somebody else may have made before. */
export const endCalendar: Listener = inTransaction(accountSecured, (tx, { accountId }) => stopCalendar({ db: tx }, accountId))

/** Switches the secret address for somebody’s calendar off; where there is none, it is no failure. */
export async function stopCalendar({ db }: { readonly db: Queries }, accountId: Id): Promise<void> {
  await db.delete(calendars).where(eq(calendars.accountId, accountId))
}
