import type { Candidates } from './candidates.ts'
import { createDistanceHeap } from './distanceHeap.ts'
import type { Flow } from './flow.ts'
import { BARRED, type Network } from './network.ts'
import type { Twins } from './twins.ts'

const NO_COLUMN = -1
/** The ways by which a column is reached: a unit that moves there (0 or more), or these. */
const FROM_GROUP = -2
const FROM_MENTOR = -3
const FROM_SLOT = -4
/** Which share of all columns is so small that each of them is looked at by itself. */
const FEW = 1 / 8
/** So many times what a search looked at may be looked at to lower bounds. Measured: at 1, several searches in turn look at everybody. */
const WORTH_LOWERING = 16
/** The ways out: with a mentee who does with one mentor fewer (its unit, 0 or more), or these. */
const INTO_SLOT = -1
const INTO_NEED = -2

/**
 * Takes the excess of columns away along shortest paths, with Dijkstra's search in reduced costs: the successive shortest paths of Jewell
 * (1958), Iri (1960) and Busacker and Gowen (1960), with the prices of Edmonds and Karp (1972) and Tomizawa (1971).
 *
 * A step leads from a column to another to which one of its mentees moves, from a column to a free slot, or out of the network with a mentee
 * who can do with one mentor fewer. What it costs less the difference of the prices is never negative, and 0 on every path taken.
 *
 * Of mentees who are alike, a search looks at the first alone: where the others could go, that one goes at no greater distance.
 */
export interface ExcessSearch {
  /**
   * Takes one unit of excess out of a column.
   * @returns false where there is no way out: the columns that `isReached` tells of are full, and their mentees can go nowhere else
   */
  relieve(column: number): boolean
  /** Brings one unit to a column to which fewer come than it lets through, or gives up one of its slots. There has to be such a column. */
  fill(): void
  isReached(column: number): boolean
}

/** The search in one network. @param prices of the columns, in units of score: each search raises those that it passes */
export function createExcessSearch(network: Network, flow: Flow, candidates: Candidates, twins: Twins, prices: Float64Array): ExcessSearch {
  const { mentors, groups, columns, least, most, firstColumn, capacity, begun, loadCost } = network
  const { firstUnit, menteeOf, columnOf, weightOf, count, firstIn, nextIn, inflow, outflow } = flow
  const { width, columns: candidateColumns, weights: candidateWeights, bound } = candidates
  const units = menteeOf.length
  /** Units whose mentees are to be looked further for, and, after all units, columns: of equally near ones, a look at all mentors comes first. */
  const heap = createDistanceHeap()
  const distance = new Float64Array(columns).fill(Infinity)
  const isFinal = new Uint8Array(columns)
  const via = new Int32Array(columns)
  /** What the pair of that unit weighs; of a mentor reached from a group, the group's column. */
  const viaWeight = new Int32Array(columns)
  const touched = new Int32Array(columns)
  let touchedCount = 0
  const row = new Int32Array(mentors)
  /** The search that last looked at those like a mentee, and from where. */
  const searchOf = new Int32Array(network.mentees)
  const startOf = new Float64Array(network.mentees)
  let searches = 0
  let isFilling = false
  /** The columns farther away than the search has come, once they are few, and how many pairs it has looked at beyond candidates. */
  const open = new Int32Array(columns)
  let openCount = -1
  let lookedAt = 0
  /** The nearest way out so far: its column, and what it is. */
  let outDistance = Infinity
  let outColumn = NO_COLUMN
  let outBy = INTO_SLOT

  function out(at: number, column: number, by: number): void {
    if (at >= outDistance) return
    outDistance = at
    outColumn = column
    outBy = by
  }

  /** The ways out of a column that was reached: looked for at once, so that a search ends with the first at no cost. */
  function leave(column: number, at: number): void {
    if (inflow[column]! < outflow[column]!) out(at, column, INTO_NEED)
    if (isFilling || column >= mentors || outflow[column]! >= capacity[column]!) return
    out(at + loadCost * (begun[column]! + outflow[column]!) - prices[column]!, column, INTO_SLOT)
  }

  function reach(column: number, at: number, by: number, weight: number): void {
    if (at >= distance[column]! || at >= outDistance) return
    if (distance[column] === Infinity) touched[touchedCount++] = column
    distance[column] = at
    via[column] = by
    viaWeight[column] = weight
    heap.push(at, units + column)
    leave(column, at)
  }

  /** Looks at the columns farther away than the search has come, where these are few: to all others there is no shorter way. */
  function lookAtOpen(unit: number, start: number, reached: number): void {
    const mentee = menteeOf[unit]!
    const first = firstColumn[mentee]!
    let left = 0
    for (let each = 0; each < openCount; each++) {
      const to = open[each]!
      if (distance[to]! <= reached) continue
      open[left++] = to
      if (to < first || to >= first + mentors) continue
      const weight = network.weight(mentee, to - first)
      const at = start - weight + prices[to]!
      if (weight === BARRED || at >= outDistance || at >= distance[to]!) continue
      if (!flow.has(mentee, to)) reach(to, at, unit, weight)
    }
    openCount = left
    lookedAt += left
  }

  function listOpen(reached: number): void {
    const most = columns * FEW
    openCount = 0
    for (let column = 0; column < columns && openCount <= most; column++) if (distance[column]! > reached) open[openCount++] = column
    if (openCount > most) openCount = -1
  }

  /** Looks at all mentors of a unit's mentee, and chooses its candidates anew. */
  function lookFurther(unit: number, reached: number): void {
    const mentee = menteeOf[unit]!
    const column = columnOf[unit]!
    const start = column < 0 ? 0 : distance[column]! + weightOf[unit]! - prices[column]!
    if (openCount < 0) listOpen(reached)
    if (openCount >= 0) return lookAtOpen(unit, start, reached)
    lookedAt += mentors
    network.fillRow(mentee, row)
    candidates.renew(mentee, row, prices)
    twins.compare(mentee, row)
    const isSingle = firstUnit[mentee + 1] === firstUnit[mentee]! + 1
    const first = firstColumn[mentee]!
    for (let mentor = 0; mentor < mentors; mentor++) {
      if (row[mentor] === BARRED) continue
      const to = first + mentor
      const at = start - row[mentor]! + prices[to]!
      if (at < outDistance && at < distance[to]! && (isSingle || !flow.has(mentee, to))) reach(to, at, unit, row[mentor]!)
    }
  }

  function scanUnit(unit: number, from: number): void {
    const mentee = menteeOf[unit]!
    const start = from + weightOf[unit]!
    const twin = twins.of[mentee]!
    if (twin >= 0) {
      if (searchOf[twin] === searches && startOf[twin]! <= start) return
      searchOf[twin] = searches
      startOf[twin] = start
    }
    if (!isFilling && count[mentee]! > least[mentee]!) out(start, columnOf[unit]!, unit)
    const isSingle = firstUnit[mentee + 1] === firstUnit[mentee]! + 1
    const end = (mentee + 1) * width
    for (let at = mentee * width; at < end; at++) {
      const to = candidateColumns[at]!
      if (to < 0) break
      const weight = candidateWeights[at]!
      const next = start - weight + prices[to]!
      if (next < outDistance && next < distance[to]! && (isSingle || !flow.has(mentee, to))) reach(to, next, unit, weight)
    }
    const further = start - bound[mentee]!
    if (further < outDistance) heap.push(further, unit)
  }

  function scan(column: number): void {
    isFinal[column] = 1
    const [at, price] = [distance[column]!, prices[column]!]
    if (column < mentors) {
      for (let group = 0, to = mentors + column; group < groups; group++, to += mentors) {
        if (outflow[to]! > 0) reach(to, at - price + prices[to]!, FROM_MENTOR, 0)
      }
    } else if (outflow[column]! < capacity[column]!) {
      const to = column % mentors
      reach(to, at - price + prices[to]!, FROM_GROUP, column)
    }
    for (let unit = firstIn[column]!; unit >= 0; unit = nextIn[unit]!) scanUnit(unit, at - price)
  }

  /** Where a search begins that fills a need: at slots that can be given up, and with mentees who take one mentor more. */
  function beginAnywhere(): void {
    for (let column = 0; column < mentors; column++) {
      if (outflow[column]! > 0) reach(column, prices[column]! - loadCost * (begun[column]! + outflow[column]! - 1), FROM_SLOT, 0)
    }
    for (let mentee = 0; mentee < network.mentees; mentee++) {
      if (count[mentee] === most[mentee]) continue
      let unit = firstUnit[mentee]!
      while (columnOf[unit]! >= 0) unit++
      scanUnit(unit, 0)
    }
  }

  function search(from: number): void {
    for (let at = 0; at < touchedCount; at++) {
      distance[touched[at]!] = Infinity
      isFinal[touched[at]!] = 0
    }
    touchedCount = 0
    searches++
    openCount = -1
    lookedAt = 0
    heap.clear()
    outDistance = Infinity
    outColumn = NO_COLUMN
    if (isFilling) beginAnywhere()
    else reach(from, 0, NO_COLUMN, 0)
    while (heap.size() > 0 && heap.leastDistance() < outDistance) {
      const at = heap.leastDistance()
      const item = heap.pop()
      const column = item - units
      if (column < 0) lookFurther(item, at)
      else if (isFinal[column] === 0 && at === distance[column]) scan(column)
    }
  }

  /**
   * Lowers the bounds where all columns but some rise in price, by as much as those rise at least; what the others are worth is looked at.
   * @param others how many these are: as many as are worth it after what the search looked at
   */
  function tighten(others: number): void {
    const rises = distance.map((at) => Math.max(0, outDistance - at))
    const rise = rises.toSorted()[others]!
    if (rise === 0) return
    const lagging = Array.from(rises.keys()).filter((column) => rises[column]! < rise)
    const bestOfTwins = new Float64Array(network.mentees).fill(Number.NaN)
    for (let mentee = 0; mentee < network.mentees; mentee++) {
      const twin = twins.of[mentee]!
      let best = twin < 0 ? Number.NaN : bestOfTwins[twin]!
      if (Number.isNaN(best)) best = bestOf(mentee, lagging, rises)
      if (twin >= 0) bestOfTwins[twin] = best
      bound[mentee] = Math.min(bound[mentee]!, Math.max(bound[mentee]! - rise, best))
    }
  }

  /** What the best of some columns is worth to a mentee once prices have risen. */
  function bestOf(mentee: number, some: readonly number[], rises: Float64Array): number {
    const first = firstColumn[mentee]!
    let best = -Infinity
    for (const column of some) {
      if (column < first || column >= first + mentors) continue
      const weight = network.weight(mentee, column - first)
      if (weight !== BARRED) best = Math.max(best, weight - prices[column]! - rises[column]!)
    }
    return best
  }

  function follow(from: number): void {
    let column = outColumn
    if (outBy >= 0) flow.move(outBy, -1, 0)
    else if (outBy === INTO_SLOT) outflow[column]!++
    while (column !== from) {
      const by = via[column]!
      if (by >= 0) {
        const before = columnOf[by]!
        flow.move(by, column, viaWeight[column]!)
        column = before
      } else if (by === FROM_GROUP) {
        const group = viaWeight[column]!
        outflow[group]!++
        inflow[column]!++
        column = group
      } else if (by === FROM_SLOT) {
        outflow[column]!--
        column = from
      } else {
        outflow[column]!--
        inflow[column % mentors]!--
        column %= mentors
      }
    }
  }

  return {
    relieve(from) {
      search(from)
      if (outColumn === NO_COLUMN) return false
      const most = Math.min(Math.floor(columns * FEW), Math.floor((WORTH_LOWERING * lookedAt) / network.mentees))
      if (most > 0) tighten(most)
      for (let at = 0; at < touchedCount; at++) {
        const column = touched[at]!
        if (distance[column]! < outDistance) prices[column]! += outDistance - distance[column]!
      }
      follow(from)
      return true
    },
    fill() {
      isFilling = true
      search(NO_COLUMN)
      isFilling = false
      for (let column = 0; column < columns; column++) {
        const price = prices[column]!
        const fallen = price - Math.min(outDistance, distance[column]!)
        const isEmpty = column < mentors && outflow[column] === 0
        prices[column] = isEmpty ? Math.max(fallen, Math.min(price, loadCost * begun[column]!)) : fallen
      }
      // No column has become worth more by more than that, which keeps true what is said of those that are no candidates.
      for (let mentee = 0; mentee < network.mentees; mentee++) bound[mentee]! += outDistance
      follow(NO_COLUMN)
    },
    isReached: (column) => distance[column]! < Infinity,
  }
}
