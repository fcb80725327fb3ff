import type { ProfileType } from '@trellis/contract/endpoint.ts'
import { type Id, newId } from '@trellis/contract/ids.ts'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import { Failure } from '../platform/http/failure.ts'
import { networkOf } from '../platform/http/network.ts'
import { accountByEmail, emailKeyOf } from './accounts.queries.ts'
import { accounts } from './accounts.tables.ts'
import { giveBack, limits, takeOne } from './limits.ts'
import type { PasswordHash } from './passwordHashes.ts'

export interface EmailOfType {
  readonly email: string
  readonly type: ProfileType
}

/**
 * Makes sure that an e-mail is free for an account of this type, and limits how often one network is told that one is not.
 * Sign-ups ask before they do anything else. Each question counts until it is known that the e-mail is free.
 * @param address the caller's network address
 * @throws Failure EmailTaken or TooManyAttempts
 */
export async function requireFreeEmail(context: Context, { email, type }: EmailOfType, address: string): Promise<void> {
  const asked = await takeOne(context, limits.takenEmailsTold, networkOf(address))
  if ((await accountByEmail(context.db, type, email)) !== undefined) throw new Failure('EmailTaken')
  await giveBack(context, asked)
}

export interface NewAccount extends EmailOfType {
  readonly name: string
  /** Made by `hashPassword` before the transaction. Without one, the first is set by a mailed link. */
  readonly passwordHash?: PasswordHash
}

/**
 * Makes an unconfirmed account, and nothing else: no mail, no profile.
 * @throws Failure EmailTaken
 */
export async function createAccount({ clock }: Context, tx: Queries, { type, email, name, passwordHash }: NewAccount): Promise<Id> {
  const now = clock.now()
  const [created] = await tx
    .insert(accounts)
    .values({
      id: newId(now),
      type,
      email,
      emailKey: emailKeyOf(email),
      name,
      passwordHash: passwordHash ?? null,
      createdAt: new Date(now),
    })
    .onConflictDoNothing({ target: [accounts.emailKey, accounts.type] })
    .returning({ id: accounts.id })
  if (created === undefined) throw new Failure('EmailTaken')
  return created.id
}

/** Holds an account until the transaction ends: who else does so waits. */
export async function lockAccount(tx: Transaction, id: Id): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('no key update')
}

/** Gives an account another name. */
export async function rename(tx: Queries, accountId: Id, name: string): Promise<void> {
  await tx.update(accounts).set({ name }).where(eq(accounts.id, accountId))
}

/**
 * Makes the accounts of an e-mail (those of one type, where it is named) super-users.
 * @returns the types of the accounts that were found
 */
export async function makeSuperUser(db: Queries, email: string, type?: ProfileType): Promise<ProfileType[]> {
  const ofType = type === undefined ? undefined : eq(accounts.type, type)
  const flagged = await db
    .update(accounts)
    .set({ isSuperUser: true })
    .where(and(eq(accounts.emailKey, emailKeyOf(email)), ofType))
    .returning({ type: accounts.type })
  return flagged.map((account) => account.type)
}
