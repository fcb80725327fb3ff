import type { CohortRecord, CohortRole } from '@trellis/contract/groups/cohorts.ts'
import { memberRoleLabels } from '@trellis/contract/memberships/roleLabels.ts'
import { counted } from '../../../ui/words/counted.ts'
import { calendarDay } from '../../../ui/dates.ts'

export const cohortRoleLabels: Readonly<Record<CohortRole, string>> = memberRoleLabels

type Info = CohortRecord['_source']['generalInfo']
type Members = CohortRecord['_source']['members']

/** When a cohort is: 'September 1, 2026 to June 30, 2027', 'From September 1, 2026'; nothing without dates. */
export function whenWords({ startDate, endDate }: Pick<Info, 'startDate' | 'endDate'>): string {
  if (startDate === null) return endDate === null ? '' : `Until ${calendarDay(endDate)}`
  return endDate === null ? `From ${calendarDay(startDate)}` : `${calendarDay(startDate)} to ${calendarDay(endDate)}`
}

/** Who is in a cohort: '12 members, 3 mentors, 1 of them both'. */
export function whoWords(members: Members): string {
  const counts = { member: 0, mentor: 0, both: 0 }
  for (const { role } of members) counts[role] += 1
  if (members.length === 0) return 'Nobody is in it yet'
  const parts = [
    number(counts.member, 'member', 'members'),
    number(counts.mentor, 'mentor', 'mentors'),
    number(counts.both, 'is both', 'are both'),
  ]
  return parts.filter(Boolean).join(', ')
}

const number = (count: number, one: string, more: string): string => (count === 0 ? '' : counted(count, one, more))
