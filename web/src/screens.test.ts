import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { paths } from '@trellis/contract/screens.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createAppRouter } from './router.ts'

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
    jobs: ['USER', 'BUCKET'],
    jobsSearch: ['USER', 'PHRASE'],
    job: ['USER', 'JOB'],
    group: ['USER', 'GROUP'],
    publicJob: ['JOB'],
    editJob: ['USER', 'JOB'],
    cloneJob: ['USER', 'JOB'],
    candidates: ['USER', 'JOB', 'BUCKET'],
    candidatesSearch: ['USER', 'JOB', 'PHRASE'],
  }
  return Object.fromEntries(
    Object.entries(paths).map(([name, build]) => [name, (build as (...parameters: string[]) => string)(...(names[name] ?? ['USER']))]),
  )
}

test('every address is the one of the specification', () => {
  expect(everyAddress()).toMatchInlineSnapshot(`
    {
      "adminPage": "/adminPage",
      "bio": "/bio/USER",
      "candidates": "/employer/USER/JOB/candidates/BUCKET",
      "candidatesSearch": "/employer/USER/JOB/candidates/search/PHRASE",
      "changePassword": "/changePassword/HASH",
      "cloneJob": "/employer/USER/jobs/postJob/JOB?clone=true",
      "editJob": "/employer/USER/jobs/postJob/JOB",
      "employer": "/employer",
      "employerChangePassword": "/employer/changePassword/HASH",
      "employerForgotPassword": "/employer/forgotPassword",
      "employerHelp": "/employer/FAQ",
      "employerJobs": "/employer/USER/jobs/myJobs",
      "employerLogin": "/employer/login",
      "employerProfile": "/employer/USER/profile",
      "employerResendVerification": "/employer/resend_email_verification",
      "employerSignUp": "/employer/signUp",
      "firstVisit": "/bio/USER?registration=true",
      "forgotPassword": "/forgotPassword",
      "genome": "/genome/USER",
      "group": "/groups/USER/GROUP/about",
      "groupadmin": "/groupadmin",
      "groupadminAbout": "/groupadmin/about",
      "groupadminApproval": "/groupadmin/USER/approval",
      "groupadminChangePassword": "/groupadmin/changePassword/HASH",
      "groupadminForgotPassword": "/groupadmin/forgotPassword",
      "groupadminGroups": "/groupadmin/mygroups/USER/list",
      "groupadminHelp": "/groupadmin/FAQ",
      "groupadminLogin": "/groupadmin/login",
      "groupadminProfile": "/groupadmin/USER/profile",
      "groupadminResendVerification": "/groupadmin/resend_email_verification",
      "groupadminSignUp": "/groupadmin/signUp",
      "help": "/FAQ",
      "job": "/jobs/USER/job/JOB",
      "jobs": "/jobs/USER/BUCKET",
      "jobsSearch": "/jobs/USER/search/PHRASE",
      "landing": "/",
      "login": "/login",
      "notifications": "/notifications",
      "openVerificationLink": "/emailSignUp/TYPE/HASH",
      "people": "/people/USER",
      "peopleSearch": "/people/USER/search/TYPE/PHRASE",
      "postJob": "/employer/USER/jobs/postJob",
      "preview": "/preview/USER",
      "publicJob": "/job/JOB",
      "resendVerification": "/resend_email_verification",
      "settings": "/settings",
      "signUp": "/signUp",
      "signUpInfo": "/signUp/info",
      "students": "/students/USER/SUB",
      "studentsSearch": "/students/USER/search/PHRASE",
      "verifyEmail": "/signUp/verifyemail",
    }
  `)
})

test('the screens of groups are at the addresses of the specification', () => {
  const build = groupPaths as Record<string, (...parameters: string[]) => string>
  const addresses = ['groups', 'groupsSearch', 'group', 'groupJobs', 'ownMentoring'].map((name) => build[name]!('USER', 'X'))
  expect(addresses).toEqual([
    '/groups/USER/X',
    '/groups/USER/search/X',
    '/groups/USER/X/about',
    '/groups/USER/X/internships',
    '/groups/USER/X/mentoring',
  ])
  const router = createAppRouter(createMemoryHistory())
  expect(addresses.map((address) => router.getMatchedRoutes(address)[2]?.id)).not.toContain(undefined)
})

test('what a visitor typed stays one part of the address', () => {
  expect(paths.peopleSearch('me', 'profile', 'art/design & more')).toBe('/people/me/search/profile/art%2Fdesign%20%26%20more')
})

test.each(Object.entries(everyAddress()))('the router has a screen for %s at %s', (_name, address) => {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }))
  const [, , foundRoute] = router.getMatchedRoutes(router.latestLocation.pathname)
  expect(foundRoute?.id).toBeTruthy()
})

test('an address that is nowhere has no screen', () => {
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/nowhere/at/all'] }))
  expect(router.getMatchedRoutes(router.latestLocation.pathname)[2]).toBeUndefined()
})
