import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'
import { paths } from '@trellis/contract/screens.ts'

/** One of the three kinds of user with the addresses of their account screens. */
export interface Side {
  readonly type: PersonKind
  /** What such a person is called in a sentence, with the article. */
  readonly noun: string
  readonly home: string
  readonly login: string
  readonly signUp: string
  readonly resendVerification: string
  readonly forgotPassword: string
  readonly help: string
  /** Where a person lands after signing in. */
  readonly landing: (userId: string) => string
}

export const student = {
  type: 'student',
  noun: 'a student or professional',
  home: paths.landing(),
  login: paths.login(),
  signUp: paths.signUp(),
  resendVerification: paths.resendVerification(),
  forgotPassword: paths.forgotPassword(),
  help: paths.help(),
  landing: paths.bio,
} as const satisfies Side

export const employer = {
  type: 'recruiter',
  noun: 'an employer',
  home: paths.employer(),
  login: paths.employerLogin(),
  signUp: paths.employerSignUp(),
  resendVerification: paths.employerResendVerification(),
  forgotPassword: paths.employerForgotPassword(),
  help: paths.employerHelp(),
  landing: paths.employerJobs,
} as const satisfies Side

export const advisor = {
  type: 'advisor',
  noun: 'a group administrator',
  home: paths.groupadmin(),
  login: paths.groupadminLogin(),
  signUp: paths.groupadminSignUp(),
  resendVerification: paths.groupadminResendVerification(),
  forgotPassword: paths.groupadminForgotPassword(),
  help: paths.groupadminHelp(),
  // Whoever waits is led on to where they wait.
  landing: paths.groupadminGroups,
} as const satisfies Side

const sides: Record<PersonKind, Side> = { student, recruiter: employer, advisor }

/** The side of the product on which this kind of person is. */
export function sideOf(type: PersonKind): Side {
  return sides[type]
}

/** Whose screen an address is: '/employer/…', '/groupadmin/…', or a student's. */
export function sideOfAddress(pathname: string): Side {
  return [employer, advisor].find(({ home }) => pathname === home || pathname.startsWith(`${home}/`)) ?? student
}

/** Whether an address is one screen for every kind of user. */
const isOfEverySide = (pathname: string): boolean => /^\/(settings|notifications|adminPage)\b/.test(pathname)

/** Whether an address is a screen of this kind of user: a group's page is one of recruiters too. */
export const isScreenOf = (type: PersonKind, pathname: string): boolean =>
  isOfEverySide(pathname) || sideOfAddress(pathname).type === type || (type === 'recruiter' && /^\/groups\/.+\/about\b/.test(pathname))
