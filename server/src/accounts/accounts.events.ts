import type { Id } from '@trellis/contract/wire/ids.ts'
import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'
import { eventKind } from '../platform/events/events.ts'

/** Somebody showed that an account's e-mail is theirs: from now on they can sign in and be found. */
export const accountConfirmed = eventKind<{ accountId: Id; type: PersonKind }>('accounts.confirmed')

/** An account was deleted: it is gone for everybody from now on, but can be taken back for some days. */
export const accountLeaves = eventKind<{ accountId: Id; type: PersonKind }>('accounts.leaves')

/** A deleted account was taken back: everything of it is there again. */
export const accountStays = eventKind<{ accountId: Id; type: PersonKind }>('accounts.stays')

/**
 * The password or the e-mail of an account was set anew, which ends its sessions: whatever else lets somebody read by a secret of the account ends
 * as well, since whoever had the account before may know it.
 */
export const accountSecured = eventKind<{ accountId: Id }>('accounts.secured')

/** An account is about to be erased, with every row that belongs to it; what is kept elsewhere goes along. */
export const accountErased = eventKind<{ accountId: Id }>('accounts.erased')

/** An account begins with nothing but a name, in place of one that was erased. */
export const accountBegun = eventKind<{ accountId: Id; type: PersonKind; name: string }>('accounts.begun')

/** Something happened between a recruiter and who acts for them, or was asked to. */
export interface DelegationChanged {
  /** Of its own: the same is told once. */
  readonly id: Id
  readonly what: 'asked' | 'accepted' | 'declined' | 'left' | 'removed'
  readonly principalId: Id
  readonly delegateId: Id
}

export const delegationChanged = eventKind<DelegationChanged>('accounts.delegationChanged')

/** An advisor asks to be approved, for the first time or again. `id`: of its own, the same is told once. */
export const advisorAsks = eventKind<{ id: Id; accountId: Id; superUsers: readonly Id[] }>('accounts.advisorAsks')
