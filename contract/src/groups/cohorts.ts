import { z } from 'zod'
import { MemberRole, memberRoles } from '../memberships/roles.ts'
import { DayField, PersonCard } from '../profiles/profiles.ts'
import { requiredText } from '../texts/text.ts'
import { Id } from '../wire/ids.ts'

/** As what a member of a group is in one of its cohorts. */
export const cohortRoles = memberRoles
export const CohortRole = MemberRole
export type CohortRole = MemberRole

/** Somebody who is put into a cohort: without a role, as a member, or as what they are in it already. */
export const CohortMember = z.strictObject({ id: Id, role: CohortRole.optional() })
export type CohortMember = z.output<typeof CohortMember>

/** So many people are put into a cohort, or taken out of it, at once. */
export const MOST_AT_ONCE = 500

/** What an advisor tells of a cohort. Dates in milliseconds since 1970. */
export const CohortInfo = z
  .strictObject({ name: requiredText(100, 'Give the cohort a name'), startDate: DayField, endDate: DayField })
  .superRefine(({ startDate, endDate }, check) => {
    if (startDate === null || endDate === null || startDate <= endDate) return
    check.addIssue({ code: 'custom', path: ['endDate'], message: 'This is before the start' })
  })
export type CohortInfo = z.output<typeof CohortInfo>

/** A part of a group's members, for some time. Who is in it, its group's advisors alone are told here. */
export const CohortRecord = z.object({
  _id: Id,
  _source: z.object({
    generalInfo: z.object({ name: z.string(), startDate: z.number().nullable(), endDate: z.number().nullable() }),
    groupId: Id,
    members: z.array(z.object({ id: Id, role: CohortRole })),
  }),
  type: z.literal('cohort'),
  /** How many are in it of those whom the viewer may see, as many as the list of its people has. */
  size: z.number().int(),
  archived: z.boolean(),
  /** One more with each change of what it tells. */
  version: z.number().int(),
  can: z.object({ edit: z.boolean() }),
})
export type CohortRecord = z.output<typeof CohortRecord>

/** Somebody in a cohort, as the viewer may see them. */
export const CohortPerson = PersonCard.extend({ role: CohortRole })
export type CohortPerson = z.output<typeof CohortPerson>
