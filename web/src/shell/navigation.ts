import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'
import { paths } from '@trellis/contract/screens.ts'

interface Destination {
  readonly label: string
  /** For the bar at the bottom of a phone. */
  readonly shortLabel: string
  readonly address: string
  /** The addresses that belong to it as well. */
  readonly within?: RegExp
  /** Addresses that go on from this one do not belong to it. */
  readonly exact?: true
}

/** The lists of people that are reached by the tabs beside the role models. */
const listsOfPeople = /^\/students\/[^/]+\/(following|followers|blocked)$/

/** An employer's job: its form, its candidates. */
const jobOfEmployer = /^\/employer\/[^/]+\/(jobs\/postJob|[^/]+\/candidates)\//

/** Where each kind of user can go from everywhere: at most five, so that they fit on a phone. */
export const navigation: Record<PersonKind, (userId: string) => readonly Destination[]> = {
  student: (userId) => [
    { label: 'My bio', shortLabel: 'Bio', address: paths.bio(userId) },
    { label: 'Jobs', shortLabel: 'Jobs', address: paths.jobs(userId, 'suggested'), within: /^\/jobs\// },
    {
      label: 'Role models',
      shortLabel: 'Role models',
      address: paths.students(userId, 'rolemodels'),
      within: listsOfPeople,
    },
    { label: 'Students like me', shortLabel: 'Like me', address: paths.students(userId, 'likeme') },
    { label: 'People', shortLabel: 'People', address: paths.people(userId) },
  ],
  recruiter: (userId) => [
    { label: 'Jobs', shortLabel: 'Jobs', address: paths.employerJobs(userId), within: jobOfEmployer },
    { label: 'Post a job', shortLabel: 'Post a job', address: paths.postJob(userId), exact: true },
    { label: 'My profile', shortLabel: 'Profile', address: paths.employerProfile(userId) },
  ],
  advisor: (userId) => [{ label: 'My profile', shortLabel: 'Profile', address: paths.groupadminProfile(userId) }],
}
