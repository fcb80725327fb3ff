import type { Id } from '@trellis/contract/wire/ids.ts'
import { partKind } from '../../platform/domain.ts'

/**
 * What a domain does some hundreds of rows at a time before an account is erased, in transactions of its own: in that of the erasing it would hold
 * others up, or never end. It is done again where it was interrupted, and what comes up meanwhile goes with the account. What takes longer than some
 * seconds is interrupted by GoesOnLater: the account is erased once nothing is left.
 */
export const beforeErasing = partKind<(accountId: Id) => Promise<void>>('accounts.beforeErasing')
