import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { partKind } from '../platform/domain.ts'
import type { Actor } from '../platform/http/actor.ts'
import type { BioWords } from './profiles.events.ts'

/** Reads the words of a bio, a long one in a thread of its own. */
export type ReadBio = (bio: StudentProfile) => Promise<BioWords>

/** Whoever compares people reads their bios, once for all. */
export const bioReader = partKind<ReadBio>('profiles.bioReader')

/** Somebody else than the person who can hide them, from lists of their own or from everybody. */
export interface Hiding {
  /** What the call names it by. */
  readonly profType: string
  /**
   * Hides a person, or shows them again.
   * @returns a sentence that says so
   * @param groupId the group that is meant, where it is said
   * @throws Failure NotFound where the person is in none
   */
  readonly setHidden: (actor: Actor, personId: Id, hidden: boolean, groupId?: Id) => Promise<string>
}

export const hiding = partKind<Hiding>('profiles.hiding')

/** Whether whoever has no account yet may ask to join a group. */
export type IsJoinable = (groupId: Id) => Promise<boolean>

export const joining = partKind<IsJoinable>('profiles.joining')

/** What a group is called; undefined where it is gone. */
export type GroupName = (groupId: Id) => Promise<string | undefined>

export const groupName = partKind<GroupName>('profiles.groupName')
