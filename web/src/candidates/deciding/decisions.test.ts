import type { LinkOfOwner } from '@trellis/contract/postings/linkSides.ts'
import { type LinkEvent, linkFlags, type LinkState, noFlags } from '@trellis/contract/postings/links.ts'
import { linkStates } from '@trellis/contract/postings/linkStates.ts'
import { describe, expect, test } from 'vitest'
import { type CandidateBucket, candidateBuckets } from '../../jobs/employer/buckets.ts'
import { linkIn } from '../candidates.testing.ts'
import { decisions, decisionsFor, eventOnto, slots, whyNotOnto } from './decisions.ts'
import { linkAfter } from './linkAfter.ts'
import { jobWords } from '../pipeline/jobWords.ts'
import { labelOf } from '../pipeline/words.ts'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'

const ok2contact = { ...noFlags, ok2contact: true }
const applied = { ...noFlags, applied: true }
const hidden = { ...applied, hidden: true }

test.each<[string, LinkOfOwner, string]>([
  ['suggested', linkIn('suggested'), 'Contact, Save, Replace, Reject, Hide'],
  ['found by search', linkIn('none'), 'Contact, Save, Hide'],
  ['saved', linkIn('saved'), 'Contact, Reject, Take back, Hide'],
  ['applied', linkIn('applied'), 'Accept, Contact, Save, Reject, Hide'],
  ['shortlisted', linkIn('saved', { flags: applied }), 'Accept, Contact, Reject, Take back, Hide'],
  ['contacted, who applied', linkIn('contacted', { flags: applied }), 'Accept, Reject, Hide'],
  ['contacted', linkIn('contacted'), 'Reject, Hide'],
  ['contacted, who agreed', linkIn('contacted', { flags: ok2contact }), 'Accept, Reject, Hide'],
  ['accepted', linkIn('accepted'), 'Reject, Hide'],
  ['rejected by the person', linkIn('rejected'), 'Hide'],
  ['hidden', linkIn('applied', { flags: hidden }), 'Accept, Contact, Save, Reject, Show again'],
])('what can be decided about somebody %s', (_, link, labels) => {
  expect(
    decisionsFor(link)
      .map(({ event }) => labelOf(jobWords, event, link))
      .join(', '),
  ).toBe(labels)
})

test.each<[CandidateBucket, string]>([
  ['suggested', 'saved contacted rejected'],
  ['saved', 'contacted rejected'],
  ['applied', 'saved contacted accepted rejected'],
  ['contacted', 'rejected'],
  ['accepted', 'rejected'],
  ['rejected', ''],
])('a card of %s can be put onto', (bucket, onto) => {
  const link = linkIn(bucket)
  expect(candidateBuckets.filter((target) => eventOnto(link, target) !== undefined).join(' ')).toBe(onto)
})

/** Somebody who was rejected, and whom the owner may reopen. */
const rejectedFrom = (reopensTo: LinkState): LinkOfOwner => linkIn('rejected', { can: ['hide', 'unhide', 'reopen'], reopensTo })

test('a rejected card is reopened by putting it where it was, and nowhere else', () => {
  const link = rejectedFrom('applied')
  expect(candidateBuckets.map((target) => eventOnto(link, target))).toEqual([
    undefined,
    undefined,
    'reopen',
    undefined,
    undefined,
    undefined,
  ])
  expect(eventOnto(linkIn('rejected'), 'applied')).toBeUndefined()
})

test('somebody who applied and is saved is put back among those who applied', () => {
  expect(eventOnto(linkIn('saved', { flags: { ...noFlags, applied: true } }), 'applied')).toBe('cancel')
  expect(eventOnto(linkIn('saved'), 'applied')).toBeUndefined()
})

test.each<[string, LinkOfOwner, CandidateBucket, RegExp]>([
  ['suggested', linkIn('applied'), 'suggested', /^Nobody can be put into Suggested/],
  ['applied', linkIn('suggested'), 'applied', /people apply themselves/],
  ['accepted without having applied', linkIn('saved'), 'accepted', /^Ada has not applied/],
  ['accepted without having agreed', linkIn('contacted'), 'accepted', /^Ada has not agreed/],
  [
    'contacted where that is held',
    linkIn('saved', { can: ['rejected', 'hide'], contactHeldBy: 'Ada is under 18.' }),
    'contacted',
    /^Ada is under 18\.$/,
  ],
  ['accepted after a rejection', rejectedFrom('applied'), 'accepted', /Put them into Applied, where they were/],
  ['reopened where they declined', linkIn('rejected'), 'applied', /not yours to reopen/],
  ['contacted once accepted', linkIn('accepted'), 'contacted', /cannot be put into Contacted from Accepted/],
])('a card that cannot be %s says why', (_, link, bucket, why) => {
  expect(eventOnto(link, bucket)).toBeUndefined()
  expect(whyNotOnto(jobWords, link, 'Ada', bucket)).toMatch(why)
})

test('whoever is rejected is told where they know that something was going on, and the notice says which', () => {
  const words = (link: LinkOfOwner) => jobWords.decisions.rejected.done('Ada', link)
  const applied = { ...noFlags, applied: true }
  for (const link of [
    linkIn('applied', { flags: applied }),
    linkIn('saved', { flags: applied }),
    linkIn('contacted'),
    linkIn('accepted'),
  ]) {
    expect(words(link)).toBe('Ada is rejected and will be told.')
  }
  for (const state of ['suggested', 'saved'] as const) expect(words(linkIn(state))).toBe('Ada is rejected and will not be told.')
})

describe('the slots of the buttons', () => {
  const flags = linkFlags.map((flag) => ({ ...noFlags, [flag]: true }))
  const links = linkStates.flatMap((state) => [noFlags, ...flags].map((some) => linkIn(state, { flags: some })))
  const everyLink = [...links, ...linkStates.map((state) => rejectedFrom(state))]

  test('hold every decision once, and never two that are possible', () => {
    expect(slots.flatMap(({ events }) => events).toSorted()).toEqual(decisions.map(({ event }) => event).toSorted())
    for (const link of everyLink) {
      const possible = new Set(decisionsFor(link).map(({ event }) => event))
      for (const { events } of slots) expect(events.filter((event) => possible.has(event)).length).toBeLessThan(2)
    }
  })

  test('never change between what can be taken lightly and what tells or ends something', () => {
    const grave = new Set<LinkEvent>(['accepted', 'contacted', 'rejected', 'dismiss'])
    for (const { events } of slots) if (events.some((event) => grave.has(event))) expect(events).toHaveLength(1)
  })
})

describe('a link as it will be after', () => {
  const after = (link: LinkOfOwner, event: Parameters<typeof linkAfter>[2]) => linkAfter(JOB, link, event, 1_000)
  test('being saved', () => {
    const saved = after(linkIn('suggested'), 'shortlist')
    expect(saved).toMatchObject({ state: 'saved', changedAt: 1_000 })
    expect(saved.can).toContain('cancel')
  })
  test('a rejection, which can be reopened', () => {
    expect(after(linkIn('applied'), 'rejected')).toMatchObject({ state: 'rejected', can: ['accepted', 'hide', 'unhide', 'reopen'] })
  })
  test('being saved where contact is held', () => {
    expect(after(linkIn('suggested', { contactHeldBy: 'Under 18.' }), 'shortlist').can).not.toContain('contacted')
  })
  test('being reopened: as before the rejection', () => {
    const rejected = after(linkIn('applied'), 'rejected')
    expect(rejected.reopensTo).toBe('applied')
    expect(after(rejected, 'reopen')).toMatchObject({ state: 'applied', reopensTo: null })
  })
})
