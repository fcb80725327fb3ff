import { emptyProfile, StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { expect, test } from 'vitest'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { termsOfBio } from './vectors.ts'

const { indexOf } = vocabulary

test('what somebody does shows skills, what they wish for does not, and both are compared by their words', () => {
  const bio = StudentProfile.parse({
    ...emptyProfile(),
    generalInfo: { name: 'Ann', internshipKeywords: 'welding' },
    ikigaiInfo: { comesEasy: 'Playing the violin', improveWorld: 'I would teach carpentry in every school' },
    professionalInfo: { aspirationalRole: 'A pilot who knows astronomy', adviceToSelf: 'Learn chess' },
  })
  const { skillsInText, termWords } = termsOfBio(bio, vocabulary)
  expect(skillsInText).toEqual([indexOf('Violin and strings')])
  expect([...termWords.values()]).toEqual(expect.arrayContaining(['welding', 'carpentry', 'astronomy', 'chess']))
})

test('what somebody is called in an activity shows no skill, and counts as a word', () => {
  const choir = { name: 'Choir', titlePosition: 'Founder', timeCommitment: '' as const, duration: '', tags: [] }
  const empty = emptyProfile()
  const bio = StudentProfile.parse({ ...empty, highschoolInfo: { ...empty.highschoolInfo, clubsOrgs: [choir] } })
  const { skillsInText, termWords } = termsOfBio(bio, vocabulary)
  expect(skillsInText).toEqual([indexOf('Choir')])
  expect([...termWords.values()]).toContain('founder')
})
