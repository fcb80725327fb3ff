import { networkOf } from '../flow/network.ts'
import type { Demand, Problem } from '../problem.ts'
import { settledState } from '../flow/settledState.ts'
import type { Shortage } from '../flow/state.ts'
import { forcedBy, forcedConflict } from './forcedConflict.ts'
import { demandKey, isFeasible, restricted } from './restricted.ts'

/** Up to so many bounds each is tried on its own; among more, those that shortages name are taken. */
const MOST_TRIED = 300

/**
 * A smallest set of demands of a problem that cannot hold together; undefined where all can. Shortages of slots lead to the few that matter;
 * which of these are needed, QuickXplain tells (U. Junker, 2004), a deletion filter (J. Chinneck and E. Dravnieks, 1991) that halves.
 */
export function conflictOf(problem: Problem): Demand[] | undefined {
  const forced = forcedConflict(problem)
  if (forced !== undefined) return forced
  const shortage = shortageOf(problem)
  if (shortage === undefined) return undefined
  let bounds = boundsOf(shortage)
  const choices = needed(problem, choicesOf(problem, shortage), bounds)
  bounds = shrunk(problem, bounds, choices)
  if (bounds.length <= MOST_TRIED) bounds = needed(problem, bounds, choices)
  return [...bounds, ...choices]
}

/** Mentees who all have to go to mentors that have too few slots for them. */
function shortageOf(problem: Problem): Shortage | undefined {
  const settled = settledState(problem, networkOf(problem))
  return 'shortage' in settled ? settled.shortage : undefined
}

/** What mentees need and mentors have. */
const boundsOf = ({ mentees, mentors }: Shortage): Demand[] => [
  ...mentors.map((mentor) => ({ kind: 'capacity' as const, mentor })),
  ...mentees.map((mentee) => ({ kind: 'least' as const, mentee })),
]

/** What an advisor chose that may be a cause of a shortage. */
function choicesOf(problem: Problem, { mentees, mentors, groups, sharedAt }: Shortage): Demand[] {
  const [short, full] = [new Set(mentees), new Set([...mentors, ...sharedAt])]
  const forbids = (problem.pins ?? []).flatMap(({ kind, mentee }, pin) =>
    kind === 'forbid' && short.has(mentee) ? [{ kind: 'forbid' as const, pin }] : [],
  )
  const forced = forcedBy(problem).filter(({ mentee, mentor }) => short.has(mentee) || full.has(mentor))
  return [...groups.map((group) => ({ kind: 'sharedSlots' as const, group })), ...forced.map(({ by }) => by), ...forbids]
}

/** Fewer bounds that cannot hold together, as long as a shortage among them concerns fewer, or more mentees than one too many. */
function shrunk(problem: Problem, bounds: readonly Demand[], choices: readonly Demand[]): Demand[] {
  const left = [...bounds]
  for (;;) {
    const shortage = shortageOf(restricted(problem, [...left, ...choices]))
    if (shortage === undefined) return left
    const { mentees, mentors, units } = shortage
    let tooMany = units - 1
    const kept = mentees.toReversed().filter((mentee) => {
      const { least } = problem.mentees[mentee]!
      const isKept = least > tooMany
      if (!isKept) tooMany -= least
      return isKept
    })
    const fewer = boundsOf({ ...shortage, mentees: kept.toReversed(), mentors })
    if (fewer.length >= left.length || isFeasible(restricted(problem, [...fewer, ...choices]))) return left
    left.splice(0, left.length, ...fewer)
  }
}

/** Those of some demands that cannot hold together with the others that are given, none of them for nothing. */
function needed(problem: Problem, demands: readonly Demand[], given: readonly Demand[]): Demand[] {
  const holds = (asked: readonly Demand[]): boolean => isFeasible(restricted(problem, asked))
  const among = (base: readonly Demand[], isNew: boolean, list: readonly Demand[]): Demand[] => {
    if (isNew && !holds(base)) return []
    if (list.length <= 1) return [...list]
    const half = list.length >> 1
    const [first, second] = [list.slice(0, half), list.slice(half)]
    const ofSecond = among([...base, ...first], first.length > 0, second)
    return [...among([...base, ...ofSecond], ofSecond.length > 0, first), ...ofSecond]
  }
  const found = new Set((demands.length === 0 ? [] : among(given, true, demands)).map(demandKey))
  return demands.filter((demand) => found.has(demandKey(demand)))
}
