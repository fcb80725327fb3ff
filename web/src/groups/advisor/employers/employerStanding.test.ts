import { noFlags } from '@trellis/contract/postings/links.ts'
import { afterAll, expect, test } from 'vitest'

const zone = process.env['TZ']
process.env['TZ'] = 'America/Los_Angeles'
const { standingOf } = await import('./employerStanding.ts')
afterAll(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

test('since when an employer stands where they do is told on the reader’s calendar', () => {
  const evening = new Date(2026, 2, 4, 20).getTime()
  const link = { appliedAt: evening, changedAt: evening, flags: { ...noFlags, applied: true }, reopensTo: 'applied' } as const
  expect(standingOf({ ...link, state: 'accepted' })).toBe('Member since March 4, 2026')
  expect(standingOf({ ...link, state: 'rejected' })).toBe('Turned down on March 4, 2026')
  expect(standingOf({ ...link, state: 'rejected', reopensTo: 'accepted' })).toBe('Taken out on March 4, 2026')
  expect(standingOf({ ...link, state: 'applied' })).toBe('Asked to join on March 4, 2026')
})
