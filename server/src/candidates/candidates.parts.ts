import type { PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import type { Level } from '@trellis/contract/profiles/levels.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Queries } from '../platform/database/database.ts'
import type { YearsWorked } from '../matching/matchIndex/filter.ts'
import { partKind } from '../platform/domain.ts'

/** Those whom a posting suits: of these levels, who have worked for so many years. */
export interface Suited {
  readonly levels: readonly Level[]
  readonly years: YearsWorked
}

/** A kind of posting for which people are suggested, with what candidates have to know of it. */
export interface SuggestingKind {
  readonly kind: PostingKind
  /** To whom a posting can be suggested. */
  readonly suits: (db: Queries, postingId: Id) => Promise<Suited>
}

export const suggestingKind = partKind<SuggestingKind>('candidates.suggestingKind')
