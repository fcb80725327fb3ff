import { afterEach, expect, test } from 'vitest'
import { useSession } from '../../session/session.ts'
import { addressAfterSignIn } from './afterSignIn.ts'
import { readSignInSearch } from './signInSearch.ts'

const info = { name: 'Ada', email: 'ada@school.org', admin: false, isConfirmed: true, isWaiting: false }
const ada = { token: 't', draftKey: 'k', userId: 'ada', userType: 'student' as const, info }
const rita = { token: 't', draftKey: 'k', userId: 'rita', userType: 'recruiter' as const, info }

afterEach(() => useSession.setState({ searchKeyword: undefined, leaver: undefined }))

test('a student lands on the bio, a recruiter on their jobs, an advisor where they wait or are led on to their profile', () => {
  expect(addressAfterSignIn(ada, undefined)).toBe('/bio/ada')
  expect(addressAfterSignIn(rita, undefined)).toBe('/employer/rita/jobs/myJobs')
  expect(addressAfterSignIn({ ...rita, userType: 'advisor' }, undefined)).toBe('/groupadmin/mygroups/rita/list')
})

test('a pending keyword leads a student to the people search, once', () => {
  useSession.setState({ searchKeyword: 'robotics' })
  expect(addressAfterSignIn(ada, undefined)).toBe('/people/ada/search/profile/robotics')
  expect(addressAfterSignIn(ada, undefined)).toBe('/bio/ada')
})

test('whoever was signed out goes back to where they were, and nobody else does', () => {
  useSession.setState({ leaver: 'ada' })
  expect(addressAfterSignIn(ada, '/people/ada')).toBe('/people/ada')
  expect(addressAfterSignIn({ ...ada, userId: 'eve' }, '/people/ada')).toBe('/bio/eve')
  expect(addressAfterSignIn({ ...rita, userId: 'ada' }, '/people/ada')).toBe('/employer/ada/jobs/myJobs')
})

test('whoever came from a public job goes there, whoever was here before', () => {
  useSession.setState({ leaver: 'ada' })
  const job = '/job/019d14dc-53d5-7af0-af67-6963358c9b5d'
  const eve = { ...ada, userId: 'eve' }
  expect(addressAfterSignIn(eve, job)).toBe(job)
  for (const other of [`/jobs/ada${job}`, `${job}/../../bio/ada`, `${job}?next=//evil.example`, '/job/']) {
    expect(addressAfterSignIn(eve, other)).toBe('/bio/eve')
  }
  expect(addressAfterSignIn(rita, job)).toBe('/employer/rita/jobs/myJobs')
})

test('whoever comes with the code of a group goes to where it is used, whoever was here before', () => {
  useSession.setState({ leaver: 'ada' })
  expect(addressAfterSignIn({ ...ada, userId: 'eve' }, '/signUp?code=K7M-2QX')).toBe('/signUp?code=K7M-2QX')
  expect(addressAfterSignIn(rita, '/signUp?code=K7M-2QX')).toBe('/employer/rita/jobs/myJobs')
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 7, undefined])('%s is no address to return to', (returnTo) => {
  expect(readSignInSearch({ returnTo, notice: 'nonsense' })).toEqual({})
})

test('a refusal is a notice of the sign-in page', () => {
  expect(readSignInSearch({ notice: 'forbidden', returnTo: '/employer/rita/jobs/myJobs' })).toEqual({
    notice: 'forbidden',
    returnTo: '/employer/rita/jobs/myJobs',
  })
})
