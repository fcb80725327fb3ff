import type { GroupRecruiter } from '@trellis/contract/groups/roles.calls.ts'
import { day } from '../../../ui/dates.ts'

/** Where a recruiter stands with the group, and since when. */
export function standingOf({ state, changedAt, appliedAt }: Pick<GroupRecruiter['link'], 'state' | 'changedAt' | 'appliedAt'>): string {
  const since = changedAt === null ? '' : ` on ${day(changedAt)}`
  if (state === 'accepted') return changedAt === null ? 'Member' : `Member since ${day(changedAt)}`
  if (state === 'rejected') return `Turned down${since}`
  return appliedAt === null ? 'Asks to join' : `Asked to join on ${day(appliedAt)}`
}
