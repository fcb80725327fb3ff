import { brokenRule } from '@trellis/contract/mentoring/rules/pairRules.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { ScoredPair } from '../assigning.ts'
import { keyOf, UNITS } from '../problemOf.ts'
import type { PairOfIds, TableState } from '../tableState.ts'

/**
 * Those of some pairs of a draft that stay beside what an advisor assigns who does not see both people: what is assigned goes before, so that it
 * is the same whether they are there or not; of the rest, what is locked or required, then what members see, then by id, as far as the options
 * and the places let.
 * @param state with everybody in it who is in these pairs, seen or not
 * @param pairs of the draft, that can be
 */
export function carriedAlong(state: TableState, pairs: readonly ScoredPair[], assigned: readonly PairOfIds[]): ScoredPair[] {
  const { options } = state
  const menteeOf = new Map(state.mentees.map((mentee) => [mentee.id, mentee]))
  const mentorOf = new Map(state.mentors.map((mentor) => [mentor.id, mentor]))
  const pinned = (asked: 'require' | 'forbid') => new Set(state.pins.filter(({ kind }) => kind === asked).map(keyOf))
  const [required, forbidden] = [pinned('require'), pinned('forbid')]
  const [locked, published] = [new Set(state.locked), new Set(state.published.map(keyOf))]
  const isAsked = (pair: PairOfIds): boolean => locked.has(pair.menteeId) || required.has(keyOf(pair))

  function isFit(pair: ScoredPair): boolean {
    const [mentee, mentor] = [menteeOf.get(pair.menteeId), mentorOf.get(pair.mentorId)]
    if (mentee === undefined || mentor === undefined || forbidden.has(keyOf(pair))) return false
    if (isAsked(pair)) return true
    return pair.score >= options.leastScore * UNITS && brokenRule(options.rules, mentee.facts, mentor.facts) === undefined
  }

  const [mentors, mentees] = [countedBy(assigned, 'mentorId'), countedBy(assigned, 'menteeId')]
  const rank = (pair: ScoredPair): number => (isAsked(pair) ? 0 : published.has(keyOf(pair)) ? 1 : 2)
  const inTurn = pairs.filter(isFit).toSorted((one, other) => rank(one) - rank(other) || (keyOf(one) < keyOf(other) ? -1 : 1))
  return inTurn.filter(({ menteeId, mentorId }) => {
    const [load, has] = [mentors.get(mentorId) ?? 0, mentees.get(menteeId) ?? 0]
    if (load >= mentorOf.get(mentorId)!.capacity || has >= options.mentorsPerMentee.most) return false
    mentors.set(mentorId, load + 1)
    mentees.set(menteeId, has + 1)
    return true
  })
}

const countedBy = (pairs: readonly PairOfIds[], side: keyof PairOfIds): Map<Id, number> => {
  const counted = new Map<Id, number>()
  for (const pair of pairs) counted.set(pair[side], (counted.get(pair[side]) ?? 0) + 1)
  return counted
}
