import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import { expect, test } from 'vitest'
import { linkIn } from '../../../candidates/candidates.testing.ts'
import { memberMarks } from './memberMarks.ts'

const link = linkIn('applied')

test.each<[MemberRole | null, MemberRole | null, string[]]>([
  [null, null, []],
  [null, 'member', []],
  [null, 'mentor', ['Asks as a mentor']],
  ['member', 'mentor', []],
  ['both', 'mentor', ['Member and mentor']],
])('of somebody who is %s and wished to be %s', (role, wishedRole, marks) => {
  const inGroup = { role, wishedRole, cohorts: [], completeness: 50, lastActiveAt: null, profileHidden: null }
  expect(memberMarks({ inGroup, link })).toEqual(marks)
  if (role === null) expect(memberMarks({ inGroup, link: linkIn('none') }), 'taken back').toEqual([])
})

test('that a profile is hidden is marked, and whether the advisors did it', () => {
  const facts = { role: 'mentor' as const, wishedRole: null, cohorts: [], completeness: 50, lastActiveAt: null }
  expect(memberMarks({ inGroup: { ...facts, profileHidden: 'here' }, link })).toEqual(['Mentor', 'Profile hidden by advisors'])
  expect(memberMarks({ inGroup: { ...facts, profileHidden: 'elsewhere' }, link })).toEqual(['Mentor', 'Profile hidden'])
})
