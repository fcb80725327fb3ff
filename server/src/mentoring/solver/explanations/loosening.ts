import type { Demand, Problem } from '../problem.ts'
import { isFeasible } from '../conflicts/restricted.ts'
import { loosened } from './whatIf.ts'

/** A way out of a conflict. `mends` tells whether an assignment exists then; else another conflict is left. */
export interface Loosening {
  readonly demand: Demand
  readonly mends: boolean
}

/** Ways out are tried until so many were. */
const MOST_TRIED = 12
/** What an advisor chose for one pair is looked at before what holds for a person. */
const ORDER: readonly Demand['kind'][] = ['lock', 'require', 'forbid', 'sharedSlots', 'capacity', 'least', 'most']

/** What to loosen of a conflict, by one where it is a number; what mends first. */
export function loosenings(problem: Problem, conflict: readonly Demand[]): Loosening[] {
  const tried = conflict
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
    .slice(0, MOST_TRIED)
    .map((demand) => ({ demand, mends: isFeasible(loosened(problem, demand)) }))
  return tried.toSorted((a, b) => Number(b.mends) - Number(a.mends))
}
