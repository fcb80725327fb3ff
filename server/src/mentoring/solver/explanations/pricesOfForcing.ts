import { createDistanceHeap } from '../flow/distanceHeap.ts'
import { BARRED, networkOf } from '../flow/network.ts'
import { holdingsOf } from './obstacles.ts'
import type { Answered } from './whatIf.ts'

/**
 * What it costs to force each pair of a mentee, exactly and all at once: the cost of the pair, and of the shortest way in the residual network by
 * which its mentor finds a place for one more and the mentee goes without one less. One more unit of flow is a shortest way (R. Busacker and
 * P. Gowen 1960), and one search backward from the mentee finds those from all mentors, by E. Dijkstra's search with the prices of the certificate,
 * at which no step costs less than nothing (J. Edmonds and R. Karp 1972). Nodes are mentors, with one for each group that shares slots, what lies
 * behind all of them, and the mentee; the other mentees are the steps between two mentors, and looked at when a mentor is reached, so that no more
 * is stored than there are mentees and nodes.
 * @returns for each mentor, in units of score, 0 for those that the mentee has; Infinity where what is required or locked stands against it, NaN
 *   where the pair may not be
 * @throws where the prices of the certificate do not prove the assignment
 */
export function pricesOfForcing({ problem, solution }: Pick<Answered, 'problem' | 'solution'>, mentee: number): Float64Array {
  const { mentees, mentors, pins = [], locks = [], sharedSlots = [], loadCost = 0 } = problem
  const { mentorPrices, sharedPrices, menteePrices } = solution.certificate
  const n = mentors.length
  const columns = n * (1 + sharedSlots.length)
  const [behind, goal, nodes] = [columns, columns + 1, columns + 2]
  const { weight, firstColumn } = networkOf(problem)
  const { mentorsOf } = holdingsOf(solution)
  const forced = new Set([...pins.filter(({ kind }) => kind === 'require'), ...locks].map((pair) => pair.mentee * n + pair.mentor))
  const owned = mentees.map((_, one) => mentorsOf.get(one) ?? [])
  const leaving = owned.map((own, one) => own.filter((mentor) => !forced.has(one * n + mentor)))
  const isFull = (one: number): boolean => owned[one]!.length >= Math.min(n, mentees[one]!.most)
  const used = new Int32Array(columns)
  for (const [one, own] of owned.entries()) if (firstColumn[one]! > 0) for (const mentor of own) used[firstColumn[one]! + mentor]!++

  const prices = new Float64Array(nodes)
  for (let column = 0; column < columns; column++) {
    prices[column] = mentorPrices[column % n]! + (column < n ? 0 : sharedPrices[column - n]!)
  }
  prices[goal] = -menteePrices[mentee]!
  const ways = new Float64Array(nodes).fill(Infinity)
  const isFinal = new Uint8Array(nodes)
  const heap = createDistanceHeap()

  function step(from: number, to: number, cost: number): void {
    const dearer = cost - prices[from]! + prices[to]!
    if (dearer < 0) throw new Error('The prices do not prove the assignment')
    const way = ways[to]! + dearer
    if (way >= ways[from]!) return
    ways[from] = way
    heap.push(way, from)
  }

  /** The steps of other mentees that lead to a column: from another of theirs, or as one mentor more. */
  function comeTo(column: number): void {
    const mentor = column % n
    const first = column - mentor
    for (let one = 0; one < mentees.length; one++) {
      if (firstColumn[one] !== first || one === mentee) continue
      if (isFull(one) && leaving[one]!.length === 0) continue
      const worth = weight(one, mentor)
      if (worth === BARRED || owned[one]!.includes(mentor)) continue
      if (!isFull(one)) step(behind, column, -worth)
      for (const left of leaving[one]!) step(first + left, column, weight(one, left) - worth)
    }
  }

  function stepsTo(node: number): void {
    if (node === goal) {
      for (const left of leaving[mentee]!) step(firstColumn[mentee]! + left, goal, weight(mentee, left))
      if (!isFull(mentee)) step(behind, goal, 0)
    } else if (node === behind) {
      for (const [one, { least }] of mentees.entries()) {
        if (one === mentee || owned[one]!.length <= least) continue
        for (const left of leaving[one]!) step(firstColumn[one]! + left, behind, weight(one, left))
      }
      for (const [mentor, { capacity }] of mentors.entries()) {
        if (solution.loads[mentor]! < capacity) step(mentor, behind, loadCost * solution.loads[mentor]!)
      }
    } else {
      comeTo(node)
      if (node >= n) {
        if (used[node]! > 0) step(node % n, node, 0)
        return
      }
      if (solution.loads[node]! > 0) step(behind, node, -loadCost * (solution.loads[node]! - 1))
      for (const [group, { slots }] of sharedSlots.entries()) {
        const column = n * (group + 1) + node
        if (used[column]! < slots) step(column, node, 0)
      }
    }
  }

  ways[goal] = 0
  heap.push(0, goal)
  while (heap.size() > 0) {
    const node = heap.pop()
    if (isFinal[node] === 1) continue
    isFinal[node] = 1
    stepsTo(node)
  }
  const has = new Set(owned[mentee])
  return Float64Array.from({ length: n }, (_, mentor) => {
    if (has.has(mentor)) return 0
    const worth = weight(mentee, mentor)
    const column = firstColumn[mentee]! + mentor
    return worth === BARRED ? NaN : ways[column]! + prices[column]! - prices[goal]! - worth
  })
}
