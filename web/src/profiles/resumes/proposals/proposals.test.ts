import type { Proposal } from '@trellis/contract/resumes/resumes.ts'
import { expect, test } from 'vitest'
import { withProposals, withTags } from './proposals.ts'

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
