import { MINORS_AGE } from '@trellis/contract/accounts/minors.ts'
import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'

interface SideWords {
  readonly points: readonly string[]
  readonly signUp: string
}

/** What the homes of recruiters and advisors tell of what their account holds. */
export const sideWords: Record<Exclude<PersonKind, 'student'>, SideWords> = {
  recruiter: {
    points: [
      'Post a job, and see at once who fits it and why.',
      'Go through everybody who applied by keys, one after the other, with your notes beside them.',
      'Students see your company and your jobs. Your e-mail and your phone are not shown to them.',
    ],
    signUp: 'Create an employer account',
  },
  advisor: {
    points: [
      'Describe yourself, your institution and the people you look after in your advisor profile.',
      'Nobody signs in before they have verified their e-mail from the link we send: use that of your school or program.',
      `Students of ${MINORS_AGE} are hidden from adults, but for you and your mentors, until they apply for a job.`,
    ],
    signUp: 'Create a group administrator account',
  },
}
