import type { Id } from '@trellis/contract/ids.ts'
import { eventKind } from '../platform/events/events.ts'

/** A bio, a level, a place or what a person is found by has changed; also when the profile is new or confirmed. */
export const profileChanged = eventKind<{ profileId: Id }>('profiles.changed')

/** A profile was hidden or published. */
export const visibilityChanged = eventKind<{ profileId: Id; hidden: boolean }>('profiles.visibilityChanged')
