import type { ListedState } from './postings/linkStates.ts'
import { kindSpelling, type PersonKind } from './wire/personKinds.ts'

const part = encodeURIComponent

/** The page of a job that everybody may read, as the server's routes are written. */
export const publicJobPattern = '/job/:jobId'

/**
 * Every address of a screen, for links on screens, in letters, in notifications and on pages of the server. The addresses of
 * employers begin with '/employer', those of advisors with '/groupadmin'.
 */
export const paths = {
  landing: () => '/',
  login: () => '/login',
  signUp: () => '/signUp',
  signUpInfo: () => '/signUp/info',
  verifyEmail: () => '/signUp/verifyemail',
  resendVerification: () => '/resend_email_verification',
  /** @param groupId the group that somebody signed up to join, whatever device the mail is read on */
  openVerificationLink: (kind: PersonKind, hash: string, groupId?: string) =>
    `/emailSignUp/${part(kindSpelling.toWire(kind))}/${part(hash)}${groupId === undefined ? '' : `?groupId=${part(groupId)}`}`,
  changePassword: (hash: string) => `/changePassword/${part(hash)}`,
  forgotPassword: () => '/forgotPassword',
  help: () => '/FAQ',
  bio: (id: string) => `/bio/${part(id)}`,
  /** @param step of the guided first visit, counted from 1; without it, that at which it was left */
  firstVisit: (id: string, step?: number) => `/bio/${part(id)}?registration=true${step === undefined ? '' : `&step=${step}`}`,
  /** Of oneself; somebody else's is on their profile. */
  genome: (id: string) => `/genome/${part(id)}`,
  preview: (id: string) => `/preview/${part(id)}`,
  people: (userId: string) => `/people/${part(userId)}`,
  peopleSearch: (userId: string, profileType: string, phrase: string) =>
    `/people/${part(userId)}/search/${part(profileType)}/${part(phrase)}`,
  students: (userId: string, sub: 'rolemodels' | 'likeme' | 'following' | 'followers' | 'blocked' | 'removed') =>
    `/students/${part(userId)}/${sub}`,
  studentsSearch: (userId: string, phrase: string) => `/students/${part(userId)}/search/${part(phrase)}`,
  jobs: (userId: string, bucket: ListedState) => `/jobs/${part(userId)}/${bucket}`,
  jobsSearch: (userId: string, phrase: string) => `/jobs/${part(userId)}/search/${part(phrase)}`,
  job: (userId: string, jobId: string) => `/jobs/${part(userId)}/job/${part(jobId)}`,
  /** The page of one group, with what this viewer sees of it. */
  group: (userId: string, groupId: string) => `/groups/${part(userId)}/${part(groupId)}/about`,
  publicJob: (jobId: string) => publicJobPattern.replace(':jobId', part(jobId)),
  notifications: () => '/notifications',
  settings: () => '/settings',
  adminPage: () => '/adminPage',
  employer: () => '/employer',
  employerLogin: () => '/employer/login',
  employerSignUp: () => '/employer/signUp',
  employerResendVerification: () => '/employer/resend_email_verification',
  employerForgotPassword: () => '/employer/forgotPassword',
  employerHelp: () => '/employer/FAQ',
  employerChangePassword: (hash: string) => `/employer/changePassword/${part(hash)}`,
  employerProfile: (userId: string) => `/employer/${part(userId)}/profile`,
  employerJobs: (userId: string) => `/employer/${part(userId)}/jobs/myJobs`,
  postJob: (userId: string) => `/employer/${part(userId)}/jobs/postJob`,
  editJob: (userId: string, jobId: string) => `/employer/${part(userId)}/jobs/postJob/${part(jobId)}`,
  /** A new draft that starts from what another job tells. */
  cloneJob: (userId: string, jobId: string) => `/employer/${part(userId)}/jobs/postJob/${part(jobId)}?clone=true`,
  candidates: (userId: string, jobId: string, bucket: ListedState) => `/employer/${part(userId)}/${part(jobId)}/candidates/${bucket}`,
  candidatesSearch: (userId: string, jobId: string, phrase: string) =>
    `/employer/${part(userId)}/${part(jobId)}/candidates/search/${part(phrase)}`,
  groupadmin: () => '/groupadmin',
  groupadminLogin: () => '/groupadmin/login',
  groupadminSignUp: () => '/groupadmin/signUp',
  groupadminResendVerification: () => '/groupadmin/resend_email_verification',
  groupadminForgotPassword: () => '/groupadmin/forgotPassword',
  groupadminHelp: () => '/groupadmin/FAQ',
  groupadminAbout: () => '/groupadmin/about',
  groupadminChangePassword: (hash: string) => `/groupadmin/changePassword/${part(hash)}`,
  groupadminGroups: (userId: string) => `/groupadmin/mygroups/${part(userId)}/list`,
  groupadminApproval: (userId: string) => `/groupadmin/${part(userId)}/approval`,
  groupadminProfile: (userId: string) => `/groupadmin/${part(userId)}/profile`,
} as const
