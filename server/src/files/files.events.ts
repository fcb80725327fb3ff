import type { Id } from '@trellis/contract/wire/ids.ts'
import { eventKind } from '../platform/events/events.ts'

/** A person has a new photo, or none any more. */
export const photoChanged = eventKind<{ ownerId: Id; fileId: Id | null }>('files.photoChanged')
