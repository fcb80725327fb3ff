import { changed, type Link, type LinkEvent, linkEvents, type LinkSide, linkStates, noFlags, noLink, UNDO_MS } from '@trellis/contract/links.ts'
import { notificationKinds } from '@trellis/contract/notifications.ts'
import { newId } from '@trellis/contract/ids.ts'
import { describe, expect, test } from 'vitest'
import type { LinkChanged } from '../postings/postings.events.ts'
import { DIGEST_REACH, digestAt, digestedSince, MAIL_DELAY, screenOf, tellingOf, tellings } from './notifications.policy.ts'

const [postingId, personId, accountId, changeId] = [newId(), newId(), newId(), newId()]

function change(side: LinkSide, event: LinkEvent, before: Link): LinkChanged | undefined {
  const after = changed(before, event, side)
  return after && { changeId, postingId, personId, event, side, byId: undefined, before, after }
}

const link = (person: Link['person'], owner: Link['owner'], more: Partial<Link> = {}): Link => ({ ...noLink, person, owner, ...more })
const said = { ...noFlags, ok2contact: true }

describe('who is told of what', () => {
  test.each<[LinkSide, LinkEvent, Link, string | undefined]>([
    ['owner', 'contacted', link('none', 'suggested'), 'contacted'],
    ['owner', 'accepted', link('applied', 'applied'), 'accepted'],
    ['owner', 'accepted', link('contacted', 'contacted', { flags: said }), 'accepted'],
    ['owner', 'rejected', link('applied', 'applied'), 'rejected'],
    ['owner', 'rejected', link('accepted', 'accepted'), 'rejected'],
    ['owner', 'rejected', link('suggested', 'suggested'), undefined],
    ['owner', 'rejected', link('saved', 'saved'), undefined],
    ['owner', 'mS', link('suggested', 'suggested'), undefined],
    ['owner', 'pS', link('suggested', 'suggested'), undefined],
    ['owner', 'hF', link('applied', 'applied'), undefined],
    ['owner', 'reopen', link('rejected', 'rejected', { beforeRejection: { person: 'applied', owner: 'applied' } }), 'reopened'],
    ['owner', 'reopen', link('saved', 'rejected', { beforeRejection: { person: 'saved', owner: 'saved' } }), undefined],
    ['person', 'applied', noLink, 'applied'],
    ['person', 'withdrawn', link('applied', 'applied'), 'withdrawn'],
    ['person', 'ok2contact', link('contacted', 'contacted'), 'agreedToContact'],
    ['person', 'rejected', link('contacted', 'contacted'), 'declined'],
    ['person', 'rejected', link('suggested', 'suggested'), undefined],
    ['person', 'saved', link('suggested', 'suggested'), undefined],
    ['system', 'suggest', noLink, undefined],
  ])('%s: %s of %o', (side, event, before, kind) => {
    expect(tellingOf(change(side, event, before)!)?.kind).toBe(kind)
  })

  test('every kind has one row', () => {
    expect(tellings.map(({ kind }) => kind)).toEqual([...notificationKinds])
  })

  test('a person is told of nothing that the owner keeps to itself', () => {
    const links = linkStates.flatMap((person) =>
      linkStates.flatMap((owner) => [link(person, owner), link(person, owner, { beforeRejection: { person: 'none', owner } })]),
    )
    const told = links
      .flatMap((before) => linkEvents.map((event) => change('owner', event, before)))
      .filter((one) => one !== undefined && tellingOf(one) !== undefined)
    expect(told).not.toHaveLength(0)
    for (const { event, before, after } of told as LinkChanged[]) {
      expect(after.person !== before.person || after.person === event, `${event} of ${before.person}`).toBe(true)
    }
  })

  test('each sentence names both sides, and the screen is its reader’s own', () => {
    for (const { to, words, screen } of tellings) {
      const sentence = words({ company: 'Blue Door', job: 'Junior baker', person: 'Ada Park' })
      expect(sentence).toContain('Junior baker')
      expect(sentence).toContain(to === 'person' ? 'Blue Door' : 'Ada Park')
      const begin = to === 'person' ? `/jobs/${accountId}/job/${postingId}` : `/employer/${accountId}/${postingId}/candidates/`
      expect(screen({ accountId, postingId, personId })).toMatch(new RegExp(`^${begin}`))
    }
    expect(screenOf({ kind: 'declined', accountId, postingId, personId })).toMatch(/\/candidates\/rejected$/)
  })
})

describe('when mails go out', () => {
  const at = (time: string) => Date.parse(`2026-09-${time}Z`)

  test.each([
    ['01T09:00:00', '02T07:00:00'],
    ['02T06:59:00', '02T07:00:00'],
    ['02T06:59:30', '02T07:00:00'],
    ['02T06:59:31', '03T07:00:00'],
    ['02T07:00:00', '03T07:00:00'],
    ['02T23:59:59', '03T07:00:00'],
  ])('what happens on %s is told on %s', (time, digest) => {
    expect(new Date(digestAt(at(time)))).toEqual(new Date(at(digest)))
  })

  test('the same digest tells exactly of what happened since the one before', () => {
    for (const time of ['01T09:00:00', '02T06:59:30', '02T06:59:31'].map(at)) {
      const since = digestedSince(time)
      expect(digestAt(since + 1)).toBe(digestAt(time))
      expect(digestAt(since)).toBeLessThan(digestAt(time))
    }
  })

  test('never before it can no longer be taken back', () => {
    expect(MAIL_DELAY).toBeGreaterThan(UNDO_MS)
    expect(DIGEST_REACH).toBeGreaterThan(24 * 3_600_000)
  })
})
