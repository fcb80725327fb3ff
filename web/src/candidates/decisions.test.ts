import type { LinkOfOwner } from '@trellis/contract/jobs.ts'
import { noFlags } from '@trellis/contract/links.ts'
import { describe, expect, test } from 'vitest'
import { type CandidateBucket, candidateBuckets } from './buckets.ts'
import { linkIn } from './candidates.testing.ts'
import { decisionsFor, eventOnto } from './decisions.ts'
import { linkAfter } from './linkAfter.ts'

const ok2contact = { ...noFlags, ok2contact: true }
const hidden = { ...noFlags, hidden: true }

test.each<[string, LinkOfOwner, string]>([
  ['suggested', linkIn('suggested'), 'Contact, Save, Replace, Reject, Hide'],
  ['found by search', linkIn('none'), 'Contact, Save, Hide'],
  ['saved', linkIn('saved'), 'Contact, Reject, Take back, Hide'],
  ['applied', linkIn('applied'), 'Accept, Contact, Reject, Hide'],
  ['contacted', linkIn('contacted'), 'Reject, Hide'],
  ['contacted, who agreed', linkIn('contacted', { flags: ok2contact }), 'Accept, Reject, Hide'],
  ['accepted', linkIn('accepted'), 'Reject, Hide'],
  ['rejected by the person', linkIn('rejected'), 'Hide'],
  ['hidden', linkIn('applied', { flags: hidden }), 'Accept, Contact, Reject, Show again'],
])('what can be decided about somebody %s', (_, link, labels) => {
  expect(decisionsFor(link).map(({ label }) => label).join(', ')).toBe(labels)
})

test.each<[CandidateBucket, string]>([
  ['suggested', 'saved contacted rejected'],
  ['saved', 'contacted rejected'],
  ['applied', 'contacted accepted rejected'],
  ['contacted', 'rejected'],
  ['accepted', 'rejected'],
  ['rejected', ''],
])('a card of %s can be put onto', (bucket, onto) => {
  const link = linkIn(bucket)
  expect(candidateBuckets.filter((target) => eventOnto(link, target) !== undefined).join(' ')).toBe(onto)
})

describe('a link as it will be after', () => {
  const after = (link: LinkOfOwner, event: Parameters<typeof linkAfter>[1]) => linkAfter(link, event, 1_000)
  test('being saved', () => {
    const saved = after(linkIn('suggested'), 'pS')
    expect(saved).toMatchObject({ state: 'saved', changedAt: 1_000 })
    expect(saved.can).toContain('cancel')
  })
  test('a rejection, which can be reopened', () => {
    expect(after(linkIn('applied'), 'rejected')).toMatchObject({ state: 'rejected', can: ['hF', 'pF', 'reopen'] })
  })
  test('being saved where contact is held', () => {
    expect(after(linkIn('suggested', { contactHeldBy: 'Under 18.' }), 'pS').can).not.toContain('contacted')
  })
  test('being reopened: where to only the server knows', () => {
    const rejected = after(linkIn('applied'), 'rejected')
    expect(after(rejected, 'reopen')).toBe(rejected)
  })
})
