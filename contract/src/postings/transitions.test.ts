import { expect, test } from 'vitest'
import { type LinkTimes, rulesFrom, type Transition } from './linkRules.ts'
import { isSeenBy, type Link, noFlags, noLink } from './links.ts'
import { GROUP, JOB, postingKinds } from './postingKinds.ts'
import { rulesOf } from './transitions.ts'

const DAY_MS = 86_400_000
const rejectedAt = Date.UTC(2026, 0, 10)
const rejected: Link = { person: 'rejected', owner: 'rejected', flags: noFlags, beforeRejection: null }
const times: LinkTimes = { appliedAt: rejectedAt - DAY_MS, personChangedAt: rejectedAt, ownerChangedAt: rejectedAt }
const applied = (link: Link): Link => ({ ...link, person: 'applied', owner: 'applied' })

/** A kind in which whoever was rejected applies again after 7 days. */
const trial: readonly Transition[] = [
  { event: 'applied', by: 'person', from: ({ person }) => person === 'none', to: applied },
  {
    event: 'applied',
    by: 'person',
    from: ({ person }) => person === 'rejected',
    when: ({ personChangedAt }, now) => personChangedAt !== null && now >= personChangedAt + 7 * DAY_MS,
    to: applied,
  },
  { event: 'saved', by: 'person', from: ({ person }) => person === 'rejected', to: (link) => ({ ...link, person: 'saved' }) },
]
const rules = rulesFrom(trial)

test.each([
  { after: 0, events: ['saved'] },
  { after: 7 * DAY_MS - 1, events: ['saved'] },
  { after: 7 * DAY_MS, events: ['applied', 'saved'] },
  { after: 30 * DAY_MS, events: ['applied', 'saved'] },
])('$after ms after a rejection: $events', ({ after, events }) => {
  const moment = { now: rejectedAt + after, times }
  expect(rules.eventsFrom(rejected, 'person', moment)).toEqual(events)
  expect(rules.changed(rejected, 'applied', 'person', undefined, moment)?.person).toBe(events.length === 2 ? 'applied' : undefined)
})

test('a row that asks the time is not allowed to whoever does not say when; others are', () => {
  expect(rules.eventsFrom(rejected, 'person')).toEqual(['saved'])
  expect(rules.changed(rejected, 'applied', 'person')).toBeUndefined()
  expect(rules.changed(noLink, 'applied', 'person')?.person).toBe('applied')
})

test('who withdraws what was turned down stays so to an employer, and is in no list of a group', () => {
  for (const [kind, owner] of [
    [JOB, 'rejected'],
    [GROUP, 'none'],
  ] as const) {
    const { changed, eventsFrom } = rulesOf(kind)
    const applied = changed(noLink, 'applied', 'person', { ok2contact: true })!
    const declined = changed(changed(applied, 'contacted', 'owner')!, 'rejected', 'person')!
    for (const before of [changed(applied, 'rejected', 'owner')!, declined]) {
      expect(eventsFrom(before, 'person')).toEqual(['applied', 'withdrawn'])
      const after = changed(before, 'withdrawn', 'person')!
      expect(after).toMatchObject({ person: 'none', owner, beforeRejection: null, flags: { ...noFlags, withdrawn: true } })
      expect(eventsFrom(after, 'owner')).not.toContain('reopen')
      expect(isSeenBy('owner', { before, after })).toBe(true)
    }
  }
})

test('each kind has the rules of its own table: a group accepts by itself whoever has asked, and a job nobody', () => {
  for (const kind of postingKinds) expect(rulesOf(kind).eventsFrom(noLink, 'person')).toEqual(['saved', 'applied', 'rejected'])
  const asked = rulesOf(GROUP).changed(noLink, 'applied', 'person')!
  expect(rulesOf(GROUP).changed(asked, 'accepted', 'system')).toMatchObject({
    person: 'accepted',
    owner: 'accepted',
    flags: { approved: true },
  })
  expect(rulesOf(JOB).changed(asked, 'accepted', 'system')).toBeUndefined()
  expect(rulesOf(GROUP).changed(noLink, 'accepted', 'system')).toBeUndefined()
})
