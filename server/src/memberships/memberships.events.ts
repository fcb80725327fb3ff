import type { Id } from '@trellis/contract/wire/ids.ts'
import { eventKind } from '../platform/events/events.ts'

/** Somebody joined a group, or left it. */
export const membershipsChanged = eventKind<{ accountId: Id }>('memberships.changed')
