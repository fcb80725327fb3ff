import { scoreOf } from '../objective.ts'
import type { Demand } from '../problem.ts'
import { holdingsOf, leastPrices, type Obstacle, obstacleOf } from './obstacles.ts'
import { type Answered, type Effect, loosened, whatIf } from './whatIf.ts'

/** Why a mentee has no mentor more than it has: `asksForNone`, `nobodyPossible`, `allTaken`, `notWorth`; `hasAll` where it may have no more. */
export type Lack = 'asksForNone' | 'hasAll' | 'nobodyPossible' | 'allTaken' | 'notWorth'

export interface Possibility {
  readonly mentor: number
  readonly obstacle: Obstacle
  /** What forcing the pair costs at least, in units of score. */
  readonly leastPrice: number
}

/** A change after which the mentee has a mentor more. */
export interface Remedy {
  readonly demand: Demand
  readonly effect: Effect
}

export interface MenteeExplained {
  readonly lack: Lack
  /** The best mentors that would be possible but for others, best score first. */
  readonly possible: readonly Possibility[]
  /** How many mentors each kind of obstacle keeps away, rules by their codes. */
  readonly keptAway: ReadonlyMap<string, number>
  readonly remedies: readonly Remedy[]
}

const BARS = new Set<Obstacle['kind']>(['rule', 'forbidden', 'noScore', 'belowLeast'])

/**
 * Why a mentee has not one mentor more, and what would change it: each remedy is tried, by solving again from the last prices.
 * @param most how many mentors to look at more closely
 */
export function explainMentee(answered: Answered, mentee: number, most = 5): MenteeExplained {
  const { problem, solution } = answered
  const prices = leastPrices(problem, solution, mentee)
  const holdings = holdingsOf(solution)
  const keptAway = new Map<string, number>()
  const open: (Possibility & { readonly score: number })[] = []
  for (const mentor of problem.mentors.keys()) {
    const obstacle = obstacleOf(problem, holdings, { mentee, mentor })
    if (obstacle === undefined) continue
    const name = obstacle.kind === 'rule' ? obstacle.rule : obstacle.kind
    keptAway.set(name, (keptAway.get(name) ?? 0) + 1)
    if (BARS.has(obstacle.kind)) continue
    open.push({ mentor, obstacle, leastPrice: prices[mentor]!, score: scoreOf(problem, { mentee, mentor })! })
  }
  const best = open.toSorted((a, b) => b.score - a.score || a.mentor - b.mentor).slice(0, most)
  const own = holdings.mentorsOf.get(mentee)?.length ?? 0
  const asked = problem.mentees[mentee]!.most
  const lack = asked === 0 ? 'asksForNone' : own >= asked ? 'hasAll' : lackOf(open)
  const demands = lack === 'hasAll' ? [] : remediesFor(answered, mentee, best)
  return {
    lack,
    possible: best.map(({ mentor, obstacle, leastPrice }) => ({ mentor, obstacle, leastPrice })),
    keptAway,
    remedies: demands.flatMap((demand) => {
      const effect = whatIf(answered, loosened(problem, demand))
      return effect.feasible && difference(effect, mentee) > 0 ? [{ demand, effect }] : []
    }),
  }
}

function lackOf(open: readonly Possibility[]): Lack {
  if (open.length === 0) return 'nobodyPossible'
  return open.some(({ obstacle }) => obstacle.kind === 'notWorth') ? 'notWorth' : 'allTaken'
}

/** How many mentors more a mentee has after a change. */
const difference = ({ gained, lost }: Effect, mentee: number): number =>
  gained.filter((pair) => pair.mentee === mentee).length - lost.filter((pair) => pair.mentee === mentee).length

/** What stands in a mentee's way and could be loosened. */
function remediesFor({ problem }: Answered, mentee: number, best: readonly Possibility[]): Demand[] {
  const demands = best.flatMap(({ mentor, obstacle }): Demand[] => {
    if (obstacle.kind === 'full') return [{ kind: 'capacity', mentor }]
    return obstacle.kind === 'sharedFull' ? [{ kind: 'sharedSlots', group: obstacle.group }] : []
  })
  const forbids = (problem.pins ?? []).flatMap((pin, at): Demand[] =>
    pin.kind === 'forbid' && pin.mentee === mentee ? [{ kind: 'forbid', pin: at }] : [],
  )
  const groups = new Set<number>()
  const once = demands.filter((demand) => {
    if (demand.kind !== 'sharedSlots') return true
    const isNew = !groups.has(demand.group)
    groups.add(demand.group)
    return isNew
  })
  return [...(problem.mentees[mentee]!.most === 0 ? [{ kind: 'most' as const, mentee }] : []), ...once, ...forbids]
}
