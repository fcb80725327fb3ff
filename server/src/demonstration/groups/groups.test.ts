import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { noLink } from '@trellis/contract/postings/links.ts'
import { rulesOf } from '@trellis/contract/postings/transitions.ts'
import { readCode } from '@trellis/contract/groups/codes/codeSigns.ts'
import { expect, test } from 'vitest'
import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { castOf } from '../cast/cast.ts'
import { communityOf } from '../community.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { seekersOf } from '../seekers.ts'
import { acceptedAt } from '../links.ts'
import { groupsOf } from './makeGroups.ts'
import { mentoringOf } from './mentoring.ts'

const { changed } = rulesOf(GROUP)
const now = Date.UTC(2026, 9, 1)
const recipe = { seed: 7, count: 2_000, now }
const cast = castOf(now)
const seekers = seekersOf(recipe, [...communityOf(recipe)], cast.length)
const groups = groupsOf(recipe, cast, seekers)
const [school, alumni, junior, senior] = groups
const links = groups.flatMap((group) => group.links.map((link) => ({ group, link })))

test('there are eight groups: a high school of 240, an alumni network of 900 with 150 mentors, an exclusive pair, one by invitation', () => {
  expect(groups.length).toBe(8)
  expect(Math.abs(school!.roles.size - 240)).toBeLessThan(3)
  expect(Math.abs(alumni!.roles.size - 900)).toBeLessThan(12)
  const mentors = [...alumni!.roles.values()].filter((role) => role !== 'member')
  expect(Math.abs(mentors.length - 150)).toBeLessThan(8)
  expect([junior!.info.exclusive, senior!.info.exclusive]).toEqual([true, true])
  expect(groups.filter(({ info }) => info.joinPolicy === 'byInvitation').map(({ info }) => info.name)).toEqual([
    'Reunion of the class of 2017',
  ])
})

test('whoever is in the group by invitation was invited before, and nothing of an invitation happened before it or will', () => {
  const { invitations, roles, openedAt } = groups.find(({ info }) => info.joinPolicy === 'byInvitation')!
  const accepted = invitations.filter(({ acceptedAt }) => acceptedAt !== undefined)
  expect(accepted.map(({ to }) => to).toSorted()).toEqual([...roles.keys()].toSorted())
  expect(accepted.length).toBeGreaterThan(10)
  expect(new Set(invitations.map(({ to }) => to)).size).toBe(invitations.length)
  for (const { to: _to, createdAt, ...past } of invitations) {
    expect(createdAt).toBeGreaterThanOrEqual(openedAt!)
    for (const at of Object.values(past)) expect(at >= createdAt && at <= now).toBe(true)
  }
})

test('the same recipe makes the same groups', () => {
  expect(groupsOf(recipe, cast, seekers)).toEqual(groups)
})

test('every history is legal, in order, since both were there, and ends in the link; nobody has two links to one group', () => {
  for (const { group, link } of links) {
    const { joinedAt, isGrownUp } = seekers[link.person]!
    let before = noLink
    let at = Math.max(group.openedAt!, joinedAt) - 1
    for (const change of link.changes) {
      expect(change.before).toEqual(before)
      expect(change.after).toEqual(changed(before, change.event, change.side, { ok2contact: isGrownUp }))
      expect(change.at).toBeGreaterThanOrEqual(at)
      ;[before, at] = [change.after, change.at]
    }
    expect(link.link).toEqual(before)
    expect(at).toBeLessThanOrEqual(now)
  }
  for (const { links } of groups) expect(new Set(links.map(({ person }) => person)).size).toBe(links.length)
})

test('whoever was accepted and has not left is in it', () => {
  for (const { links, roles } of groups) {
    expect([...roles.keys()].toSorted()).toEqual(
      links.flatMap(({ person, link }) => (link.owner === 'accepted' ? [person] : [])).toSorted(),
    )
  }
})

test('nobody is in a group that they are too young for, or whose members may not see it, or in both of the exclusive pair', () => {
  for (const { info, roles, for: seenBy } of groups) {
    for (const at of roles.keys()) {
      expect(2026 - seekers[at]!.birthYear).toBeGreaterThanOrEqual(info.leastAge ?? 0)
      expect(seenBy.length === 0 || seenBy.some((group) => groups[group]!.roles.has(at))).toBe(true)
    }
  }
  expect([...junior!.roles.keys()].filter((at) => senior!.roles.has(at))).toEqual([])
})

test('minors are contacted only after they agreed, and nobody who is hidden before they ask', () => {
  const contacts = links.flatMap(({ link }) =>
    link.changes.filter(({ event }) => event === 'contacted').map(({ before }) => ({ seeker: seekers[link.person]!, before })),
  )
  expect(contacts.length).toBeGreaterThan(50)
  expect(contacts.filter(({ seeker, before }) => !seeker.isGrownUp && !before.flags.ok2contact)).toEqual([])
  expect(contacts.filter(({ seeker, before }) => seeker.hidden && !before.flags.applied)).toEqual([])
})

test('every list of the alumni network has somebody, and the school has a cohort for each year', () => {
  const states = new Set(alumni!.links.map(({ link }) => link.owner))
  expect([...states].toSorted()).toEqual(['accepted', 'applied', 'contacted', 'none', 'rejected'])
  expect(school!.cohorts.map(({ name }) => name)).toEqual(['Class of 2027', 'Class of 2028', 'Class of 2029', 'Class of 2030'])
  const inYears = school!.cohorts.flatMap(({ members }) => members)
  expect(inYears.toSorted()).toEqual([...school!.roles.keys()].toSorted())
})

test('the club has a code that some came by, and that still works until a day is over', () => {
  const codes = groups.flatMap(({ info, joinCode }) => (joinCode === undefined ? [] : { club: info.name, ...joinCode }))
  expect(codes).toMatchObject([{ club: 'Larkmere Robotics Club', mostUses: 60 }])
  expect(readCode(codes[0]!.code)).toBe(codes[0]!.code)
  expect(codes[0]!.expiresAt).toBeGreaterThan(now)
  expect(new Date(codes[0]!.expiresAt).toISOString()).toMatch(/T23:59:59\.999Z$/)
  expect(codes[0]!.uses).toBeGreaterThan(0)
  expect(codes[0]!.uses).toBeLessThan(60)
})

test('what groups are about is in the vocabulary', () => {
  const names = new Set(groups.flatMap(({ info }) => info.skills))
  expect([...names].filter((name) => vocabulary.skillOf(name) === undefined)).toEqual([])
})

test('mentoring begins with 290 mentees and 81 mentors who were in the network by then, among them those of the cast', () => {
  const ids = new Map(alumni!.links.map(({ person }) => [person, newId(person)]))
  const members = alumni!.links.flatMap((link) => {
    const role = alumni!.roles.get(link.person)
    const { hidden } = seekers[link.person]!
    return role === undefined || hidden ? [] : { accountId: ids.get(link.person)!, role, since: acceptedAt(link)!, timeZone: undefined }
  })
  const [mentoring] = mentoringOf([{ id: newId(0), members, jobs: [] }], now)
  const inIt = (as: MentoringRole) => mentoring!.members.filter(({ role }) => role === as).map(({ accountId }) => accountId)
  expect([inIt('mentee').length, inIt('mentor').length]).toEqual([290, 81])
  const since = new Map(members.map((member) => [member.accountId, member.since]))
  for (const { accountId } of mentoring!.members) expect(since.get(accountId)!).toBeLessThanOrEqual(mentoring!.createdAt)
  const idOf = (email: string) => ids.get(cast.findIndex((member) => member.email === email))
  expect(inIt('mentee')).toContain(idOf('tomas@demo.example'))
  expect(inIt('mentor')).toEqual(expect.arrayContaining([idOf('jonas@demo.example'), idOf('ingrid@demo.example')]))
})
