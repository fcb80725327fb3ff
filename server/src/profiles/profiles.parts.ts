import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { partKind } from '../platform/domain.ts'
import type { Actor } from '../platform/http/actor.ts'
import type { BioWords } from './profiles.events.ts'

/** Reads the words of a bio, a long one in a thread of its own. */
export type ReadBio = (bio: StudentProfile) => Promise<BioWords>

/** Whoever compares people reads their bios, once for all. */
export const bioReader = partKind<ReadBio>('profiles.bioReader')

/** Lists of its own out of which somebody else than the person can keep them. */
export interface Hiding {
  /** What the call names these lists by. */
  readonly profType: string
  /**
   * Keeps a person out of the actor's lists, or lets them in again.
   * @returns a sentence that says so
   * @throws Failure NotFound where the person is in none
   */
  readonly setHidden: (actor: Actor, personId: Id, hidden: boolean) => Promise<string>
}

export const hiding = partKind<Hiding>('profiles.hiding')

/** Whether whoever has no account yet may ask to join a group. */
export type IsJoinable = (groupId: Id) => Promise<boolean>

export const joining = partKind<IsJoinable>('profiles.joining')
