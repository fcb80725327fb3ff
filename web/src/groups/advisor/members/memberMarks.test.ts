import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import { expect, test } from 'vitest'
import { memberMarks } from './memberMarks.ts'

test.each<[MemberRole | null, MemberRole | null, string[]]>([
  [null, null, []],
  [null, 'member', []],
  [null, 'mentor', ['Asks as a mentor']],
  ['member', 'mentor', []],
  ['both', 'mentor', ['Member and mentor']],
])('of somebody who is %s and wished to be %s', (role, wishedRole, marks) => {
  expect(memberMarks({ inGroup: { role, wishedRole, cohorts: [], completeness: 50, lastActiveAt: null, profileHidden: null } })).toEqual(
    marks,
  )
})

test('that a profile is hidden is marked, and whether the advisors did it', () => {
  const facts = { role: 'mentor' as const, wishedRole: null, cohorts: [], completeness: 50, lastActiveAt: null }
  expect(memberMarks({ inGroup: { ...facts, profileHidden: 'here' } })).toEqual(['Mentor', 'Profile hidden by advisors'])
  expect(memberMarks({ inGroup: { ...facts, profileHidden: 'elsewhere' } })).toEqual(['Mentor', 'Profile hidden'])
})
