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
  employer: () => '/employer',
  employerLogin: () => '/employer/login',
  employerSignUp: () => '/employer/signUp',
  employerResendVerification: () => '/employer/resend_email_verification',
  employerForgotPassword: () => '/employer/forgotPassword',
  employerHelp: () => '/employer/FAQ',
  employerChangePassword: (hash: string) => `/employer/changePassword/${part(hash)}`,
  employerProfile: (userId: string) => `/employer/${part(userId)}/profile`,
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
