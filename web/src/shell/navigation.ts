import type { Person } from '../session/session.ts'
import { isWaiting } from '../session/approval/waiting.ts'
import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { paths } from '@trellis/contract/screens.ts'
import type { IconName } from './areaIcons.tsx'

interface Destination {
  readonly label: string
  readonly icon: IconName
  readonly address: string
  /** The addresses that belong to it as well. */
  readonly within?: RegExp
  /** Addresses that go on from this one do not belong to it. */
  readonly exact?: true
}

/** An employer's job: its form, its candidates. */
const jobOfEmployer = /^\/employer\/[^/]+\/(jobs\/postJob|[^/]+\/candidates)\//

/** A recruiter's lists of groups, and one of them. */
const groupOfRecruiter = /^\/(employer\/[^/]+\/)?groups\//

/** An advisor's group: its form, and all its sections. */
const groupOfAdvisor = /^\/groupadmin\/[^/]+\/(creategroup$|[^/]+\/)/

/** The areas of each kind of user. */
export const navigation: Record<PersonKind, (userId: string, isInGroups?: boolean) => readonly Destination[]> = {
  student: (userId, isInGroups = false) => [
    { label: 'Bio', icon: 'bio', address: paths.bio(userId) },
    { label: 'Genome', icon: 'genome', address: paths.genome(userId) },
    { label: 'Jobs', icon: 'jobs', address: paths.jobs(userId, 'suggested'), within: /^\/jobs\// },
    { label: 'Groups', icon: 'groups', address: groupPaths.groups(userId, isInGroups ? 'accepted' : 'suggested'), within: /^\/groups\// },
    { label: 'People', icon: 'people', address: paths.students(userId, 'rolemodels'), within: /^\/(?:students|people)\// },
  ],
  recruiter: (userId) => [
    { label: 'Jobs', icon: 'jobs', address: paths.employerJobs(userId), within: jobOfEmployer },
    { label: 'Groups', icon: 'groups', address: groupPaths.employerGroups(userId, 'accepted'), within: groupOfRecruiter },
    { label: 'Post a job', icon: 'post', address: paths.postJob(userId), exact: true },
    { label: 'My profile', icon: 'profile', address: paths.employerProfile(userId) },
  ],
  advisor: (userId) => [
    { label: 'Groups', icon: 'groups', address: paths.groupadminGroups(userId), within: groupOfAdvisor },
    { label: 'My profile', icon: 'profile', address: paths.groupadminProfile(userId) },
  ],
}

/**
 * Where somebody can go from everywhere: at most five areas, and that of super-users, so that they fit on a phone.
 * @param isInGroups whether a student's area of groups begins with their own
 */
export function areasOf(person: Pick<Person, 'userId' | 'userType' | 'info'>, isInGroups: boolean): readonly Destination[] {
  const { userId, userType, info } = person
  const waits = isWaiting(person) ? [{ label: 'Approval', icon: 'approval', address: paths.groupadminApproval(userId) } as const] : []
  const looksAfter = info.admin ? [{ label: 'Admin', icon: 'admin', address: paths.adminPage() } as const] : []
  return [...waits, ...navigation[userType](userId, isInGroups), ...looksAfter]
}
