import { expect, test } from 'vitest'
import { paths } from './paths.ts'

/** Every address, with its parameters by their names. */
function everyAddress(): Record<string, string> {
  const names: Record<string, readonly string[]> = {
    openVerificationLink: ['TYPE', 'HASH'],
    changePassword: ['HASH'],
    employerChangePassword: ['HASH'],
    groupadminChangePassword: ['HASH'],
    peopleSearch: ['USER', 'TYPE', 'PHRASE'],
    students: ['USER', 'SUB'],
    studentsSearch: ['USER', 'PHRASE'],
  }
  return Object.fromEntries(
    Object.entries(paths).map(([name, build]) => [
      name,
      (build as (...parameters: string[]) => string)(...(names[name] ?? ['USER'])),
    ]),
  )
}

test('every address is the one of the specification', () => {
  expect(everyAddress()).toMatchInlineSnapshot(`
    {
      "bio": "/bio/USER",
      "changePassword": "/changePassword/HASH",
      "employer": "/employer",
      "employerChangePassword": "/employer/changePassword/HASH",
      "employerForgotPassword": "/employer/forgotPassword",
      "employerHelp": "/employer/FAQ",
      "employerLogin": "/employer/login",
      "employerProfile": "/employer/USER/profile",
      "employerResendVerification": "/employer/resend_email_verification",
      "employerSignUp": "/employer/signUp",
      "firstVisit": "/bio/USER?registration=true",
      "forgotPassword": "/forgotPassword",
      "groupadmin": "/groupadmin",
      "groupadminAbout": "/groupadmin/about",
      "groupadminChangePassword": "/groupadmin/changePassword/HASH",
      "groupadminForgotPassword": "/groupadmin/forgotPassword",
      "groupadminHelp": "/groupadmin/FAQ",
      "groupadminLogin": "/groupadmin/login",
      "groupadminProfile": "/groupadmin/USER/profile",
      "groupadminResendVerification": "/groupadmin/resend_email_verification",
      "groupadminSignUp": "/groupadmin/signUp",
      "help": "/FAQ",
      "landing": "/",
      "login": "/login",
      "openVerificationLink": "/emailSignUp/TYPE/HASH",
      "people": "/people/USER",
      "peopleSearch": "/people/USER/search/TYPE/PHRASE",
      "preview": "/preview/USER",
      "resendVerification": "/resend_email_verification",
      "signUp": "/signUp",
      "signUpInfo": "/signUp/info",
      "students": "/students/USER/SUB",
      "studentsSearch": "/students/USER/search/PHRASE",
      "verifyEmail": "/signUp/verifyemail",
    }
  `)
})

test('what a visitor typed stays one part of the address', () => {
  expect(paths.peopleSearch('me', 'profile', 'art/design & more')).toBe('/people/me/search/profile/art%2Fdesign%20%26%20more')
})
