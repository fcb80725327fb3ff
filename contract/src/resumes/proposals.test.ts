import { expect, test } from 'vitest'
import { emptyProfile, type StudentProfile } from '../profiles/profiles.ts'
import { onlyNew, proposalsOf, type Suggestion } from './proposals.ts'

const told = (general: Partial<StudentProfile['generalInfo']>): StudentProfile => {
  const profile = emptyProfile()
  return { ...profile, generalInfo: { ...profile.generalInfo, ...general } }
}
const text = (field: string, value: string): Suggestion => ({ section: 'generalInfo', field, value, quote: value })

test.each<[string, StudentProfile, Suggestion, boolean]>([
  ['a level where everybody begins', told({}), text('level', 'gs'), true],
  ['the level where everybody begins', told({}), text('level', 'hs'), false],
  ['a level in place of one that was chosen', told({ level: 'col' }), text('level', 'gs'), false],
  ['a level that was chosen', told({ level: 'gs' }), text('level', 'gs'), false],
  ['a city where there is none', told({}), text('locationCity', 'Nairobi'), true],
  ['a city in place of another', told({ locationCity: 'Oslo' }), text('locationCity', 'Nairobi'), false],
])('%s is proposed or not', (_, profile, suggestion, isProposed) => {
  expect(onlyNew(profile, [suggestion])).toEqual(isProposed ? [suggestion] : [])
})

const club = (name: string, tags = ['Other']): Suggestion => ({
  section: 'collegeInfo',
  field: 'clubsOrgs',
  value: { name, tags },
  quote: name,
})
const idsOf = (...suggestions: Suggestion[]) => proposalsOf(suggestions).map(({ id }) => id)

test('a proposal has the same id wherever it stands and whatever its skills are', () => {
  const [chess] = idsOf(club('Chess'))
  expect(idsOf(club('Choir'), club('Chess', ['Strategy']))[1]).toBe(chess)
  expect(idsOf(club('CHESS '))).toEqual([chess])
})

test('proposals have ids of their own', () => {
  const many = Array.from({ length: 200 }, (_, at) => club(`Club ${at}`))
  const same = [club('Chess'), club('Chess'), text('locationCity', 'Chess'), text('locationState', 'Chess')]
  expect(new Set(idsOf(...many, ...same)).size).toBe(204)
})
