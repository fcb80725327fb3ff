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
export function memberMarks({ inGroup }: Pick<Candidate, 'inGroup'>): readonly string[] {
  if (inGroup === undefined) return []
  const { role, wishedRole } = inGroup
  const mark = role === null ? wishedRole && marks[wishedRole]?.[1] : marks[role]?.[0]
  return [...(mark == null ? [] : [mark]), ...hiddenMark({ inGroup })]
}

/** That nobody else sees somebody's profile: the one of these marks that no column tells. */
export function hiddenMark({ inGroup }: Pick<Candidate, 'inGroup'>): readonly string[] {
  const hidden = inGroup?.profileHidden ?? null
  if (hidden === null) return []
  return [hidden === 'here' ? 'Profile hidden by advisors' : 'Profile hidden']
}
