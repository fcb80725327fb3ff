import type { Id } from '@trellis/contract/ids.ts'
import type { Link, LinkEvent, LinkSide } from '@trellis/contract/links.ts'
import { eventKind } from '../platform/events/events.ts'

/** A link changed; `event` 'undo' where the one who made the change took it back. */
export interface LinkChanged {
  /** The change as the history has it. */
  readonly changeId: Id
  readonly postingId: Id
  readonly personId: Id
  readonly event: LinkEvent | 'undo'
  readonly side: LinkSide
  /** Who did it; undefined for the product itself. */
  readonly byId: Id | undefined
  readonly before: Link
  readonly after: Link
  /** Of an 'undo': the change taken back. */
  readonly undoneId?: Id
}

export const linkChanged = eventKind<LinkChanged>('postings.linkChanged')
