import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import type { PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import type { Level } from '@trellis/contract/profiles/levels.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Queries } from '../platform/database/database.ts'
import type { YearsWorked } from '../matching/matchIndex/filter.ts'
import { partKind } from '../platform/domain.ts'
import type { Viewer } from '../visibility/visibility.policy.ts'

/** Where somebody lives, as they write it; empty where they do not tell it. */
export type Home = Pick<PersonCard['_source']['generalInfo'], 'locationState' | 'locationCountry'>

/** Those whom a posting suits: of these levels, who have worked for so many years. */
export interface Suited {
  readonly levels: readonly Level[]
  readonly years: YearsWorked
  /** Not known to live in another country than this one. Wherever they live, where there is none. */
  readonly workCountry?: string | undefined
  /** Whether somebody who lives there can come to it. Wherever they live, where it is left out. */
  readonly isNear?: (home: Home) => boolean
  /** Of this age at least, in whole years at the end of this one; whose age is not known is too young. Of any, where there is none. */
  readonly leastAge?: number | null
  /** From this raw score on, however few they are. Where it is left out, the nearest make a short list longer. */
  readonly least?: number
  /** The same of whoever has told much, where it is not what is asked for a job. */
  readonly leastOfMuchTold?: number
}

/** What somebody is in a group, and in which of its cohorts: whatever is named holds. */
export interface Standing {
  readonly role?: MemberRole | undefined
  readonly cohortId?: Id | undefined
}

/** Who is told something of people. */
type Reader = Pick<Viewer, 'id' | 'isSuperUser'>

/** A kind of posting for which people are suggested, with what candidates have to know of it. */
export interface SuggestingKind {
  readonly kind: PostingKind
  /** Who can be suggested for a posting; nobody where it is undefined. */
  readonly suits: (db: Queries, postingId: Id) => Promise<Suited | undefined>
  /** What it tells the owner's side of people beside how they fit, by their ids: whoever asks tells it of those alone whom that side sees. */
  readonly alsoTold?: (db: Queries, viewer: Reader, postingId: Id, personIds: readonly Id[]) => Promise<AlsoTold>
  /** Those of its people who are something in it, or in one of its parts, as far as the viewer is told so. */
  readonly within?: (db: Queries, viewer: Reader, postingId: Id, standing: Standing) => Promise<Id[]>
}

/** What a kind of posting tells of somebody. */
type ToldByKind = Pick<Candidate, 'inGroup'>

/** By the ids of people. */
export type AlsoTold = ReadonlyMap<Id, ToldByKind>

export const suggestingKind = partKind<SuggestingKind>('candidates.suggestingKind')
