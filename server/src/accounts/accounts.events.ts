import type { Id } from '@trellis/contract/ids.ts'
import type { ProfileType } from '@trellis/contract/endpoint.ts'
import { eventKind } from '../platform/events/events.ts'

/** Somebody opened their verification link: from now on they can sign in and be found. */
export const accountConfirmed = eventKind<{ accountId: Id; type: ProfileType }>('accounts.confirmed')

/** An account is about to be erased, with every row that belongs to it; what is kept elsewhere goes along. */
export const accountErased = eventKind<{ accountId: Id }>('accounts.erased')
