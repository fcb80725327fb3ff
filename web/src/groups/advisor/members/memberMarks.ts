import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import type { MemberRole } from '@trellis/contract/memberships/roles.ts'

const marks: Partial<Record<MemberRole, readonly [is: string, wishes: string]>> = {
  mentor: ['Mentor', 'Asks as a mentor'],
  both: ['Member and mentor', 'Asks as member and mentor'],
}

/**
 * As what somebody is in the group, or asks to be: accepting them gives it to them. Of a mere member there is nothing to say. And that nobody
 * else sees their profile.
 */
export function memberMarks({ inGroup, link }: Pick<Candidate, 'inGroup' | 'link'>): readonly string[] {
  if (inGroup === undefined) return []
  const { role, profileHidden } = inGroup
  const wished = wishOf({ inGroup, link })
  const mark = role === null ? wished && marks[wished]?.[1] : marks[role]?.[0]
  return [...(mark == null ? [] : [mark]), ...(profileHidden === 'here' ? ['Profile hidden by advisors'] : hiddenMark({ inGroup }))]
}

/** As what somebody asks to join; null of whoever does not, or took it back. */
export const wishOf = ({ inGroup, link }: Pick<Candidate, 'inGroup' | 'link'>): MemberRole | null =>
  link.flags.applied ? (inGroup?.wishedRole ?? null) : null

/** That nobody else sees somebody's profile, in as many words as there is room for in a row: the one of these marks that no column tells. */
export const hiddenMark = ({ inGroup }: Pick<Candidate, 'inGroup'>): readonly string[] =>
  (inGroup?.profileHidden ?? null) === null ? [] : ['Profile hidden']
