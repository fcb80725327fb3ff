import { GROUP, JOB, type PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import { type Link, noLink } from '@trellis/contract/postings/links.ts'
import { expect, test } from 'vitest'
import { contactHeldBy, tellsOwnPages } from './links.policy.ts'

const [own, other] = ['own group', 'another group']
const now = Date.UTC(2026, 5, 1)

test.each<[what: string, kind: PostingKind, born: number | null, membership: string[], agreed: boolean, held: boolean]>([
  ['an adult, about a job', JOB, 1990, [], false, false],
  ['a minor, about a job', JOB, 2010, [], false, true],
  ['a minor who agreed, about a job', JOB, 2010, [], true, false],
  ['a minor of a group that the job is for', JOB, 2010, [own], false, true],
  ['whoever gives no year, about a job', JOB, null, [own], false, true],
  ['a minor whom the group accepted, about it', GROUP, 2010, [own], false, false],
  ['a minor whom another group accepted', GROUP, 2010, [other], false, true],
  ['a minor who agreed, about a group', GROUP, 2010, [], true, false],
])('contacting %s', (_what, kind, birthYear, membership, ok2contact, held) => {
  const link: Link = { ...noLink, flags: { ...noLink.flags, ok2contact } }
  const posting = { id: own, kind, state: 'open', membership: [own] } as const
  expect(contactHeldBy(link, { birthYear, membership, blocked: false }, posting, now) !== '').toBe(held)
})

test.each<[what: string, kind: PostingKind, born: number | null, agreed: boolean, blocked: boolean, told: boolean]>([
  ['an adult', JOB, 1990, false, false, true],
  ['a minor', JOB, 2010, false, false, false],
  ['whoever gives no year', JOB, null, false, false, false],
  ['a minor who agreed to be contacted', JOB, 2010, true, false, true],
  ['a minor who agreed and blocks', JOB, 2010, true, true, false],
  ['a minor whom the group accepted, to its advisors', GROUP, 2010, false, false, true],
])('the pages elsewhere of %s are told as their e-mail is', (_what, kind, birthYear, ok2contact, blocked, told) => {
  const link: Link = { ...noLink, flags: { ...noLink.flags, applied: true, ok2contact } }
  expect(tellsOwnPages(link, { birthYear, membership: [own], blocked }, { id: own, kind }, now)).toBe(told)
})
