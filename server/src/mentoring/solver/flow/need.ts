import type { Candidates } from './candidates.ts'
import { createDistanceHeap } from './distanceHeap.ts'
import type { Flow } from './flow.ts'
import { BARRED, type Network } from './network.ts'
import { createSuitors, LEVELS } from './suitors.ts'

const NO_COLUMN = -1
/** By what a column is reached: a unit of its own that moves on (0 or more), or these. */
const MORE_OF_GROUP = -2
const LESS_OF_GROUP = -3
/** Where a way begins: at a slot that is given up; or with a mentee who takes one mentor more (its place, 0 or more). */
const FROM_SLOT = -1
/** Looks at so many mentees for each that there is are as long as a search from where they are. */
const MOST_LOOKS = 4

/**
 * Fills columns to which fewer mentees come than their price says, along shortest paths, by the search of `excess.ts` run backward: prices
 * fall. Such columns are there only where prices stem from before a change: a mentor has joined, or a mentee has left.
 */
export interface NeedSearch {
  /**
   * Brings one unit into a column, or gives up one of its slots.
   * @returns false where that would take long, and nothing was done: so many may come that a search from where they are is the shorter one
   */
  fill(column: number): boolean
}

/** The search in one network. @param prices of the columns, in units of score: each search lowers those that it passes */
export function createNeedSearch(network: Network, flow: Flow, candidates: Candidates, prices: Float64Array): NeedSearch {
  const { mentees, mentors, groups, columns, most, firstColumn, capacity, begun, loadCost } = network
  const { firstUnit, columnOf, weightOf, count, inflow, outflow } = flow
  const heap = createDistanceHeap()
  const distance = new Float64Array(columns).fill(Infinity)
  const isFinal = new Uint8Array(columns)
  const via = new Int32Array(columns)
  const toward = new Int32Array(columns)
  let touched: number[] = []
  const suitors = createSuitors(network, flow, candidates, prices)

  let looks = 0
  let nearest = Infinity
  let nearestColumn = NO_COLUMN
  let nearestFrom = FROM_SLOT

  function end(at: number, column: number, from: number): void {
    if (at >= nearest) return
    nearest = at
    nearestColumn = column
    nearestFrom = from
  }

  function reach(column: number, at: number, by: number, to: number): void {
    if (at >= distance[column]! || at >= nearest) return
    if (distance[column] === Infinity) touched.push(column)
    distance[column] = at
    via[column] = by
    toward[column] = to
    heap.push(at, column)
  }

  function scan(column: number): void {
    isFinal[column] = 1
    const [at, price, mentor] = [distance[column]!, prices[column]!, column % mentors]
    if (column === mentor) {
      if (outflow[column]! > 0) end(at + price - loadCost * (begun[column]! + outflow[column]! - 1), column, FROM_SLOT)
      for (let group = 0, from = mentors + column; group < groups; group++, from += mentors) {
        if (outflow[from]! < capacity[from]!) reach(from, at + price - prices[from]!, MORE_OF_GROUP, column)
      }
    } else if (outflow[column]! > 0) reach(mentor, at + price - prices[mentor]!, LESS_OF_GROUP, column)
    for (let each = suitors.starts[column]!; each < suitors.starts[column + 1]!; each++) come(suitors.mentees[each]!, column)
    awaitOthers(column, 0)
  }

  /** Puts off to look at the others of a level until they could come to a column. */
  function awaitOthers(column: number, level: number): void {
    let next = level
    while (next < LEVELS && suitors.end(next) === (next === 0 ? 0 : suitors.end(next - 1))) next++
    const at = distance[column]! + suitors.distance(next)
    if (next < LEVELS && at < nearest) heap.push(at, columns + next * columns + column)
  }

  function lookFurther(column: number, level: number): void {
    for (let each = level === 0 ? 0 : suitors.end(level - 1); each < suitors.end(level); each++) come(suitors.others[each]!, column)
    awaitOthers(column, level + 1)
  }

  /** What it costs to bring a mentee into a column that the search has reached: as one mentor more, or from another. */
  function come(mentee: number, column: number): void {
    looks++
    const mentor = column % mentors
    if (firstColumn[mentee] !== column - mentor || most[mentee] === 0) return
    const weight = network.weight(mentee, mentor)
    if (weight === BARRED || flow.has(mentee, column)) return
    const start = distance[column]! - weight + prices[column]!
    if (count[mentee]! < most[mentee]!) end(start, column, mentee)
    for (let unit = firstUnit[mentee]!; unit < firstUnit[mentee + 1]!; unit++) {
      const from = columnOf[unit]!
      if (from >= 0) reach(from, start + weightOf[unit]! - prices[from]!, unit, column)
    }
  }

  function search(column: number): boolean {
    for (const each of touched) {
      distance[each] = Infinity
      isFinal[each] = 0
    }
    touched = []
    heap.clear()
    nearest = Infinity
    nearestColumn = NO_COLUMN
    const mentor = column % mentors
    const slot = prices[column]! - loadCost * (begun[mentor]! + outflow[mentor]! - 1)
    if (!suitors.arrange(outflow[mentor]! > 0 ? slot : Infinity)) return false
    looks = 0
    reach(column, 0, NO_COLUMN, NO_COLUMN)
    while (heap.size() > 0 && heap.leastDistance() < nearest) {
      if (looks > MOST_LOOKS * mentees) return false
      const at = heap.leastDistance()
      const next = heap.pop()
      if (next >= columns) lookFurther(next % columns, Math.floor(next / columns) - 1)
      else if (isFinal[next] === 0 && at === distance[next]) scan(next)
    }
    return true
  }

  /** Moves the unit into the column, and remembers nothing of where it was. */
  function moveInto(unit: number, column: number): void {
    flow.move(unit, column, network.weight(flow.menteeOf[unit]!, column % mentors))
  }

  function takeMore(mentee: number, column: number): void {
    let unit = firstUnit[mentee]!
    while (columnOf[unit]! >= 0) unit++
    moveInto(unit, column)
  }

  function follow(target: number): void {
    let column = nearestColumn
    if (nearestFrom === FROM_SLOT) outflow[column]!--
    else takeMore(nearestFrom, column)
    while (column !== target) {
      const to = toward[column]!
      if (via[column]! >= 0) moveInto(via[column]!, to)
      else if (via[column] === MORE_OF_GROUP) {
        outflow[column]!++
        inflow[to]!++
      } else {
        outflow[to]!--
        inflow[column]!--
      }
      column = to
    }
  }

  return {
    fill(column) {
      if (!search(column)) return false
      for (const each of touched) {
        if (distance[each]! >= nearest) continue
        prices[each]! -= nearest - distance[each]!
      }
      // No column has become worth more by more than the first of all, which keeps true what is said of those that are no candidates.
      for (let mentee = 0; mentee < mentees; mentee++) candidates.bound[mentee]! += nearest
      follow(column)
      return true
    },
  }
}
