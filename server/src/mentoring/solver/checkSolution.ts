import type { Pair, Problem, Solved } from './problem.ts'

/**
 * What is wrong with an assignment, a sentence each; none where it does all that is asked and is the best there is. It shares no code with the
 * solver, and believes neither its objective nor its bound: by weak duality any prices bound every assignment from above, so an
 * assignment that reaches the bound of some prices is the best.
 */
export function faultsOf(problem: Problem, { pairs, objective, loads, certificate }: Solved): string[] {
  const { mentees, mentors, scores, pins = [], locks = [], published = [], sharedSlots = [] } = problem
  const { keepPrice = 0, loadCost = 0, leastScore = 0 } = problem
  const { mentorPrices, sharedPrices, menteePrices } = certificate
  const n = mentors.length
  const faults: string[] = []
  const hold = (holds: boolean, fault: string): void => void (holds || faults.push(fault))

  const keyOf = ({ mentee, mentor }: Pair): number => mentee * n + mentor
  const keysOf = (list: readonly Pair[]): Set<number> => new Set(list.map(keyOf))
  const forced = keysOf([...locks, ...pins.filter(({ kind }) => kind === 'require')])
  const forbidden = keysOf(pins.filter(({ kind }) => kind === 'forbid'))
  const assigned = keysOf(pairs)
  const extra = new Map<number, number>()
  for (const pair of published) extra.set(keyOf(pair), keepPrice)
  for (const pin of pins) if (pin.kind === 'prefer') extra.set(keyOf(pin), (extra.get(keyOf(pin)) ?? 0) + pin.bonus)
  const groupOf = new Map(sharedSlots.flatMap((group, at) => group.mentees.map((mentee) => [mentee, at] as const)))

  /** The scores of a mentee by mentor; less than 0 where there is none. */
  const rowOf = (mentee: number): Int32Array => {
    if (scores.kind === 'dense') return scores.values.subarray(mentee * n, mentee * n + n)
    const row = new Int32Array(n).fill(-1)
    for (let at = scores.starts[mentee]!; at < scores.starts[mentee + 1]!; at++) row[scores.mentors[at]!] = scores.values[at]!
    return row
  }

  hold(assigned.size === pairs.length, 'A pair is assigned twice')
  for (const key of forced) hold(assigned.has(key), `The forced pair ${key} is missing`)
  const menteeLoads = new Int32Array(mentees.length)
  const mentorLoads = new Int32Array(n)
  const sharedLoads = new Int32Array(sharedSlots.length * n)
  for (const { mentee, mentor } of pairs) {
    menteeLoads[mentee]!++
    mentorLoads[mentor]!++
    const group = groupOf.get(mentee)
    if (group !== undefined) sharedLoads[group * n + mentor]!++
  }
  let primal = -keepPrice * published.length
  let dual = primal
  for (const [at, { least, most }] of mentees.entries()) {
    const count = menteeLoads[at]!
    hold(count >= least && count <= most, `Mentee ${at} has ${count} mentors`)
    const price = menteePrices[at]!
    dual += price * (price > 0 ? Math.min(most, n) : least)
    const row = rowOf(at)
    const first = groupOf.has(at) ? groupOf.get(at)! * n : -1
    for (let mentor = 0; mentor < n; mentor++) {
      const key = at * n + mentor
      const isForced = forced.has(key)
      const isBarred = row[mentor]! < Math.max(0, leastScore) || forbidden.has(key)
      const weight = Math.max(0, row[mentor]!) + (extra.get(key) ?? 0)
      const gain = weight - price - mentorPrices[mentor]! - (first < 0 ? 0 : sharedPrices[first + mentor]!)
      if (isForced) dual += gain
      else if (!isBarred && gain > 0) dual += gain
      if (!assigned.has(key)) continue
      hold(isForced || !isBarred, `Pair ${at}, ${mentor} may not be`)
      primal += weight
    }
  }
  for (const [at, { capacity }] of mentors.entries()) {
    const load = mentorLoads[at]!
    hold(load <= capacity && load === loads[at], `Mentor ${at} has ${load} mentees, and is said to have ${loads[at]}`)
    primal -= (loadCost * load * (load - 1)) / 2
    let best = 0
    for (let k = 1; k <= Math.min(capacity, mentees.length); k++) {
      best = Math.max(best, k * mentorPrices[at]! - (loadCost * k * (k - 1)) / 2)
    }
    dual += best
  }
  for (const [at, price] of sharedPrices.entries()) {
    const { slots } = sharedSlots[Math.floor(at / n)]!
    hold(price >= 0 && sharedLoads[at]! <= slots, `A group has ${sharedLoads[at]} of ${slots} slots`)
    dual += price * slots
  }
  hold(primal === objective, `The objective is ${primal}, and is said to be ${objective}`)
  hold(dual === certificate.dualBound, `The bound is ${dual}, and is said to be ${certificate.dualBound}`)
  hold(dual === primal, `The objective ${primal} does not reach the bound ${dual}`)
  return faults
}
