import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { accountErased } from '../accounts.events.ts'
import { accounts, delegateInvitations } from '../accounts.tables.ts'

/**
 * Erases an account with all that belongs to it, for good: rows, files after commit, and tasks that name it. Who holds the account for what
 * they write has written it before.
 */
export async function eraseAccount({ events, tasks }: Context, tx: Transaction, accountId: Id): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
  await events.emit(tx, accountErased, { accountId })
  const erased = await tx
    .delete(accounts)
    .where(eq(accounts.id, accountId))
    .returning({ email: accounts.email, emailKey: accounts.emailKey, confirmedAt: accounts.confirmedAt })
  for (const { email, emailKey, confirmedAt } of erased) {
    if (confirmedAt !== null) await tx.delete(delegateInvitations).where(eq(delegateInvitations.emailKey, emailKey))
    await tasks.forget(tx, [accountId, email, emailKey])
  }
}
