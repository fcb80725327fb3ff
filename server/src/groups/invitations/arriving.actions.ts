import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, isNotNull, isNull } from 'drizzle-orm'
import { accountConfirmed } from '../../accounts/accounts.events.ts'
import { anyAccountById } from '../../accounts/accounts.queries.ts'
import type { Context } from '../../context.ts'
import { groupsOfAccount } from '../../memberships/memberships.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inTransaction, type Listener } from '../../platform/events/events.ts'
import { Failure } from '../../platform/http/failure.ts'
import { changeWithin } from '../members.actions.ts'
import { groupsOpenedBy, sentTo } from './invitations.queries.ts'
import { groupInvitations as invitations } from './invitations.tables.ts'

/**
 * Whoever opened the link of an invitation and then confirmed a new account has come by it, and is in. Of accounts that were there before, nothing
 * is told: they ask to join by a step of their own.
 */
export const followSignUps = (context: Context): Listener =>
  inTransaction(accountConfirmed, async (tx, { accountId, type }) => {
    const account = type === 'student' ? await anyAccountById(tx, accountId) : undefined
    if (account === undefined) return
    const now = context.clock.now()
    const opened = and(sentTo(account), isNotNull(invitations.openedAt))
    await tx
      .update(invitations)
      .set({ signedUpAt: new Date(now) })
      .where(and(opened, isNull(invitations.signedUpAt)))
    for (const groupId of await groupsOpenedBy(tx, now, account)) await joinInvited(context, tx, accountId, groupId)
  })

/** Joins a group in somebody's name, by its rules. Where these do not let them in, nothing changes: they are told why when they ask themselves. */
async function joinInvited(context: Context, tx: Transaction, id: Id, groupId: Id): Promise<void> {
  const { membership } = await groupsOfAccount(tx, id)
  const change = { bucket: '', event: 'applied', jobId: groupId, jobType: GROUP, studentId: id, note: '' } as const
  try {
    await tx.transaction((inner) => changeWithin(context, inner, { id, type: 'student', membership }, change))
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure
  }
}
