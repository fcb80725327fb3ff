import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { memberRoleLabels } from '@trellis/contract/memberships/roleLabels.ts'
import type { LinkState } from '@trellis/contract/postings/links.ts'
import { levelLabel } from '@trellis/contract/profiles/levels.ts'
import { mayReach } from '../../postings/links/links.policy.ts'
import { linkOf } from '../../postings/links/links.present.ts'
import type { FoundCandidate } from '../candidates.queries.ts'

/** The columns of a table of people. The first ones are those that an import of members reads. */
export const tableTitles = [
  'Name',
  'E-mail',
  'Role',
  'Cohorts',
  'Level',
  'List',
  'Asks as',
  'Match',
  'Profile in %',
  'Last active',
  'Since',
]

/** What each list of a group is called; all who are searched for ''. */
export const tableNames: Readonly<Record<LinkState | '', string>> = {
  '': 'Found',
  none: 'None',
  suggested: 'Suggested',
  saved: 'Saved',
  applied: 'Asked to join',
  contacted: 'Invited',
  accepted: 'Members',
  rejected: 'Turned down',
}

const dayOf = (at: number | null | undefined): string => (at == null ? '' : new Date(at).toISOString().slice(0, 10))

/** Whether the owner's side reads somebody's e-mail in their profile, and so in a table. */
export const isReached = ({ link, person }: FoundCandidate, now: number): boolean =>
  link !== undefined && mayReach(linkOf(link), person, now)

/** What a table says of somebody: what the lists say of them, with the e-mail, which is empty where it is not shown. */
export function tableLine({ _source: { generalInfo }, link, inGroup, score }: Candidate, email: string): (string | number)[] {
  const { role, wishedRole, cohorts = [], completeness, lastActiveAt } = inGroup ?? {}
  const since = link.state === 'applied' ? (link.appliedAt ?? link.changedAt) : link.changedAt
  return [
    generalInfo.name,
    email,
    role == null ? '' : memberRoleLabels[role],
    cohorts.map(({ name }) => name).join('; '),
    levelLabel(generalInfo.level),
    tableNames[link.state],
    // Whoever took it back asks for nothing.
    wishedRole == null || !link.flags.applied ? '' : memberRoleLabels[wishedRole],
    Math.round(score),
    completeness ?? '',
    dayOf(lastActiveAt),
    dayOf(since),
  ]
}
