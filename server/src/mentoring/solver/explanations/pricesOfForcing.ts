import { scoreOf, weighing } from '../objective.ts'
import type { Pair } from '../problem.ts'
import { holdingsOf } from './obstacles.ts'
import type { Answered } from './whatIf.ts'

/**
 * What it costs to force each pair of a mentee, exactly and all at once: the cost of the pair, and of the shortest way in the residual network by
 * which its mentor finds a place for one more and the mentee goes without one less. One more unit of flow is a shortest way (R. Busacker and
 * P. Gowen 1960), and one search backward from the mentee finds those from all mentors. Nodes are mentors, with one for each group that shares
 * slots, what lies behind all of them, and the mentee; the other mentees are the steps between two mentors.
 * @returns for each mentor, in units of score, 0 for those that the mentee has; Infinity where what is required or locked stands against it, NaN
 *   where the pair may not be
 */
export function pricesOfForcing({ problem, solution }: Pick<Answered, 'problem' | 'solution'>, mentee: number): Float64Array {
  const { mentees, mentors, pins = [], locks = [], sharedSlots = [], loadCost = 0, leastScore = 0 } = problem
  const n = mentors.length
  const columns = n * (1 + sharedSlots.length)
  const [behind, goal, nodes] = [columns, columns + 1, columns + 2]
  const weightOf = weighing(problem)
  const { mentorsOf } = holdingsOf(solution)
  const keyOf = (pair: Pair): number => pair.mentee * n + pair.mentor
  const forced = new Set([...pins.filter(({ kind }) => kind === 'require'), ...locks].map(keyOf))
  const forbidden = new Set(pins.filter(({ kind }) => kind === 'forbid').map(keyOf))
  const mayBe = (pair: Pair): boolean => !forbidden.has(keyOf(pair)) && (scoreOf(problem, pair) ?? -1) >= leastScore
  const firstOf = new Int32Array(mentees.length)
  for (const [group, { mentees: members }] of sharedSlots.entries()) for (const member of members) firstOf[member] = n * (group + 1)

  const steps = new Float64Array(nodes * nodes).fill(Infinity)
  const step = (from: number, to: number, cost: number): void => {
    steps[from * nodes + to] = Math.min(steps[from * nodes + to]!, cost)
  }
  const used = new Int32Array(columns)
  for (const [one, { least, most }] of mentees.entries()) {
    const [own, first] = [mentorsOf.get(one) ?? [], firstOf[one]!]
    const isGoal = one === mentee
    if (first > 0) for (const mentor of own) used[first + mentor]!++
    const leaving = own.map((mentor) => ({ mentee: one, mentor })).filter((pair) => !forced.has(keyOf(pair)))
    for (const pair of leaving) {
      if (isGoal) step(first + pair.mentor, goal, weightOf(pair))
      else if (own.length > least) step(first + pair.mentor, behind, weightOf(pair))
    }
    if (isGoal && own.length < most) step(behind, goal, 0)
    if (isGoal || (leaving.length === 0 && own.length >= most)) continue
    for (let mentor = 0; mentor < n; mentor++) {
      const pair = { mentee: one, mentor }
      if (own.includes(mentor) || !mayBe(pair)) continue
      const worth = weightOf(pair)
      if (own.length < most) step(behind, first + mentor, -worth)
      for (const left of leaving) step(first + left.mentor, first + mentor, weightOf(left) - worth)
    }
  }
  for (const [mentor, { capacity }] of mentors.entries()) {
    const load = solution.loads[mentor]!
    if (load < capacity) step(mentor, behind, loadCost * load)
    if (load > 0) step(behind, mentor, -loadCost * (load - 1))
    for (const [group, { slots }] of sharedSlots.entries()) {
      const column = n * (group + 1) + mentor
      if (used[column]! < slots) step(column, mentor, 0)
      if (used[column]! > 0) step(mentor, column, 0)
    }
  }

  const ways = shortestWaysTo(goal, nodes, steps)
  const has = new Set(mentorsOf.get(mentee))
  return Float64Array.from({ length: n }, (_, mentor) => {
    const pair = { mentee, mentor }
    if (has.has(mentor)) return 0
    return mayBe(pair) ? ways[firstOf[mentee]! + mentor]! - weightOf(pair) : NaN
  })
}

/** Rounds of R. Bellman and L. Ford, 1956–58: costs may be negative, and no circle is, since the assignment is the best. @throws where one is */
function shortestWaysTo(goal: number, nodes: number, steps: Float64Array): Float64Array {
  const ways = new Float64Array(nodes).fill(Infinity)
  ways[goal] = 0
  let reached = [goal]
  for (let round = 0; reached.length > 0; round++) {
    if (round > nodes) throw new Error('The assignment is not the best: a circle makes it better')
    const nearer = new Set<number>()
    for (const to of reached) {
      for (let from = 0; from < nodes; from++) {
        const way = steps[from * nodes + to]! + ways[to]!
        if (way >= ways[from]!) continue
        ways[from] = way
        nearer.add(from)
      }
    }
    reached = [...nearer]
  }
  return ways
}
