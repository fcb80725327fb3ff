import type { Pair, Problem } from './problem.ts'

/**
 * The greatest objective there is, by trying everything that a mentee can have, one after the other, and keeping the best for each way in which
 * slots can be taken; undefined where nothing does all that is asked. For a handful of mentees.
 */
export function greatestObjective(problem: Problem): number | undefined {
  const { mentees, mentors, scores, pins = [], locks = [], published = [], sharedSlots = [], leastScore = 0 } = problem
  const { keepPrice = 0, loadCost = 0 } = problem
  const n = mentors.length
  const is = (list: readonly Pair[], mentee: number, mentor: number): boolean =>
    list.some((pair) => pair.mentee === mentee && pair.mentor === mentor)
  const required = [...locks, ...pins.filter(({ kind }) => kind === 'require')]
  const forbidden = pins.filter(({ kind }) => kind === 'forbid')

  const scoreOf = (mentee: number, mentor: number): number => {
    if (scores.kind === 'dense') return scores.values[mentee * n + mentor]!
    for (let at = scores.starts[mentee]!; at < scores.starts[mentee + 1]!; at++) {
      if (scores.mentors[at] === mentor) return scores.values[at]!
    }
    return -1
  }
  const worthOf = (mentee: number, mentor: number): number => {
    let worth = Math.max(0, scoreOf(mentee, mentor))
    if (is(published, mentee, mentor)) worth += keepPrice
    for (const pin of pins) if (pin.kind === 'prefer' && pin.mentee === mentee && pin.mentor === mentor) worth += pin.bonus
    return worth
  }
  /** The sets of mentors that a mentee may have, as bits, each with what it adds. */
  const choicesOf = (mentee: number): [number, number][] => {
    const choices: [number, number][] = []
    for (let set = 0; set < 1 << n; set++) {
      let [count, worth, isAllowed] = [0, 0, true]
      for (let mentor = 0; mentor < n; mentor++) {
        const has = ((set >> mentor) & 1) === 1
        const isForced = is(required, mentee, mentor)
        if (isForced && !has) isAllowed = false
        if (!has) continue
        if (is(forbidden, mentee, mentor)) isAllowed = false
        if (!isForced && scoreOf(mentee, mentor) < Math.max(0, leastScore)) isAllowed = false
        count++
        worth += worthOf(mentee, mentor)
      }
      const { least, most } = mentees[mentee]!
      if (isAllowed && count >= least && count <= most) choices.push([set, worth])
    }
    return choices
  }

  const limits = [...mentors.map(({ capacity }) => capacity), ...sharedSlots.flatMap(({ slots }) => mentors.map(() => slots))]
  let best = new Map<number, number>([[0, 0]])
  for (let mentee = 0; mentee < mentees.length; mentee++) {
    const group = sharedSlots.findIndex((group) => group.mentees.includes(mentee))
    const next = new Map<number, number>()
    for (const [set, worth] of choicesOf(mentee)) {
      for (const [taken, sum] of best) {
        const after = withTaken(taken, set, n, group, limits)
        if (after !== undefined && sum + worth > (next.get(after) ?? -Infinity)) next.set(after, sum + worth)
      }
    }
    best = next
  }
  let greatest: number | undefined
  for (const [taken, sum] of best) {
    let objective = sum - keepPrice * published.length
    for (let mentor = 0; mentor < n; mentor++) {
      const load = Math.floor(taken / BASE ** mentor) % BASE
      objective -= (loadCost * load * (load - 1)) / 2
    }
    greatest = Math.max(greatest ?? -Infinity, objective)
  }
  return greatest
}

/** How many are taken of each limit, as the digits of a number: so many mentees at most. */
const BASE = 8

function withTaken(taken: number, set: number, n: number, group: number, limits: readonly number[]): number | undefined {
  let after = taken
  for (let mentor = 0; mentor < n; mentor++) {
    if (((set >> mentor) & 1) === 0) continue
    for (const limit of group < 0 ? [mentor] : [mentor, n + group * n + mentor]) {
      if (Math.floor(after / BASE ** limit) % BASE >= limits[limit]!) return undefined
      after += BASE ** limit
    }
  }
  return after
}
