import type { Id } from '@trellis/contract/ids.ts'
import type { ProfileType } from '@trellis/contract/endpoint.ts'
import { eventKind } from '../platform/events/events.ts'

/** Somebody opened their verification link: from now on they can sign in and be found. */
export const accountConfirmed = eventKind<{ accountId: Id; type: ProfileType }>('accounts.confirmed')
