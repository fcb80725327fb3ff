import { expect, test } from 'vitest'
import { cohortKeyOf, columnPlaces, memberLine, readLevel, readRole } from './memberLines.ts'

test.each<[string, string[], ReturnType<typeof columnPlaces>]>([
  ['as they are named here', ['name', 'e-mail', 'role', 'cohort', 'level'], { name: [0], email: [1], role: [2], cohort: [3], level: [4] }],
  [
    'in another order and spelling',
    ['Level', 'CLASS', 'E-Mail Address:', ' Full name '],
    { level: [0], cohort: [1], email: [2], name: [3] },
  ],
  [
    'as a table of ours',
    ['Name', 'E-mail', 'Role', 'Cohorts', 'Level', 'List', 'Asks as'],
    { name: [0], email: [1], role: [2], cohort: [3], level: [4] },
  ],
  ['with the name in two', ['Last name', 'First name', 'Email'], { name: [1, 0], email: [2] }],
  ['twice', ['Email', 'E-mail'], { email: [0] }],
  ['not at all', ['ada@school.example', 'Ada'], {}],
])('columns %s are understood', (_, titles, places) => expect(columnPlaces(titles)).toEqual(places))

test('a line says what stands in its columns', () => {
  const places = columnPlaces(['First name', 'Surname', 'Mail', 'Role'])
  expect(memberLine(7, [' Ada ', 'Lovelace', 'ada@x.example '], places)).toEqual({
    line: 7,
    name: 'Ada Lovelace',
    email: 'ada@x.example',
    role: '',
    cohort: '',
    level: '',
  })
})

test('an address that stands in the column of names is no name, faulty or not', () => {
  const places = columnPlaces(['Name', 'E-mail'])
  const read = (...cells: string[]) => {
    const { name, email } = memberLine(1, cells, places)
    return { name, email }
  }
  expect(read('bad@@x', '')).toEqual({ name: '', email: 'bad@@x' })
  expect(read('ada@x.example')).toEqual({ name: '', email: 'ada@x.example' })
  expect(read('ada@x.example', 'ada@y.example')).toEqual({ name: 'ada@x.example', email: 'ada@y.example' })
  expect(read('Ada @ home', '')).toEqual({ name: 'Ada @ home', email: '' })
})

test.each([
  ["'=1+1", '=1+1'],
  ["'@x", '@x'],
  ["O'Brien", "O'Brien"],
  ["'Tis", "'Tis"],
  ['a\0b', 'ab'],
])('the name %j is %j', (written, name) => expect(memberLine(1, [written], { name: [0] }).name).toBe(name))

test.each([
  ['', 'member'],
  ['Mentor', 'mentor'],
  ['mentee', 'member'],
  ['Member and mentor', 'both'],
  ['Mentor / Member', 'both'],
  ['boss', undefined],
  ['constructor', undefined],
])('the role %j is %j', (words, role) => expect(readRole(words)).toBe(role))

test.each([
  ['', null],
  ['No Level', null],
  ['High School', 'hs'],
  ['hs', 'hs'],
  ['Undergraduate', 'col'],
  ['Graduate School', 'gs'],
  ['early professional', 'ep'],
  ['kindergarten', undefined],
])('the level %j is %j', (words, level) => expect(readLevel(words)).toBe(level))

test('cohorts are compared without regard to case and spaces', () =>
  expect(cohortKeyOf(' Class  of 2030')).toBe(cohortKeyOf('class of 2030 ')))

test('a long line is read in time', () => {
  const began = performance.now()
  const long = `${" '=".repeat(50_000)}x`
  memberLine(
    1,
    Array.from({ length: 100 }, () => long),
    { name: [0], email: [1], role: [2], cohort: [3], level: [4] },
  )
  columnPlaces(Array.from({ length: 500 }, () => long))
  readRole(long)
  expect(performance.now() - began).toBeLessThan(200)
})
