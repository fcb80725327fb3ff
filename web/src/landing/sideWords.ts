import type { ProfileType } from '@trellis/contract/endpoint.ts'

interface SideWords {
  readonly points: readonly string[]
  readonly signUp: string
}

/** What the homes of recruiters and advisors tell of what their account holds. */
export const sideWords: Record<Exclude<ProfileType, 'profile'>, SideWords> = {
  recruiter: {
    points: [
      'Create an account with your work e-mail and verify it from the link we send.',
      'Describe yourself, your company and what you are looking for in your recruiter profile.',
      'Your e-mail and phone are shown to nobody; you decide what your profile says.',
    ],
    signUp: 'Create an employer account',
  },
  groups: {
    points: [
      'Create an account with your school or program e-mail and verify it from the link we send.',
      'Describe yourself, your institution and the people you look after in your advisor profile.',
      'Members of 18 years or younger are hidden from adults they share no group with.',
    ],
    signUp: 'Create a group administrator account',
  },
}
