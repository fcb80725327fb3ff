import { eq } from 'drizzle-orm'
import type { Account } from '../accounts/accounts.queries.ts'
import type { Queries } from '../platform/database/database.ts'
import type { Actor } from '../platform/http/actor.ts'
import { viewerFacts } from '../profiles/profiles.queries.ts'

/** Whoever reads notifications, as the rules of whom and what they may see need them. */
export type Reader = Omit<Actor, 'scope' | 'tokenHash'>

/** An account as a reader, for mails: nobody makes a call there. */
export async function readerOf(db: Queries, { id, type, isSuperUser }: Account): Promise<Reader> {
  const { table, birthYear, membership } = viewerFacts
  const [facts] = await db.select({ birthYear, membership }).from(table).where(eq(viewerFacts.id, id))
  return { id, type, isSuperUser, birthYear: facts?.birthYear ?? null, membership: facts?.membership ?? [] }
}
