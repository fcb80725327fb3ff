import { z } from 'zod'

/** As what somebody joins a group: one of those it is for, one who guides others, or both at once. */
export const memberRoles = ['member', 'mentor', 'both'] as const
export const MemberRole = z.enum(memberRoles)
export type MemberRole = z.output<typeof MemberRole>

/** As what somebody is in a group: one of those who joined, or one who runs it. */
export const membershipRoles = [...memberRoles, 'advisor'] as const
export const MembershipRole = z.enum(membershipRoles)
export type MembershipRole = z.output<typeof MembershipRole>

/** Whom a group's directory shows to its members: all of them, mentors and advisors, or advisors alone. */
export const directories = ['everybody', 'mentors', 'advisors'] as const
export const Directory = z.enum(directories)
export type Directory = z.output<typeof Directory>

/** What somebody is in one of their groups, and whom its directory shows. */
export interface PlaceInGroup {
  readonly groupId: string
  readonly role: MembershipRole
  readonly directory: Directory
}
