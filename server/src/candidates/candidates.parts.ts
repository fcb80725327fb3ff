import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
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
  /** What it tells the owner's side of people whom that sees, beside how they fit, by their ids. */
  readonly alsoTold?: (db: Queries, postingId: Id, personIds: readonly Id[]) => Promise<AlsoTold>
  /** Those who are in one of its parts, such as a cohort. */
  readonly within?: (db: Queries, postingId: Id, partId: Id) => Promise<Id[]>
}

/** By the ids of people. */
export type AlsoTold = ReadonlyMap<Id, Pick<Candidate, 'inGroup'>>

export const suggestingKind = partKind<SuggestingKind>('candidates.suggestingKind')
