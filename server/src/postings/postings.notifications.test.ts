import { type Link, type LinkEvent, linkEvents, type LinkSide, noFlags, noLink } from '@trellis/contract/postings/links.ts'
import { linkStates } from '@trellis/contract/postings/linkStates.ts'
import { GROUP, JOB, postingKinds } from '@trellis/contract/postings/postingKinds.ts'
import { rulesOf } from '@trellis/contract/postings/transitions.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { describe, expect, test } from 'vitest'
import type { DescribedKind } from '../platform/notifications.ts'
import type { LinkChanged } from './postings.events.ts'
import { linkKinds } from './notifying/sentences.ts'
import { newsOfLink, notifiedOf } from './postings.notifications.ts'

const { changed } = rulesOf(JOB)

const [postingId, personId, ownerId, changeId] = [newId(), newId(), newId(), newId()]

function change(side: LinkSide, event: LinkEvent, before: Link): LinkChanged | undefined {
  const after = changed(before, event, side)
  return after && { changeId, postingId, personId, event, side, byId: undefined, words: '', before, after }
}

const link = (person: Link['person'], owner: Link['owner'], more: Partial<Link> = {}): Link => ({ ...noLink, person, owner, ...more })
const said = { ...noFlags, ok2contact: true }

describe('who is told of what', () => {
  test.each<[LinkSide, LinkEvent, Link, string | undefined]>([
    ['owner', 'contacted', link('none', 'suggested'), 'contacted'],
    ['owner', 'accepted', link('applied', 'applied', { flags: { ...noFlags, applied: true } }), 'accepted'],
    ['owner', 'accepted', link('contacted', 'contacted', { flags: said }), 'accepted'],
    ['owner', 'rejected', link('applied', 'applied'), 'rejected'],
    ['owner', 'rejected', link('accepted', 'accepted'), 'rejected'],
    ['owner', 'rejected', link('suggested', 'suggested'), undefined],
    ['owner', 'rejected', link('saved', 'saved'), undefined],
    ['owner', 'dismiss', link('suggested', 'suggested'), undefined],
    ['owner', 'shortlist', link('suggested', 'suggested'), undefined],
    ['owner', 'hide', link('applied', 'applied'), undefined],
    ['owner', 'reopen', link('rejected', 'rejected', { beforeRejection: { person: 'applied', owner: 'applied' } }), 'reopened'],
    ['owner', 'reopen', link('saved', 'rejected', { beforeRejection: { person: 'saved', owner: 'saved' } }), undefined],
    ['person', 'applied', noLink, 'applied'],
    ['person', 'withdrawn', link('applied', 'applied'), 'withdrawn'],
    ['person', 'withdrawn', link('contacted', 'contacted', { flags: said }), 'withdrawn'],
    ['person', 'withdrawn', link('contacted', 'contacted'), undefined],
    ['person', 'ok2contact', link('contacted', 'contacted'), 'agreedToContact'],
    ['person', 'rejected', link('contacted', 'contacted'), 'declined'],
    ['person', 'rejected', link('suggested', 'suggested'), undefined],
    ['person', 'saved', link('suggested', 'suggested'), undefined],
    ['system', 'suggest', noLink, undefined],
  ])('%s: %s of %o', (side, event, before, kind) => {
    expect(notifiedOf(change(side, event, before)!)?.kind).toBe(kind)
  })

  test('a person is told of nothing that the owner keeps to itself', () => {
    const links = linkStates.flatMap((person) =>
      linkStates.flatMap((owner) => [link(person, owner), link(person, owner, { beforeRejection: { person: 'none', owner } })]),
    )
    const told = links
      .flatMap((before) => linkEvents.map((event) => change('owner', event, before)))
      .filter((one) => one !== undefined && notifiedOf(one) !== undefined)
    expect(told).not.toHaveLength(0)
    for (const { event, before, after } of told as LinkChanged[]) {
      expect(after.person !== before.person || after.person === event, `${event} of ${before.person}`).toBe(true)
    }
  })

  test.each([
    ['applied', 'Ada Park no longer asks to join Bakers'],
    ['accepted', 'Ada Park left Bakers'],
  ] as const)('whoever withdraws from a group where they stood as %s is told of as: %s', (state, sentence) => {
    const posting = { kind: GROUP, ownerId, offeredBy: 'Bakers', name: 'Bakers' }
    const { data } = newsOfLink(change('person', 'withdrawn', link(state, state))!, posting, 'Ada Park')!
    expect(linkKinds.withdrawn.words(data as never)).toBe(sentence)
  })

  describe.each(postingKinds)('what is told of a %s is true', (kind) => {
    const posting = { kind, ownerId, offeredBy: kind === GROUP ? 'Bakers' : 'Blue Door', name: 'Bakers' }
    const toldOf = (event: LinkEvent, side: LinkSide, before: Link): string | undefined => {
      const news = newsOfLink(change(side, event, before)!, posting, 'Ada Park')
      return news && (linkKinds[event as 'accepted' | 'withdrawn'] as DescribedKind).words(news.data as never)
    }
    const applied = { ...noFlags, applied: true }
    const turnedDown = link('rejected', 'rejected', { flags: applied, beforeRejection: { person: 'applied', owner: 'applied' } })

    test('also where somebody is accepted who had been turned down', () => {
      const ofGroup = ['Bakers accepted you as a member after all', 'You are a member of Bakers now']
      const ofJob = ['Blue Door accepted you for Bakers after all', 'Blue Door accepted you for Bakers']
      const sentences = [turnedDown, link('applied', 'applied', { flags: applied })].map((before) => toldOf('accepted', 'owner', before))
      expect(sentences).toEqual(kind === GROUP ? ofGroup : ofJob)
    })

    test('nor is a withdrawal told of whom a group has in none of its lists', () => {
      expect(toldOf('withdrawn', 'person', turnedDown)).toBe(kind === GROUP ? undefined : 'Ada Park withdrew from Bakers')
    })

    test('nor one of a request by whoever had only agreed to be contacted', () => {
      const sentence = 'Ada Park no longer agrees to be contacted about Bakers'
      expect(toldOf('withdrawn', 'person', link('contacted', 'contacted', { flags: said }))).toBe(sentence)
    })
  })

  test.each(postingKinds)('of a %s: each sentence names both sides, and the screen is its reader’s own', (of) => {
    const posting = { kind: of, ownerId, offeredBy: of === GROUP ? 'Junior\tbaker' : 'Blue\n Door', name: 'Junior\tbaker' }
    const applied = { person: 'applied', owner: 'applied' } as const
    const changes = [
      change('owner', 'contacted', noLink),
      change('owner', 'accepted', link('applied', 'applied', { flags: { ...noFlags, applied: true } })),
      change('owner', 'rejected', link('applied', 'applied')),
      change('owner', 'reopen', link('rejected', 'rejected', { beforeRejection: applied })),
      change('person', 'applied', noLink),
      change('person', 'withdrawn', link('applied', 'applied')),
      change('person', 'ok2contact', link('contacted', 'contacted')),
      change('person', 'rejected', link('contacted', 'contacted')),
    ]
    const all = changes.map((one) => newsOfLink(one!, posting, 'Ada  Park')!)
    expect(all.map(({ kind }) => kind)).toEqual(Object.keys(linkKinds))
    for (const { kind, accountId, actorId, data, subject } of all) {
      const { words, screen }: DescribedKind = linkKinds[kind as keyof typeof linkKinds]
      const sentence = words(data as never)
      const isForPerson = accountId === personId
      expect(sentence).toContain('Junior baker')
      if (!isForPerson) expect(sentence).toContain('Ada Park')
      if (isForPerson && of === JOB) expect(sentence).toContain('Blue Door')
      expect(actorId).toBe(isForPerson ? undefined : personId)
      expect(accountId).toBe(isForPerson ? personId : ownerId)
      const ofPerson = of === JOB ? `/jobs/${personId}/job/${postingId}` : `/groups/${personId}/${postingId}/about`
      const ofOwner = of === JOB ? `/employer/${ownerId}/${postingId}/candidates/` : `/groupadmin/${ownerId}/${postingId}/members/`
      const address = (actor: typeof actorId) =>
        screen({ accountId, subjectType: subject.type, subjectId: subject.id, actorId: actor ?? null })
      expect(address(actorId)).toMatch(new RegExp(`^${isForPerson ? ofPerson : ofOwner}`))
      // Whoever left is in no list.
      if (kind === 'withdrawn') expect(address(actorId)).toBe(`${address(undefined)}?review=${personId}`)
    }
  })
})
