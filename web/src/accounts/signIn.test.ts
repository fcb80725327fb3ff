import { afterEach, expect, test } from 'vitest'
import { useSession } from '../session/session.ts'
import { addressAfterSignIn } from './afterSignIn.ts'
import { readSignInSearch } from './signInSearch.ts'

const info = { name: 'Ada', email: 'ada@school.org', admin: false, isConfirmed: true }
const ada = { token: 't', userId: 'ada', userType: 'profile' as const, info }
const rita = { token: 't', userId: 'rita', userType: 'recruiter' as const, info }

afterEach(() => useSession.setState({ searchKeyword: undefined, leaver: undefined }))

test('a student lands on the bio, a recruiter and an advisor on their profile', () => {
  expect(addressAfterSignIn(ada, undefined)).toBe('/bio/ada')
  expect(addressAfterSignIn(rita, undefined)).toBe('/employer/rita/profile')
  expect(addressAfterSignIn({ ...rita, userType: 'groups' }, undefined)).toBe('/groupadmin/rita/profile')
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
  expect(addressAfterSignIn({ ...rita, userId: 'ada' }, '/people/ada')).toBe('/employer/ada/profile')
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 7, undefined])('%s is no address to return to', (returnTo) => {
  expect(readSignInSearch({ returnTo, notice: 'nonsense' })).toEqual({})
})
