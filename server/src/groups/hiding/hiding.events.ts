import type { Id } from '@trellis/contract/wire/ids.ts'
import { eventKind } from '../../platform/events/events.ts'

/** An advisor of a group hid the profile of a member from everybody, or showed it again. */
export const memberHidden = eventKind<{ readonly id: Id; readonly groupId: Id; readonly personId: Id; readonly hidden: boolean }>(
  'groups.memberHidden',
)
