import type { Id } from '@trellis/contract/wire/ids.ts'
import { eventKind } from '../platform/events/events.ts'

/** Some joined a group, left it, or have another role in it: hundreds at once, whom no listener may go through one by one. */
export const membershipsChanged = eventKind<{ accountIds: readonly Id[] }>('memberships.changed')
