import { emptyProfile, type StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { expect, test } from 'vitest'
import { readLegacy } from './legacyProposals.ts'

const bio = (general: Partial<StudentProfile['generalInfo']> = {}): StudentProfile => {
  const profile = emptyProfile()
  return { ...profile, generalInfo: { ...profile.generalInfo, ...general } }
}
const proposed = (document: Record<string, unknown>, profile = bio()) => readLegacy(document, profile)!.proposals.map(({ words }) => words)
const left = (document: Record<string, unknown>, profile = bio()) =>
  readLegacy(document, profile)!.left.map(({ words, quote, why }) => [words, quote, why].join(' | '))

const NO_PLACE = 'A bio has no place for this.'

test('the level is proposed where nobody chose one', () => {
  const document = { generalInfo: { Level: 'Graduate School' } }
  expect(proposed(document)).toEqual(['Level: Graduate School'])
  expect(proposed(document, bio({ level: 'col' }))).toEqual([])
  expect(left(document, bio({ level: 'col' }))).toEqual(['Level | Graduate School | Your bio says ‘College’ there.'])
  expect(left(document, bio({ level: 'gs' }))).toEqual([])
})

test.each<[string, Record<string, unknown>, string[]]>([
  ['a field that no bio has', { generalInfo: { Happy_Place: 'the sea' } }, [`Happy place | the sea | ${NO_PLACE}`]],
  ['one of a school', { highschoolInfo: { schoolMascot: 'Owl' } }, [`High school: School mascot | Owl | ${NO_PLACE}`]],
  ['a name in capitals', { collegeInfo: { GPA: 3.8 } }, [`College: GPA | 3.8 | ${NO_PLACE}`]],
  ['a year that is none', { highschoolInfo: { Year: 'soon' } }, ['High school: Year | soon | A bio cannot take this as it is written.']],
  ['what lies beside the sections', { generalInfo: {}, Friends: ['Bo', { name: 'Di' }] }, [`Friends | Bo, Di | ${NO_PLACE}`]],
  ['what lies beside a record', { _id: '7', type: 'x', Badge: 'gold', _source: { generalInfo: {} } }, [`Badge | gold | ${NO_PLACE}`]],
  [
    'a secret, not its words',
    { generalInfo: { Password: 'sesame', login: { accessToken: 'x', day: 'Monday' } } },
    [`Password |  | ${NO_PLACE}`, `Login | Monday | ${NO_PLACE}`],
  ],
  ['nothing that is empty', { generalInfo: { Nickname: '', Friends: [], Admin: false } }, []],
  ['another city', { generalInfo: { City: 'Oslo' } }, ['City | Oslo | Your bio says ‘Nairobi’ there.']],
  ['not the same city', { generalInfo: { City: 'NAIROBI' } }, []],
])('what is left out is told: %s', (_, document, expected) => {
  expect(left(document, bio({ locationCity: 'Nairobi' }))).toEqual(expected)
})

test('rows that a full list cannot take are told', () => {
  const clubs = Array.from({ length: 60 }, (_, at) => ({
    name: `Club ${at}`,
    tags: ['Other'],
    titlePosition: '',
    timeCommitment: '' as const,
    duration: '',
  }))
  const full = { ...bio(), highschoolInfo: { ...bio().highschoolInfo, clubsOrgs: clubs } }
  expect(left({ highschoolInfo: { Clubs: 'Chess' } }, full)).toEqual([
    'High school club or organization | Chess | A bio takes no more of these.',
  ])
})

test('what is left out is told up to a hundred things, and then how many more there are', () => {
  const unknown = Object.fromEntries(Array.from({ length: 130 }, (_, at) => [`Field ${at}`, 'x']))
  expect(left({ generalInfo: unknown })).toHaveLength(101)
  expect(left({ generalInfo: unknown }).at(-1)).toBe(`30 more |  | ${NO_PLACE}`)
})
