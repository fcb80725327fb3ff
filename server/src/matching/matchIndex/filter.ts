import type { Id } from '@trellis/contract/wire/ids.ts'
import type { GroupsSeen } from '../../memberships/memberships.queries.ts'
import type { PackedIds } from '../../platform/database/packedIds.ts'
import type { AgeLimit } from '../../visibility/visibility.policy.ts'
import type { QueryWords } from './words/wordSearch.ts'

/** Whom a viewer may see, so far as memory knows: the database decides in the end (`visibleTo`). */
export interface IndexView {
  /** Those blocked either way. */
  readonly excluded: ReadonlySet<Id>
  /** Also left out, whoever they are: those who stand in lists already, thousands of a group. */
  readonly leftOut?: PackedIds | undefined
  /** Super-users see the hidden too. */
  readonly unlistedToo: boolean
  /** Only those of the ages that the viewer sees. */
  readonly age?: AgeLimit | undefined
  /** Those who are seen whatever their age. */
  readonly ofAnyAge?: PackedIds | undefined
  /** Those who are seen whatever their age, listed or not: none of them is leaving. */
  readonly inAnyCase?: PackedIds | undefined
  /** The viewer, who is seen in any case. */
  readonly self?: Id | undefined
}

/** Words that a person's text has to hold, and the people among whom typos in them are forgiven, if any are: whoever fits is one of these. */
export interface WordFilter extends QueryWords {
  readonly among?: IndexView | undefined
}

/** Who is ahead: of a higher level, or of this level with at least so many years. */
export interface Ahead {
  readonly level: number
  readonly years: number
}

/** Whether somebody of this level and with so many years of experience is ahead. */
export function isAhead(than: Ahead, level: number, years: number): boolean {
  return level === than.level ? years >= than.years : level > than.level
}

/** From how many years of experience on, and up to how many; of whom none are known fits. */
export interface YearsWorked {
  readonly least: number
  readonly most: number
  /** Of those of a higher level than this, up to so many alone. */
  readonly above?: { readonly level: number; readonly most: number } | undefined
}

/** Whether somebody of this level and with so many years of experience has worked for so long. */
export function hasWorked({ least, most, above }: YearsWorked, level: number, years: number): boolean {
  const upTo = above !== undefined && level > above.level ? Math.min(most, above.most) : most
  return years === 0 || (least <= years && years <= upTo)
}

/** Who counts in a search of the match index. An undefined part does not filter. */
export interface IndexFilter extends IndexView {
  /** Beyond those blocked: the viewer where they do not look for themselves, role models removed. */
  readonly excluded: ReadonlySet<Id>
  readonly levels?: ReadonlySet<number> | undefined
  readonly ahead?: Ahead | undefined
  readonly worked?: YearsWorked | undefined
  readonly city?: string | undefined
  readonly state?: string | undefined
  readonly country?: string | undefined
  /** Where work is done that nobody moves abroad for: only those who are not known to live in another country. */
  readonly workCountry?: string | undefined
  /** Only people whom the viewer sees in these groups. */
  readonly membership?: GroupsSeen | undefined
  /** Only these people, each once: those in a list. */
  readonly only?: PackedIds | undefined
  readonly words?: WordFilter | undefined
}
