import { noFacts } from '@trellis/contract/mentoring/rules/pairFacts.ts'
import { usualOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import { expect, test } from 'vitest'
import { solve } from '../solver/solve.ts'
import { problemOf } from './problemOf.ts'
import type { MentorWithPlaces, Participant, TableState } from './tableState.ts'
import { nothingAsked } from './testing.ts'

const facts = { ...noFacts, step: 1, country: 'us' }
const mentee = (id: string, more: Partial<Participant['facts']> = {}): Participant => ({
  id,
  name: id,
  facts: { ...facts, ...more },
  compared: undefined,
})
const mentor = (id: string, capacity = 2, more: Partial<Participant['facts']> = {}): MentorWithPlaces => ({ ...mentee(id, more), capacity })

/** Mentees a and b, mentors x and y: a goes well with x, b a little better than a. */
const state = (more: Partial<TableState> = {}): TableState => ({
  mentees: [mentee('a'), mentee('b')],
  mentors: [mentor('x', 1), mentor('y', 1)],
  options: { ...usualOptions, evenness: 0 },
  ...nothingAsked,
  ...more,
})
const match = Int32Array.of(8_000, 1_000, 9_000, 6_000)

const pairs = (more: Partial<TableState>): string[] | string => {
  const one = state(more)
  const solution = solve(problemOf(one, match.slice()))
  if (!solution.feasible) return 'conflict'
  return solution.pairs.map(({ mentee, mentor }) => `${one.mentees[mentee]!.id}${one.mentors[mentor]!.id}`)
}
const pair = (menteeId: string, mentorId: string) => ({ menteeId, mentorId })
const options = (more: Partial<TableState['options']>) => ({ options: { ...usualOptions, evenness: 0, ...more } })

test.each<[what: string, state: Partial<TableState>, expected: string[] | string]>([
  ['the most points together', {}, ['ax', 'by']],
  ['a place more', { mentors: [mentor('x', 2), mentor('y', 1)] }, ['ax', 'bx']],
  ['nobody while a mentor pauses', { mentors: [mentor('x', 0), mentor('y', 1)] }, ['by']],
  ['no pair that cannot be', { barred: [pair('a', 'x')] }, ['ay', 'bx']],
  ['none of these, whatever is required', { barred: [pair('a', 'x')], pins: [{ ...pair('a', 'x'), kind: 'require' }] }, ['ay', 'bx']],
  ['what is required', { pins: [{ ...pair('a', 'y'), kind: 'require' }] }, ['ay', 'bx']],
  ['none that is forbidden', { pins: [{ ...pair('b', 'y'), kind: 'forbid' }] }, ['bx', 'ay'].toSorted()],
  ['two for one place', { pins: [pair('a', 'x'), pair('b', 'x')].map((one) => ({ ...one, kind: 'require' as const })) }, 'conflict'],
  ['what is locked, and no more', { locked: ['a'], draft: [pair('a', 'y')] }, ['ay', 'bx']],
  ['nobody for who is locked without', { locked: ['a'] }, ['bx']],
  ['not what is locked and cannot be', { locked: ['a'], draft: [pair('a', 'y')], barred: [pair('a', 'y')] }, ['bx']],
  ['nobody for who pauses', { paused: ['a'] }, ['bx']],
  [
    'what is published to who pauses, though the mentor takes nobody',
    { paused: ['a'], mentors: [mentor('x', 1), mentor('y', 0)], published: [pair('a', 'y')] },
    ['ay', 'bx'],
  ],
  [
    'nothing that waits in the draft to who pauses',
    { paused: ['a'], locked: ['a'], draft: [pair('a', 'y')], pins: [{ ...pair('a', 'y'), kind: 'require' }] },
    ['bx'],
  ],
  [
    'no pair that is forbidden, to who pauses',
    { paused: ['a'], published: [pair('a', 'y')], pins: [{ ...pair('a', 'y'), kind: 'forbid' }] },
    ['bx'],
  ],
  ['published pairs that cost much', { ...options({ keepPenalty: 100 }), published: [pair('a', 'y'), pair('b', 'x')] }, ['ay', 'bx']],
  ['no published pair that costs little', { ...options({ keepPenalty: 1 }), published: [pair('a', 'y')] }, ['ax', 'by']],
  ['no pair of few points', options({ leastScore: 70 }), ['bx']],
  [
    'no pair against a rule',
    { ...options({ rules: ['sameCountry'] }), mentors: [mentor('x', 1, { country: 'fr' }), mentor('y')] },
    ['ay', 'by'],
  ],
])('gives %s', (_, more, expected) => expect(pairs(more)).toEqual(expected))

test('nobody mentors themselves', () => {
  const both = { mentees: [mentee('a')], mentors: [mentor('a')] }
  const solution = solve(problemOf(state(both), Int32Array.of(10_000)))
  expect(solution).toMatchObject({ feasible: true, pairs: [] })
})

test('a wish adds its points to the score of the pair', () => {
  const { scores } = problemOf(state({ wishes: [{ ...pair('a', 'y'), place: 0 }] }), match.slice())
  expect([...scores.values]).toEqual([8_000, 1_000 + 2_250, 9_000, 6_000])
})
