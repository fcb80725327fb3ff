import { noFacts } from '@trellis/contract/mentoring/rules/pairFacts.ts'
import { usualOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { expect, test } from 'vitest'
import type { PairOfIds, TableState } from '../tableState.ts'
import { nothingAsked } from '../testing.ts'
import { carriedAlong } from './carriedAlong.ts'

const person = (id: string, country = 'US') => ({ id, name: id, facts: { ...noFacts, country }, compared: undefined })

/** Ann, Ben and Cem, of whom Cem lives elsewhere; Max with two places and Mia with one. */
const state: TableState = {
  mentees: [person('ann'), person('ben'), person('cem', 'AT')],
  mentors: [
    { ...person('max'), capacity: 2 },
    { ...person('mia'), capacity: 1 },
  ],
  options: { ...usualOptions, mentorsPerMentee: { least: 0, most: 1 }, leastScore: 0, rules: [] },
  ...nothingAsked,
}
const pair = (named: string): PairOfIds => {
  const [menteeId, mentorId] = named.split(' ') as [Id, Id]
  return { menteeId, mentorId }
}
const pin = (named: string, kind: 'require' | 'forbid') => ({ ...pair(named), kind })

test.each<[string, Partial<TableState>, { drafted: string[]; assigned?: string[] }, string[]]>([
  ['there is room', {}, { drafted: ['ann max', 'ben max'] }, ['ann max', 'ben max']],
  ['what is assigned needs the place', {}, { drafted: ['ann max'], assigned: ['ben max', 'cem max'] }, []],
  ['one place is left: the first by id', {}, { drafted: ['ben max', 'ann max'], assigned: ['cem max'] }, ['ann max']],
  [
    'one place is left: what members see',
    { published: [pair('ben max')] },
    { drafted: ['ann max', 'ben max'], assigned: ['cem max'] },
    ['ben max'],
  ],
  [
    'one place is left: who is locked',
    { published: [pair('ann max')], locked: ['ben'] },
    { drafted: ['ann max', 'ben max'], assigned: ['cem max'] },
    ['ben max'],
  ],
  ['the mentee was given as many as there may be', {}, { drafted: ['ann mia'], assigned: ['ann max'] }, []],
  ['the mentor has fewer places now', { mentors: [{ ...person('max'), capacity: 0 }] }, { drafted: ['ann max'] }, []],
  ['somebody takes part no more', { mentees: [person('ben')] }, { drafted: ['ann max', 'ben max'] }, ['ben max']],
  ['an advisor forbids it', { pins: [pin('ann max', 'forbid')] }, { drafted: ['ann max'] }, []],
  ['a rule is against it', { options: { ...state.options, rules: ['sameCountry'] } }, { drafted: ['ann max', 'cem max'] }, ['ann max']],
  [
    'a rule is against it, and an advisor requires it',
    { options: { ...state.options, rules: ['sameCountry'] }, pins: [pin('cem max', 'require')] },
    { drafted: ['cem max'] },
    ['cem max'],
  ],
  ['it has fewer points than are worth it', { options: { ...state.options, leastScore: 60 } }, { drafted: ['ann max'] }, []],
])('a pair with somebody unseen is carried along or not where %s', (_where, more, { drafted, assigned = [] }, carried) => {
  const scored = drafted.map((named) => ({ ...pair(named), score: 5_000 }))
  const found = carriedAlong({ ...state, ...more }, scored, assigned.map(pair))
  expect(found.map(({ menteeId, mentorId }) => `${menteeId} ${mentorId}`)).toEqual(carried)
})
