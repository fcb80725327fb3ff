import { WEEK_MS } from '@trellis/contract/durations.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { carriedOut, taskKind, type TaskWork } from '../../platform/tasks/tasks.ts'
import { accounts } from '../accounts.tables.ts'
import { eraseAccount } from '../leaving/erasing.actions.ts'
import { type PasswordHash, signUpMarkOf } from '../passwords/passwordHashes.ts'

/** How long a sign-up waits for its e-mail to be confirmed, in milliseconds. */
export const KEPT_UNCONFIRMED = WEEK_MS

const eraseUnconfirmed = taskKind('accounts.eraseUnconfirmed', z.strictObject({ accountId: z.uuid(), mark: z.string() }))

/** Sees to it, in the transaction of a sign-up, that the account does not stay for ever if nobody confirms its e-mail. */
export function eraseLater({ tasks }: Context, tx: Transaction, accountId: Id, passwordHash: PasswordHash): Promise<void> {
  return tasks.add(tx, eraseUnconfirmed, { accountId, mark: signUpMarkOf(passwordHash) }, KEPT_UNCONFIRMED)
}

/** Erases accounts that nobody confirmed. */
export const erasingUnconfirmed = (context: Context): TaskWork =>
  carriedOut(eraseUnconfirmed, ({ accountId, mark }) =>
    context.db.transaction(async (tx) => {
      const [account] = await tx
        .select({ passwordHash: accounts.passwordHash })
        .from(accounts)
        .where(and(eq(accounts.id, accountId), isNull(accounts.confirmedAt)))
        .for('update')
      if (signUpMarkOf(account?.passwordHash ?? '') !== mark) return
      await eraseAccount(context, tx, accountId)
    }),
  )
