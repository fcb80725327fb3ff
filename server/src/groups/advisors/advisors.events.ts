import type { Id } from '@trellis/contract/wire/ids.ts'
import { eventKind } from '../../platform/events/events.ts'

/** Something happened among those who lead a group, or are asked to. */
export interface AdvisorsChanged {
  /** Of its own: the same is told once. */
  readonly id: Id
  readonly what:
    | 'advisorInvited'
    | 'advisorJoined'
    | 'advisorDeclined'
    | 'advisorLeft'
    | 'advisorRemoved'
    | 'groupOffered'
    | 'groupTaken'
    | 'groupOfferDeclined'
    | 'groupPassedOn'
  readonly groupId: Id
  /** Who did it. */
  readonly byId: Id
  /** Who is told. */
  readonly toldIds: readonly Id[]
}

export const advisorsChanged = eventKind<AdvisorsChanged>('groups.advisorsChanged')
