import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Queries } from '../platform/database/database.ts'
import { partKind } from '../platform/domain.ts'
import type { Actor } from '../platform/http/actor.ts'
import type { SubjectType } from './shownList.ts'

/** How what stands in lists is called, and whether it is there at all; the domain that has it says so. */
export interface SubjectNames {
  readonly of: SubjectType
  /** The names of those that a person may see now. */
  readonly namesSeenBy: (person: Actor, ids: readonly Id[]) => Promise<ReadonlyMap<Id, string>>
  /** Those that are not erased, whoever sees them. */
  readonly among: (db: Queries, ids: readonly Id[]) => Promise<readonly Id[]>
}

export const subjectNames = partKind<SubjectNames>('shownLists.subjectNames')
