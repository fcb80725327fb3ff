import type { Certificate, Problem } from '../problem.ts'
import { BARRED } from './network.ts'
import { weighing } from '../objective.ts'
import type { State } from './state.ts'

/** What so many mentees cost a mentor at most less than their places are worth: the conjugate of the cost of load, over whole loads. */
function worthOfPlaces(price: number, capacity: number, loadCost: number): number {
  const load = loadCost === 0 ? (price > 0 ? capacity : 0) : Math.floor(price / loadCost + 1)
  const best = Math.max(0, Math.min(capacity, load))
  return price * best - (loadCost * best * (best - 1)) / 2
}

/** The price of one more mentor for a mentee: between what the worst that it has and the best that it has not are worth. */
function menteePrice({ network, flow, candidates, prices }: State, mentee: number): number {
  let worst = Infinity
  for (let unit = flow.firstUnit[mentee]!; unit < flow.firstUnit[mentee + 1]!; unit++) {
    const column = flow.columnOf[unit]!
    if (column >= 0) worst = Math.min(worst, flow.weightOf[unit]! - prices[column]!)
  }
  const [count, least, most] = [flow.count[mentee]!, network.least[mentee]!, network.most[mentee]!]
  if (most === 0) {
    const row = new Int32Array(network.mentors)
    network.fillRow(mentee, row)
    candidates.renew(mentee, row, prices)
    let best = 0
    for (let mentor = 0; mentor < row.length; mentor++) {
      if (row[mentor] !== BARRED) best = Math.max(best, row[mentor]! - prices[network.firstColumn[mentee]! + mentor]!)
    }
    return best
  }
  if (count === most) return worst
  return count === least ? Math.min(0, worst) : 0
}

/**
 * The prices of the last flow, and the bound that follows from them: by weak duality no assignment is worth more than what all would pay,
 *
 *   Σᵢ (mostᵢ·aᵢ⁺ − leastᵢ·aᵢ⁻) + Σⱼ max over loads k of (k·pⱼ − cost of k) + Σ slots·s + Σ over pairs (w − a − p − s)⁺ − keepPrice·published,
 *
 * where forced pairs count in full. A pair that is not assigned adds nothing, as its search has shown; `checkSolution.ts` believes neither.
 */
export function certificateOf(problem: Problem, state: State): Certificate {
  const { network, flow, prices } = state
  const { mentees, mentors, groups, firstColumn, forced } = network
  const mentorPrices = prices.slice(0, mentors)
  const sharedPrices = new Float64Array(groups * mentors)
  for (let at = 0; at < sharedPrices.length; at++) sharedPrices[at] = Math.max(0, prices[mentors + at]! - prices[at % mentors]!)
  const menteePrices = Float64Array.from({ length: mentees }, (_, mentee) => menteePrice(state, mentee))
  let dualBound = -(problem.keepPrice ?? 0) * (problem.published?.length ?? 0)
  for (let mentee = 0; mentee < mentees; mentee++) {
    const price = menteePrices[mentee]!
    dualBound += price * (price > 0 ? Math.min(mentors, problem.mentees[mentee]!.most) : problem.mentees[mentee]!.least)
  }
  for (let mentor = 0; mentor < mentors; mentor++) {
    dualBound += worthOfPlaces(mentorPrices[mentor]!, problem.mentors[mentor]!.capacity, network.loadCost)
  }
  for (let at = 0; at < sharedPrices.length; at++) {
    dualBound += sharedPrices[at]! * problem.sharedSlots![Math.floor(at / mentors)]!.slots
  }
  for (let unit = 0; unit < flow.columnOf.length; unit++) {
    const column = flow.columnOf[unit]!
    if (column >= 0) dualBound += flow.weightOf[unit]! - prices[column]! - menteePrices[flow.menteeOf[unit]!]!
  }
  const weightOf = weighing(problem)
  for (const pair of forced) {
    const { mentee, mentor } = pair
    const first = firstColumn[mentee]!
    const shared = first > 0 ? sharedPrices[first - mentors + mentor]! : 0
    dualBound += weightOf(pair) - menteePrices[mentee]! - mentorPrices[mentor]! - shared
  }
  return { mentorPrices, sharedPrices, menteePrices, dualBound }
}
