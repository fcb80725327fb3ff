import type { Id } from '@trellis/contract/ids.ts'
import type { CrowdMember } from './crowd.ts'

/**
 * Who counts in a search of the crowd. An undefined part does not filter. Whom the viewer may see is decided by the
 * database in the end (`visibleTo`); `excluded` and `age` keep those out beforehand who would be dropped there.
 */
export interface CrowdFilter {
  /** The viewer, those blocked either way, role models removed. */
  readonly excluded: ReadonlySet<Id>
  /** Super-users see the hidden too. */
  readonly unlistedToo: boolean
  /** Only born before this year, or sharing a group. */
  readonly age?: { readonly bornBefore: number; readonly orIn: readonly Id[] } | undefined
  readonly levels?: ReadonlySet<number> | undefined
  /** Of a higher level, or of this level with at least so many years. */
  readonly ahead?: { readonly level: number; readonly years: number } | undefined
  readonly city?: string | undefined
  readonly state?: string | undefined
  readonly country?: string | undefined
  readonly membership?: readonly Id[] | undefined
  /** Only these people: those whom a keyword finds. */
  readonly only?: ReadonlySet<Id> | undefined
}

export function fits(member: CrowdMember, filter: CrowdFilter): boolean {
  const { levels, ahead, age, membership, city, state, country, only, excluded } = filter
  if (!member.listed && !filter.unlistedToo) return false
  if (levels !== undefined && !levels.has(member.level)) return false
  if (ahead !== undefined && !isAhead(member, ahead)) return false
  if (country !== undefined && member.country !== country) return false
  if (state !== undefined && member.state !== state) return false
  if (city !== undefined && member.city !== city) return false
  if (age !== undefined && !isOfAge(member, age)) return false
  if (membership !== undefined && !sharesOne(member, membership)) return false
  if (only !== undefined && !only.has(member.id)) return false
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
