import { noFacts } from '@trellis/contract/mentoring/rules/pairFacts.ts'
import { newId } from '@trellis/contract/wire/ids.ts'
import { expect, test } from 'vitest'
import type { TableState } from '../../tables/tableState.ts'
import { nothingAsked } from '../../tables/testing.ts'
import { withoutPair } from './rematch.queries.ts'

const [one, other, first, second] = [1, 2, 3, 4].map((at) => newId(at)) as [string, string, string, string]
const person = (id: string) => ({
  id,
  name: id,
  facts: noFacts,
  compared: undefined,
})
const state = {
  mentees: [person(one), person(other)],
  mentors: [
    { ...person(first), capacity: 0 },
    { ...person(second), capacity: 1 },
  ],
  options: { mentorsPerMentee: { least: 1, most: 1 }, keepPenalty: 5, evenness: 3, leastScore: 0, rules: [] },
  ...nothingAsked,
  pins: [{ menteeId: one, mentorId: first, kind: 'require' }],
  published: [
    { menteeId: one, mentorId: first },
    { menteeId: one, mentorId: second },
    { menteeId: other, mentorId: first },
  ],
} as unknown as TableState

test('all others keep whom they have, also with mentors who take nobody any more', () => {
  const tried = withoutPair(state, { menteeId: one, mentorId: first })
  expect(tried.mentors.map(({ capacity }) => capacity)).toEqual([1, 1])
  expect(tried.locked).toEqual([other])
  expect(tried.options.mentorsPerMentee).toEqual({ least: 0, most: 2 })
  expect(tried.pins).toEqual([
    { menteeId: one, mentorId: second, kind: 'require' },
    { menteeId: one, mentorId: first, kind: 'forbid' },
  ])
  expect(tried.draft).toEqual(state.published.slice(1))
})
