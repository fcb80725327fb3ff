const part = encodeURIComponent

/**
 * Every address of the web app, so that no screen spells one out. A side's base is '' for students, '/employer' and
 * '/groupadmin'.
 */
export const paths = {
  landing: () => '/',
  login: () => '/login',
  signUp: () => '/signUp',
  signUpInfo: () => '/signUp/info',
  verifyEmail: () => '/signUp/verifyemail',
  resendVerification: () => '/resend_email_verification',
  openVerificationLink: (type: string, hash: string) => `/emailSignUp/${part(type)}/${part(hash)}`,
  changePassword: (hash: string) => `/changePassword/${part(hash)}`,
  forgotPassword: () => '/forgotPassword',
  help: () => '/FAQ',
  bio: (id: string) => `/bio/${part(id)}`,
  firstVisit: (id: string) => `/bio/${part(id)}?registration=true`,
  preview: (id: string) => `/preview/${part(id)}`,
  people: (userId: string) => `/people/${part(userId)}`,
  peopleSearch: (userId: string, profileType: string, phrase: string) =>
    `/people/${part(userId)}/search/${part(profileType)}/${part(phrase)}`,
  students: (userId: string, sub: 'rolemodels' | 'likeme' | 'following' | 'followers' | 'blocked') =>
    `/students/${part(userId)}/${sub}`,
  studentsSearch: (userId: string, phrase: string) => `/students/${part(userId)}/search/${part(phrase)}`,
  jobs: (userId: string, bucket: 'suggested' | 'contacted' | 'applied' | 'saved' | 'accepted') =>
    `/jobs/${part(userId)}/${bucket}`,
  jobsSearch: (userId: string, phrase: string) => `/jobs/${part(userId)}/search/${part(phrase)}`,
  job: (userId: string, jobId: string) => `/jobs/${part(userId)}/job/${part(jobId)}`,
  publicJob: (jobId: string) => `/job/${part(jobId)}`,
  notifications: (userId: string) => `/notifications/${part(userId)}`,
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
  candidates: (
    userId: string,
    jobId: string,
    bucket: 'suggested' | 'saved' | 'applied' | 'contacted' | 'accepted' | 'rejected',
  ) => `/employer/${part(userId)}/${part(jobId)}/candidates/${bucket}`,
  candidatesSearch: (userId: string, jobId: string, phrase: string) =>
    `/employer/${part(userId)}/${part(jobId)}/candidates/search/${part(phrase)}`,
  employerNotifications: (userId: string) => `/employer/${part(userId)}/notifications`,
  groupadmin: () => '/groupadmin',
  groupadminLogin: () => '/groupadmin/login',
  groupadminSignUp: () => '/groupadmin/signUp',
  groupadminResendVerification: () => '/groupadmin/resend_email_verification',
  groupadminForgotPassword: () => '/groupadmin/forgotPassword',
  groupadminHelp: () => '/groupadmin/FAQ',
  groupadminAbout: () => '/groupadmin/about',
  groupadminChangePassword: (hash: string) => `/groupadmin/changePassword/${part(hash)}`,
  groupadminProfile: (userId: string) => `/groupadmin/${part(userId)}/profile`,
} as const
