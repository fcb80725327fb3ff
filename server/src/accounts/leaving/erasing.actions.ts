import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { carriedOut, taskKind, type TaskWork } from '../../platform/tasks/tasks.ts'
import { accountErased } from '../accounts.events.ts'
import { accounts, delegateInvitations } from '../accounts.tables.ts'

/** Takes the mails to an e-mail away that were written to the outbox folder for want of a mail server. */
const forgetMails = taskKind('accounts.forgetMails', z.strictObject({ emailKey: z.string() }))

/**
 * Erases an account with all that belongs to it, for good: rows, files and unsent mails after commit, and tasks that name it. What
 * names its e-mail stays where another account has the same. Who holds the account for what they write has written it before.
 */
export async function eraseAccount({ events, tasks }: Context, tx: Transaction, accountId: Id): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
  await events.emit(tx, accountErased, { accountId })
  const erased = await tx
    .delete(accounts)
    .where(eq(accounts.id, accountId))
    .returning({ type: accounts.type, email: accounts.email, emailKey: accounts.emailKey, confirmedAt: accounts.confirmedAt })
  for (const { type, email, emailKey, confirmedAt } of erased) {
    // Recruiters alone are asked to act for others.
    const mayBeAsked = type === 'recruiter' && confirmedAt !== null
    if (mayBeAsked) await tx.delete(delegateInvitations).where(eq(delegateInvitations.emailKey, emailKey))
    const isOfOthers = (await tx.$count(accounts, eq(accounts.emailKey, emailKey))) > 0
    await tasks.forget(tx, isOfOthers ? [accountId] : [accountId, email, emailKey])
    await tasks.add(tx, forgetMails, { emailKey })
  }
}

/** Carries it out, unless an account of another kind has the same e-mail, or one that took the place of the erased one. */
export const forgettingMails = ({ db, mail }: Context): TaskWork =>
  carriedOut(forgetMails, async ({ emailKey }) => {
    if ((await db.$count(accounts, eq(accounts.emailKey, emailKey))) === 0) await mail.forget(emailKey)
  })
