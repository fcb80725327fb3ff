import { newId } from '@trellis/contract/ids.ts'
import { notificationKinds } from '@trellis/contract/notifications.ts'
import { expect, test } from 'vitest'
import { addressOf, kindsOf, notificationsOf } from './kinds.ts'

test('every kind concerns either students or employers', () => {
  const told = [...Object.keys(kindsOf.profile), ...Object.keys(kindsOf.recruiter)]
  expect(told.toSorted()).toEqual(notificationKinds.toSorted())
})

test('a notification leads a student to the job and an employer to its candidates', () => {
  const one = { id: newId(), words: '', postingId: newId(), personId: newId(), at: 0, read: false }
  expect(addressOf({ ...one, kind: 'contacted' }, 'profile', 'me')).toBe(`/jobs/me/job/${one.postingId}`)
  expect(addressOf({ ...one, kind: 'applied' }, 'recruiter', 'me')).toBe(`/employer/me/${one.postingId}/candidates/applied`)
  expect(addressOf({ ...one, kind: 'agreedToContact' }, 'recruiter', 'me')).toMatch(/contacted$/)
  expect(addressOf({ ...one, kind: 'declined' }, 'recruiter', 'me')).toMatch(/rejected$/)
})

test('where the job is gone, there is nowhere to go', () => {
  const one = { id: newId(), words: '', postingId: null, personId: newId(), at: 0, read: false }
  expect(addressOf({ ...one, kind: 'contacted' }, 'profile', 'me')).toBeUndefined()
  expect(addressOf({ ...one, kind: 'applied' }, 'recruiter', 'me')).toBeUndefined()
})

test('each side has its own address', () => {
  expect(notificationsOf('profile', 'me')).toBe('/notifications/me')
  expect(notificationsOf('groups', 'me')).toBe('/notifications/me')
  expect(notificationsOf('recruiter', 'me')).toBe('/employer/me/notifications')
})
