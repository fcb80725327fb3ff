import { expect, test } from 'vitest'
import { useSession } from '../../session/session.ts'
import { wantedCode } from './wantedCode.ts'
import { wantedJob } from './wantedJob.ts'
import { keepWishFor, storedWish, takeWishOf, wishIn } from './wishOfSignUp.ts'

const HOUR = 60 * 60_000

test.each([
  ['ada', 0, { jobId: 'wanted' }],
  ['ada', 23, { jobId: 'wanted' }],
  ['ada', 25, undefined],
  ['eve', 1, undefined],
])('of a job that Ada came from, %s finds after %i hours: %j', (userId, hours, wish) => {
  expect(wishIn(storedWish('ada', { jobId: 'wanted' }, 0), userId, hours * HOUR)).toEqual(wish)
})

test.each(['', '{', '7', 'null', '{}'])('in %j there is no wish', (stored) => {
  expect(wishIn(stored, 'ada', 0)).toBeUndefined()
})

test('what the release before stored is read', () => {
  expect(wishIn(JSON.stringify({ userId: 'ada', jobId: 'wanted', until: 1 }), 'ada', 0)).toEqual({ jobId: 'wanted' })
})

test('a job that a visitor wants waits in the tab for the account, and is found once by whoever made it', () => {
  wantedJob.keep('wanted')
  expect(sessionStorage.getItem('jobId')).toBe('wanted')
  keepWishFor('ada')
  expect(sessionStorage.getItem('jobId')).toBeNull()
  expect(takeWishOf('eve')).toBeUndefined()
  expect(takeWishOf('ada')).toBe('/jobs/ada/job/wanted')
  expect(takeWishOf('ada')).toBeUndefined()
})

test('a group whose invitation brought somebody waits for the account they made, and is stored for its page once', () => {
  useSession.setState({ groupId: 'club' })
  expect(sessionStorage.getItem('groupId')).toBe('club')
  keepWishFor('ada')
  expect(useSession.getState().groupId).toBeUndefined()
  expect(takeWishOf('eve')).toBeUndefined()
  expect(takeWishOf('ada')).toBe('/groups/ada/club/about')
  expect(useSession.getState().groupId).toBe('club')
  useSession.setState({ groupId: undefined })
  expect(takeWishOf('ada')).toBeUndefined()
})

test('whoever has an account and came by an invitation is led to its group, before a job that was kept', () => {
  wantedJob.keep('wanted')
  keepWishFor('ada')
  useSession.setState({ groupId: 'club' })
  expect(takeWishOf('ada')).toBe('/groups/ada/club/about')
  useSession.setState({ groupId: undefined })
})

test('the code of a group waits for the account that is made with it, and leads once to where it is used', () => {
  wantedCode.keep('K7M-2QX')
  keepWishFor('ada')
  expect(wantedCode.read()).toBeUndefined()
  expect(takeWishOf('eve')).toBeUndefined()
  expect(takeWishOf('ada')).toBe('/signUp?code=K7M-2QX')
  expect(takeWishOf('ada')).toBeUndefined()
})
