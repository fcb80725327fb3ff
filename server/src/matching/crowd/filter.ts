import type { Id } from '@trellis/contract/ids.ts'
import type { CrowdMember } from './crowd.ts'
import type { AskedWords } from './wordSearch.ts'

/** Whom a viewer may see, so far as memory knows: the database decides in the end (`visibleTo`). */
export interface CrowdView {
  /** Those blocked either way. */
  readonly excluded: ReadonlySet<Id>
  /** Super-users see the hidden too. */
  readonly unlistedToo: boolean
  /** Only born before this year, or sharing a group. */
  readonly age?: { readonly bornBefore: number; readonly orIn: readonly Id[] } | undefined
  /** The viewer, who is seen in any case. */
  readonly self?: Id | undefined
}

/** Words that a person's text has to hold, and the people among whom typos in them are forgiven, if any are. */
export interface WordFilter extends AskedWords {
  readonly among?: CrowdView | undefined
}

/** Who counts in a search of the crowd. An undefined part does not filter. */
export interface CrowdFilter extends CrowdView {
  /** Beyond those blocked: the viewer where they do not look for themselves, role models removed. */
  readonly excluded: ReadonlySet<Id>
  readonly levels?: ReadonlySet<number> | undefined
  /** Of a higher level, or of this level with at least so many years. */
  readonly ahead?: { readonly level: number; readonly years: number } | undefined
  readonly city?: string | undefined
  readonly state?: string | undefined
  readonly country?: string | undefined
  readonly membership?: readonly Id[] | undefined
  /** Only these people: those in a list. */
  readonly only?: ReadonlySet<Id> | undefined
  readonly words?: WordFilter | undefined
}

/** Whether a person fits all of a filter but its words. */
export function fits(member: CrowdMember, filter: CrowdFilter): boolean {
  const { levels, ahead, membership, city, state, country, only } = filter
  if (levels !== undefined && !levels.has(member.level)) return false
  if (ahead !== undefined && !isAhead(member, ahead)) return false
  if (country !== undefined && member.country !== country) return false
  if (state !== undefined && member.state !== state) return false
  if (city !== undefined && member.city !== city) return false
  if (membership !== undefined && !sharesOne(member, membership)) return false
  if (only !== undefined && !only.has(member.id)) return false
  return isInView(member, filter)
}

export function isInView(member: CrowdMember, { excluded, unlistedToo, age, self }: CrowdView): boolean {
  if (member.id === self) return true
  if (!member.listed && !unlistedToo) return false
  if (age !== undefined && !isOfAge(member, age)) return false
  return !excluded.has(member.id)
}

function isAhead({ level, yearsExperience }: CrowdMember, ahead: { level: number; years: number }): boolean {
  return level > ahead.level || (level === ahead.level && yearsExperience >= ahead.years)
}

function isOfAge(member: CrowdMember, { bornBefore, orIn }: { bornBefore: number; orIn: readonly Id[] }): boolean {
  return (member.birthYear !== null && member.birthYear < bornBefore) || sharesOne(member, orIn)
}

function sharesOne({ membership }: CrowdMember, groups: readonly Id[]): boolean {
  return membership.some((group) => groups.includes(group))
}
