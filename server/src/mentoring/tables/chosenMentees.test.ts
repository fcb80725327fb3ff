import type { MenteeSort } from '@trellis/contract/mentoring/versions/menteesShown.ts'
import { expect, test } from 'vitest'
import { chosenMentees } from './chosenMentees.ts'

const people = ['Ada', 'Ben', 'Cem', 'Dina'].map((name) => ({ id: name, name }))
const pair = (menteeId: string, mentorId: string, score: number) => ({ menteeId, mentorId, score })
const known = {
  pairsOf: new Map([
    ['Ada', [pair('Ada', 'Xenia', 9_000), pair('Ada', 'Yve', 2_000)]],
    ['Ben', [pair('Ben', 'Yve', 5_000)]],
    ['Dina', [pair('Dina', 'Xenia', 1_000)]],
  ]),
  nameOf: new Map([...people.map(({ name }) => [name, name] as const), ['Xenia', 'Xenia'], ['Yve', 'Yve']]),
  without: new Set(['Cem']),
  changed: new Set(['Ben', 'Cem']),
}

test.each<[string, MenteeSort, string]>([
  ['', 'name', 'Ada Ben Cem Dina'],
  ['  ', 'name', 'Ada Ben Cem Dina'],
  ['d', 'name', 'Ada Dina'],
  [' YVE ', 'name', 'Ada Ben'],
  ['nobody', 'name', ''],
  ['', 'score', 'Cem Dina Ada Ben'],
  ['', 'state', 'Cem Ben Ada Dina'],
  ['xenia', 'score', 'Dina Ada'],
])('%j by %s is %s', (text, sort, names) => {
  const chosen = chosenMentees(people, { text, sort }, known)
  expect(chosen.map(({ name }) => name).join(' ')).toBe(names)
})
