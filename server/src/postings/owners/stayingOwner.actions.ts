import type { Id } from '@trellis/contract/wire/ids.ts'
import { lockAccount, lockStaying } from '../../accounts/accounts.actions.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { remainingPosting } from '../postings.queries.ts'

/**
 * Holds the account of a posting's owner until the transaction ends, so that what is opened in its name is closed by its deletion, or not opened
 * after it. To be called before the posting is locked: a deletion locks the two in this order.
 * @throws Failure NotFound where the posting is deleted, Forbidden where its owner is
 */
export async function lockStayingOwner(tx: Transaction, postingId: Id): Promise<void> {
  const { ownerId } = await remainingPosting(tx, postingId)
  await lockAccount(tx, ownerId)
  // Whoever was just deleted has passed a group on to another of its advisors.
  if ((await remainingPosting(tx, postingId)).ownerId !== ownerId) return lockStayingOwner(tx, postingId)
  await lockStaying(tx, ownerId)
}
