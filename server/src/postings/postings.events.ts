import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Link, LinkEvent, LinkSide } from '@trellis/contract/postings/links.ts'
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
  /** What was written to the other side with it; empty where nothing. */
  readonly words: string
  /** Of an 'undo': the change taken back. */
  readonly undoneId?: Id
}

export const linkChanged = eventKind<LinkChanged>('postings.linkChanged')

/** A group went to another of its advisors, since whoever owned it deletes their account. `id`: of its own, the same is told once. */
export const groupPassedOn = eventKind<{ id: Id; groupId: Id; fromId: Id; toId: Id }>('postings.groupPassedOn')
