import type { MemberRole } from './roles.ts'

/** The roles in words: apart from the roles, which screens load that say nothing of them. */
export const memberRoleLabels: Readonly<Record<MemberRole, string>> = { member: 'Member', mentor: 'Mentor', both: 'Member and mentor' }
