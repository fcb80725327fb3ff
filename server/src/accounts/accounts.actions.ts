import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import { Failure } from '../platform/http/failure.ts'
import { networkOf } from '../platform/http/limits/network.ts'
import { anyAccountByEmail, emailKeyOf } from './accounts.queries.ts'
import { accounts } from './accounts.tables.ts'
import { refund, limits, consume } from './limits.ts'
import { type PasswordHash, signUpMarkOf } from './passwords/passwordHashes.ts'

export interface EmailOfType {
  readonly email: string
  readonly type: PersonKind
}

/**
 * Makes sure that an e-mail is free for an account of this type, and limits how often one network is told that one is not.
 * Sign-ups ask before they do anything else. Each question counts until it is known that the e-mail is free.
 * @param address the caller's network address
 * @throws Failure EmailTaken or TooManyAttempts
 */
export async function requireFreeEmail(context: Context, { email, type }: EmailOfType, address: string): Promise<void> {
  const taken = await consume(context, limits.takenEmailsTold, networkOf(address))
  if ((await anyAccountByEmail(context.db, type, email)) !== undefined) throw new Failure('EmailTaken')
  await refund(context, taken)
}

export interface NewAccount extends EmailOfType {
  readonly name: string
  /** Made by `hashPassword` before the transaction. Without one, the first is set by a mailed link. */
  readonly passwordHash?: PasswordHash
  /** Whether it is a stranger who makes it, with an e-mail of which nobody has shown yet that it is theirs. */
  readonly isSignUp?: boolean
}

/**
 * Makes an unconfirmed account, and nothing else: no mail, no profile.
 * @throws Failure EmailTaken
 */
export async function createAccount({ clock }: Context, tx: Queries, account: NewAccount): Promise<Id> {
  const { type, email, name, passwordHash, isSignUp = false } = account
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
      signUpMark: isSignUp && passwordHash !== undefined ? signUpMarkOf(passwordHash) : null,
      createdAt: new Date(now),
    })
    .onConflictDoNothing({ target: [accounts.emailKey, accounts.type] })
    .returning({ id: accounts.id })
  if (created === undefined) throw new Failure('EmailTaken')
  return created.id
}

/** Holds an account until the transaction ends: who else does so waits. */
export async function lockAccount(tx: Transaction, id: Id): Promise<typeof accounts.$inferSelect | undefined> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('no key update')
  return account
}

/**
 * The same of an account that nobody has deleted: what is opened in its name is closed by its deletion, or not opened after it.
 * @throws Failure Forbidden
 */
export async function lockStaying(tx: Transaction, id: Id): Promise<void> {
  const account = await lockAccount(tx, id)
  if (account === undefined || account.leavesAt !== null) throw new Failure('Forbidden')
}

/** Gives an account another name. */
export async function rename(tx: Queries, accountId: Id, name: string): Promise<void> {
  await tx.update(accounts).set({ name }).where(eq(accounts.id, accountId))
}

/**
 * Makes the one confirmed account of an e-mail and a type a super-user. Of one that nobody has confirmed yet, somebody else
 * may know the password.
 * @returns whether the account is confirmed, and so is a super-user's now; undefined where there is none
 */
export async function makeSuperUser(db: Queries, email: string, type: PersonKind): Promise<boolean | undefined> {
  const whose = and(eq(accounts.emailKey, emailKeyOf(email)), eq(accounts.type, type))
  await db
    .update(accounts)
    .set({ isSuperUser: true })
    .where(and(whose, isNotNull(accounts.confirmedAt)))
  const [account] = await db.select({ confirmedAt: accounts.confirmedAt }).from(accounts).where(whose)
  return account && account.confirmedAt !== null
}
