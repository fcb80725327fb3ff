import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { isPart, parts } from './manageSearch.ts'

/** The sections inside a group, for its advisors: what has a screen of its own, and the parts of the one where it is managed. */
export const sections = ['members', 'cohorts', 'mentoring', 'jobs', ...parts.filter((part) => part !== 'cohorts'), 'manage'] as const
export type Section = (typeof sections)[number]

export const sectionLabels: Record<Section, string> = {
  members: 'Members',
  cohorts: 'Cohorts',
  mentoring: 'Mentoring',
  jobs: 'Jobs',
  employers: 'Employers',
  invitations: 'Invitations',
  code: 'Join code',
  advisors: 'Advisors',
  manage: 'Manage',
}

/** The keys that lead to them, in their order. */
export const sectionKeys = sections.map((section, at) => ({ key: String(at + 1), label: sectionLabels[section] }))

/** The address of a section, without its query, and the query. */
export function sectionAddress(userId: string, groupId: string, section: Section) {
  if (section === 'members') return { to: groupPaths.members(userId, groupId, 'accepted') }
  if (section === 'mentoring') return { to: groupPaths.mentoring(userId, groupId) }
  if (section === 'jobs') return { to: groupPaths.jobsOfGroup(userId, groupId) }
  return { to: groupPaths.manageGroup(userId, groupId), ...(isPart(section) && { search: { part: section } }) }
}

/** The same as one text. */
export function sectionHref(userId: string, groupId: string, section: Section): string {
  const { to, search } = sectionAddress(userId, groupId, section)
  return search === undefined ? to : `${to}?part=${search.part}`
}
