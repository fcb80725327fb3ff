import { mailedKinds } from '@trellis/contract/notifications/notifications.ts'
import { expect, test } from 'vitest'
import { mailedTo } from './kinds.ts'

test('every kind that is mailed is chosen by students or by whoever has postings', () => {
  const chosen = new Set([...mailedTo('student'), ...mailedTo('recruiter'), ...mailedTo('advisor')])
  expect([...chosen].toSorted()).toEqual(mailedKinds.toSorted())
  expect(mailedTo('student')).toEqual([
    'contacted',
    'accepted',
    'rejected',
    'reopened',
    'profileHidden',
    'mentorAssigned',
    'menteeAssigned',
    'internshipAssigned',
    'sessionPlanned',
    'sessionMissed',
  ])
  expect(mailedTo('advisor')).toEqual(['applied', 'withdrawn', 'agreedToContact', 'declined', 'pairsNeed'])
})
