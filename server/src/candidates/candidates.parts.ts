import type { PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import type { Level } from '@trellis/contract/profiles/levels.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Queries } from '../platform/database/database.ts'
import { partKind } from '../platform/domain.ts'

/** A kind of posting for which people are suggested, with what candidates have to know of it. */
export interface SuggestingKind {
  readonly kind: PostingKind
  /** The levels of the people to whom a posting can be suggested. */
  readonly levelsOf: (db: Queries, postingId: Id) => Promise<Level[]>
}

export const suggestingKind = partKind<SuggestingKind>('candidates.suggestingKind')
