import type { ProfileType } from '@trellis/contract/endpoint.ts'
import { paths } from '../paths.ts'

interface Destination {
  readonly label: string
  /** For the bar at the bottom of a phone. */
  readonly shortLabel: string
  readonly address: string
}

/** Where each kind of user can go from everywhere: at most five, so that they fit on a phone. */
export const navigation: Record<ProfileType, (userId: string) => readonly Destination[]> = {
  profile: (userId) => [
    { label: 'My bio', shortLabel: 'Bio', address: paths.bio(userId) },
    { label: 'Role models', shortLabel: 'Role models', address: paths.students(userId, 'rolemodels') },
    { label: 'Students like me', shortLabel: 'Like me', address: paths.students(userId, 'likeme') },
    { label: 'Following', shortLabel: 'Following', address: paths.students(userId, 'following') },
    { label: 'People', shortLabel: 'People', address: paths.people(userId) },
  ],
  recruiter: (userId) => [{ label: 'My profile', shortLabel: 'Profile', address: paths.employerProfile(userId) }],
  groups: (userId) => [{ label: 'My profile', shortLabel: 'Profile', address: paths.groupadminProfile(userId) }],
}
