import { expect, test } from 'vitest'
import { DAY_MS } from '../durations.ts'
import type { JobState } from '../jobs/jobs.ts'
import { whyNotInvite } from './whyNotInvite.ts'

const NOW = 100 * DAY_MS

test.each<[JobState, number | null, RegExp | undefined]>([
  ['open', null, undefined],
  ['open', NOW, undefined],
  ['open', NOW - DAY_MS, /last day/],
  ['closed', null, /^Open the group/],
  ['draft', NOW, /^Open the group/],
])('to a group that is %s until %j people are invited, or not', (state, applyUntil, why) => {
  const told = whyNotInvite({ state, applyUntil }, NOW)
  if (why === undefined) expect(told).toBeUndefined()
  else expect(told).toMatch(why)
})
