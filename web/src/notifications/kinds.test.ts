import { mailedKinds } from '@trellis/contract/notifications/notifications.ts'
import { expect, test } from 'vitest'
import { mailedTo } from './kinds.ts'

test('every kind that is mailed is chosen by students or by employers', () => {
  expect([...mailedTo('profile'), ...mailedTo('recruiter')].toSorted()).toEqual(mailedKinds.toSorted())
  expect(mailedTo('profile')).toEqual(['contacted', 'accepted', 'rejected', 'reopened'])
  expect(mailedTo('groups')).toEqual([])
})
