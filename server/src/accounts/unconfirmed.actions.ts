import type { Id } from '@trellis/contract/ids.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Transaction } from '../platform/database/database.ts'
import { taskKind } from '../platform/tasks/tasks.ts'
import { accountErased } from './accounts.events.ts'
import { accounts } from './accounts.tables.ts'
import type { PasswordHash } from './passwordHashes.ts'
import { digestOf } from './secrets.ts'

/** How long a sign-up waits for its e-mail to be confirmed, in milliseconds. */
export const KEPT_UNCONFIRMED = 7 * 86_400_000

const eraseUnconfirmed = taskKind('accounts.eraseUnconfirmed', z.strictObject({ accountId: z.uuid(), mark: z.string() }))

/**
 * Tells the password of the sign-up from later ones, and nothing more of it. Whoever changed the password, or the e-mail
 * with which it is derived, had confirmed an e-mail before: such an account is kept.
 */
const markOf = (passwordHash: string): string => digestOf(passwordHash).slice(0, 16)

/** Sees to it, in the transaction of a sign-up, that the account does not stay for ever if nobody confirms its e-mail. */
export function eraseLater({ tasks }: Context, tx: Transaction, accountId: Id, passwordHash: PasswordHash): Promise<void> {
  return tasks.add(tx, eraseUnconfirmed, { accountId, mark: markOf(passwordHash) }, KEPT_UNCONFIRMED)
}

export function eraseUnconfirmedAccounts({ db, events, tasks }: Context): void {
  tasks.carryOut(eraseUnconfirmed, ({ accountId, mark }) =>
    db.transaction(async (tx) => {
      const [account] = await tx
        .select({ passwordHash: accounts.passwordHash })
        .from(accounts)
        .where(and(eq(accounts.id, accountId), isNull(accounts.confirmedAt)))
        .for('update')
      if (markOf(account?.passwordHash ?? '') !== mark) return
      await events.emit(tx, accountErased, { accountId })
      await tx.delete(accounts).where(eq(accounts.id, accountId))
    }),
  )
}
