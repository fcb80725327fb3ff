import { expect, test } from 'vitest'
import { proposalsFromJsonResume } from './jsonResume.import.ts'
import { emptyProfile, LONGEST_LIST, StudentProfile } from '../profiles/profiles.ts'
import { withSuggestion } from './proposals.ts'

test('a document of very many schools and courses is read in no time, and fills no list beyond its brim', () => {
  const courses = Array.from({ length: 500 }, (_, at) => `Course ${at}`)
  const education = Array.from({ length: 100 }, (_, at) => ({ institution: `University ${at % 2}`, studyType: 'BSc', courses }))
  const began = performance.now()
  const proposals = proposalsFromJsonResume({ education }, emptyProfile()) ?? []
  expect(performance.now() - began).toBeLessThan(2_000)
  const bio = proposals.reduce(withSuggestion, emptyProfile())
  expect(StudentProfile.parse(bio).collegeInfo.favoriteSubjects).toHaveLength(LONGEST_LIST)
})
