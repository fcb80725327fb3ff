import type { Proposal } from '@trellis/contract/resumes/resumes.ts'
import { expect, test } from 'vitest'
import { withoutProposals, withProposals, withTags } from './proposals.ts'

const club: Proposal = {
  id: 1,
  section: 'highschoolInfo',
  field: 'clubsOrgs',
  value: { name: 'Chess', tags: ['Other'] },
  words: 'Club: Chess',
  quote: 'Chess club',
}
const school: Proposal = { ...club, id: 2, field: 'name', value: 'Lincoln' }

test('accepted rows are added, accepted texts take the place of what is there', () => {
  const before = { name: 'Old', clubsOrgs: [{ name: 'Debate' }] }
  expect(withProposals(before, [withTags(club, ['Leadership']), school])).toEqual({
    name: 'Lincoln',
    clubsOrgs: [{ name: 'Debate' }, { name: 'Chess', titlePosition: '', timeCommitment: '', duration: '', tags: ['Leadership'] }],
  })
  expect(before.clubsOrgs).toHaveLength(1)
})

test('what has no place in the bio is left out', () => {
  expect(withProposals({ name: 'Old' }, [{ ...club, field: 'unknown' }])).toEqual({ name: 'Old' })
})

test('what was accepted is taken back, and what was typed since stays', () => {
  const before = { name: 'Old', clubsOrgs: [{ name: 'Debate' }] }
  const filled = withProposals(before, [club, school])
  expect(withoutProposals(filled, [club, school], before)).toEqual(before)
  const typedSince = { ...filled, name: 'Lincoln High', clubsOrgs: [...(filled['clubsOrgs'] as object[]), { name: 'Rowing' }] }
  expect(withoutProposals(typedSince, [club, school], before)).toEqual({
    name: 'Lincoln High',
    clubsOrgs: [{ name: 'Debate' }, { name: 'Rowing' }],
  })
})
