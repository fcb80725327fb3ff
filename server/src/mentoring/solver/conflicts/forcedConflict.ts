import type { Demand, Pair, Problem } from '../problem.ts'

/** A pair that has to be, and what demands it. */
interface Forced extends Pair {
  readonly by: Demand
}

/** The pairs that have to be, each once. */
export function forcedBy({ mentors, pins = [], locks = [] }: Problem): Forced[] {
  const found = new Map<number, Forced>()
  const add = ({ mentee, mentor }: Pair, by: Demand): void => {
    const key = mentee * mentors.length + mentor
    if (!found.has(key)) found.set(key, { mentee, mentor, by })
  }
  for (const [pin, pair] of pins.entries()) if (pair.kind === 'require') add(pair, { kind: 'require', pin })
  for (const [lock, pair] of locks.entries()) add(pair, { kind: 'lock', lock })
  return [...found.values()]
}

/** The first `limit` + 1 of some pairs, with the limit that they break together. */
function tooMany(pairs: readonly Forced[] | undefined, limit: number, by: Demand): Demand[] | undefined {
  return pairs !== undefined && pairs.length > limit ? [by, ...pairs.slice(0, limit + 1).map((pair) => pair.by)] : undefined
}

/** What pins, locks and the bounds of one mentee, mentor or group contradict by themselves; undefined where nothing does. */
export function forcedConflict(problem: Problem): Demand[] | undefined {
  const { mentees, mentors, pins = [], sharedSlots = [] } = problem
  const forced = forcedBy(problem)
  for (const [pin, { kind, mentee, mentor }] of pins.entries()) {
    const against = kind === 'forbid' ? forced.find((pair) => pair.mentee === mentee && pair.mentor === mentor) : undefined
    if (against !== undefined) return [against.by, { kind: 'forbid', pin }]
  }
  const contradicts = mentees.findIndex(({ least, most }) => least > most)
  if (contradicts >= 0)
    return [
      { kind: 'least', mentee: contradicts },
      { kind: 'most', mentee: contradicts },
    ]
  if (forced.length === 0) return undefined
  const ofMentee = Map.groupBy(forced, ({ mentee }) => mentee)
  for (const [mentee, { least, most }] of mentees.entries()) {
    if (least > most)
      return [
        { kind: 'least', mentee },
        { kind: 'most', mentee },
      ]
    const conflict = tooMany(ofMentee.get(mentee), most, { kind: 'most', mentee })
    if (conflict !== undefined) return conflict
  }
  const ofMentor = Map.groupBy(forced, ({ mentor }) => mentor)
  for (const [mentor, { capacity }] of mentors.entries()) {
    const conflict = tooMany(ofMentor.get(mentor), capacity, { kind: 'capacity', mentor })
    if (conflict !== undefined) return conflict
  }
  for (const [group, { mentees, slots }] of sharedSlots.entries()) {
    const members = new Set(mentees)
    for (const pairs of ofMentor.values()) {
      const inGroup = pairs.filter(({ mentee }) => members.has(mentee))
      const conflict = tooMany(inGroup, slots, { kind: 'sharedSlots', group })
      if (conflict !== undefined) return conflict
    }
  }
  return undefined
}
