import type { ProfileType } from '@trellis/contract/endpoint.ts'
import type { Id } from '@trellis/contract/ids.ts'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../platform/database/database.ts'
import { accounts } from './accounts.tables.ts'

/** An account as other domains may see it. */
export type Account = Omit<typeof accounts.$inferSelect, 'emailKey' | 'passwordHash' | 'createdAt'>

const shown = {
  id: accounts.id,
  type: accounts.type,
  email: accounts.email,
  name: accounts.name,
  isSuperUser: accounts.isSuperUser,
  confirmedAt: accounts.confirmedAt,
}

/** What an e-mail is compared by. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase()

/** An e-mail as strangers may see it: its first two characters. */
export const maskEmail = (email: string): string => `${email.slice(0, 2)}***`

/** All accounts as other domains may see them, to be joined on `id`. */
export const shownAccounts = (db: Queries) => db.select(shown).from(accounts).as('account')

export async function accountById(db: Queries, id: Id): Promise<Account | undefined> {
  const [account] = await db.select(shown).from(accounts).where(eq(accounts.id, id))
  return account
}

export async function accountByEmail(db: Queries, type: ProfileType, email: string): Promise<Account | undefined> {
  const [account] = await db
    .select(shown)
    .from(accounts)
    .where(and(eq(accounts.emailKey, emailKeyOf(email)), eq(accounts.type, type)))
  return account
}

/** The stored password of an account, for checking it. Kept apart so that it travels nowhere else. */
export async function passwordHashOf(db: Queries, id: Id): Promise<string | null | undefined> {
  const [account] = await db.select({ passwordHash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, id))
  return account?.passwordHash
}
