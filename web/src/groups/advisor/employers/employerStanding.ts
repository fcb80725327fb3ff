import type { GroupRecruiter } from '@trellis/contract/groups/roles.calls.ts'
import { day } from '../../../ui/dates.ts'
import { memberStanding } from '../members/memberStanding.ts'

/** Where a recruiter stands with the group, and since when. */
export function standingOf(link: Pick<GroupRecruiter['link'], 'state' | 'flags' | 'reopensTo' | 'changedAt' | 'appliedAt'>): string {
  const { state, changedAt, appliedAt } = link
  const since = changedAt === null ? '' : ` on ${day(changedAt)}`
  if (state === 'accepted') return changedAt === null ? 'Member' : `Member since ${day(changedAt)}`
  if (state === 'rejected') return `${memberStanding(link)}${since}`
  return appliedAt === null ? 'Asks to join' : `Asked to join on ${day(appliedAt)}`
}
