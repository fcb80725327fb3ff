import { maskEmail } from '@trellis/contract/accounts/maskedEmail.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { ProfileJob, ProfileRecord, ResumeFile } from '@trellis/contract/profiles/profiles.ts'
import { photoAddress } from '../files/files.queries.ts'
import type { Viewer } from '../visibility/visibility.policy.ts'
import type { Profile } from './profile.ts'

/** What a profile shows beyond its own rows. */
interface ProfileFacts {
  readonly account: { readonly email: string; readonly isSuperUser: boolean; readonly confirmedAt: Date | null }
  readonly followers: number
  readonly followed: boolean
  /** Empty for everybody but the person. */
  readonly following: Id[]
  readonly blocked: Id[]
  /** Empty for everybody but the person and super-users. */
  readonly resume: ResumeFile[]
  /** Empty for everybody but the person. */
  readonly jobs: ProfileJob[]
}

/** Whether the viewer sees what is private: the person, and super-users, who may edit it. */
export function seesAll(viewer: Pick<Viewer, 'id' | 'isSuperUser'>, id: Id): boolean {
  return viewer.id === id || viewer.isSuperUser
}

/** A profile as one viewer sees it. */
export function profileRecord({ row, bio }: Profile, facts: ProfileFacts, viewer: Pick<Viewer, 'id' | 'isSuperUser'>): ProfileRecord {
  const isOpen = seesAll(viewer, row.id)
  const isSelf = viewer.id === row.id
  const { generalInfo, ...sections } = bio
  const { account, followers, following, blocked, resume, jobs } = facts
  return {
    _id: row.id,
    _source: {
      generalInfo: {
        ...generalInfo,
        birthYear: isOpen ? generalInfo.birthYear : '',
        gender: isOpen ? generalInfo.gender : '',
        email: isOpen ? account.email : maskEmail(account.email),
        profileType: 'Normal',
        profilePicture: photoAddress(row.id, row.photoId),
        resume,
        admin: isOpen && account.isSuperUser,
        isConfirmed: account.confirmedAt !== null,
        membership: isOpen ? row.membership : [],
        followers,
        following,
        blocked,
        hidden: row.hidden,
      },
      ...sections,
      jobs,
      groups: [],
    },
    type: 'student',
    ring: row.ring,
    can: { edit: isOpen, follow: !isSelf, block: !isSelf },
    followed: facts.followed,
    ...(isSelf && row.firstVisitStep !== null && { firstVisitStep: row.firstVisitStep }),
  }
}
