import { networkOf } from '../flow/network.ts'
import type { Demand, Pair, Pin, Problem } from '../problem.ts'
import { settledState } from '../flow/settledState.ts'

/** A demand as a word, the same for the same demand. */
export const demandKey = (demand: Demand): string => Object.values(demand).join(' ')

/** A problem in which nothing is asked but some of its demands. Scores rule out what they did. */
export function restricted(problem: Problem, demands: readonly Demand[]): Problem {
  const { mentees, mentors, scores, rules, pins = [], locks = [], sharedSlots = [], leastScore } = problem
  const asked = new Set(demands.map(demandKey))
  const has = (demand: Demand): boolean => asked.has(demandKey(demand))
  const isKept = (pin: Pin, at: number): boolean => pin.kind !== 'prefer' && has({ kind: pin.kind, pin: at })
  const keptPins = pins.filter(isKept)
  const keptLocks = locks.filter((_, lock) => has({ kind: 'lock', lock }))
  const forced = forcedCounts(mentees.length, [...keptLocks, ...keptPins.filter(({ kind }) => kind === 'require')], mentors.length)
  return {
    mentees: mentees.map((mentee, at) => {
      const least = has({ kind: 'least', mentee: at }) ? mentee.least : 0
      // Nobody needs more than that, so that a greatest number which nothing asks for lets all be that there is.
      const needed = Math.max(least, forced[at]!)
      return { id: mentee.id, least, most: has({ kind: 'most', mentee: at }) ? mentee.most : needed }
    }),
    mentors: mentors.map((mentor, at) => (has({ kind: 'capacity', mentor: at }) ? mentor : { id: mentor.id, capacity: mentees.length })),
    scores,
    ...(rules !== undefined && { rules }),
    ...(leastScore !== undefined && { leastScore }),
    pins: keptPins,
    locks: keptLocks,
    sharedSlots: sharedSlots.filter((_, group) => has({ kind: 'sharedSlots', group })),
  }
}

/** Whether any assignment does all that is asked. */
export const isFeasible = (problem: Problem): boolean => 'state' in settledState(problem, networkOf(problem))

/** How many mentors each mentee has for certain. */
function forcedCounts(mentees: number, forced: readonly Pair[], mentors: number): Int32Array {
  const counts = new Int32Array(mentees)
  const keys = new Set(forced.map(({ mentee, mentor }) => mentee * mentors + mentor))
  for (const key of keys) counts[Math.floor(key / mentors)]!++
  return counts
}
