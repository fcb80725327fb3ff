import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Actor } from '../platform/http/actor.ts'

/** Of a posting, what decides whose it is. */
interface Owned {
  readonly ownerId: Id
}

/** Whether a posting is the actor's own; those for whom they act have theirs. */
export const isOwner = ({ id }: Pick<Actor, 'id'>, { ownerId }: Owned): boolean => ownerId === id

/** Whether the actor stands to a posting as its owner does. */
export const actsAsOwner = (actor: Pick<Actor, 'id' | 'isSuperUser'>, posting: Owned): boolean =>
  actor.isSuperUser || isOwner(actor, posting)
