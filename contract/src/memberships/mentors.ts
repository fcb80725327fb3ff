import type { MembershipRole } from './roles.ts'

/** Whether an advisor accepted somebody to guide others, whatever else they are in the group. */
export const isMentor = (role: MembershipRole): boolean => role === 'mentor' || role === 'both'
