import { type Candidates, createCandidates } from './candidates.ts'
import { createExcessSearch, type ExcessSearch } from './excess.ts'
import { createFlow, type Flow } from './flow.ts'
import { levelPrices } from './levels.ts'
import { createNeedSearch, type NeedSearch } from './need.ts'
import type { Network } from './network.ts'
import { createTwins, type Twins } from './twins.ts'

/** A flow, the prices at which every mentee has the best mentors there are, and what is known of further ones. */
export interface State {
  readonly network: Network
  readonly flow: Flow
  readonly candidates: Candidates
  readonly twins: Twins
  readonly prices: Float64Array
}

/**
 * Mentees who all need mentors that have too few slots for them, by so many units; these, the groups whose shared
 * slots are too few, and the mentors at whom they are.
 */
export interface Shortage {
  readonly mentees: readonly number[]
  readonly mentors: readonly number[]
  readonly groups: readonly number[]
  readonly sharedAt: readonly number[]
  readonly units: number
}

/**
 * Gives every mentee the best mentors, whoever else has them: as many as are worth something, within the mentee's bounds. Everybody gets
 * the best at once, so that the prices are right from the beginning and only slots are missing.
 *
 * Where so many come to the same few mentors that searches would look at each of them over and over, prices from the average of all mentees
 * spread them first, if that leaves less to move. Any prices are right to begin with: what is too dear falls in price later.
 * @returns the place of a mentee that has fewer possible mentors than it needs, where there is one
 */
export function begin(network: Network): { state: State } | { lacking: number } {
  const { mentees, mentors, columns, begun, loadCost } = network
  const prices = new Float64Array(columns)
  for (let column = 0; column < columns; column++) prices[column] = loadCost * begun[column % mentors]!
  const twins = createTwins(network)
  const first = placed(network, prices, twins)
  if ('lacking' in first || crowding(first.state) < mentees * mentors) return first
  const spread = placed(network, levelPrices(network), twins, twins.compare)
  return 'lacking' in spread || unitsToMove(first.state) <= unitsToMove(spread.state) ? first : spread
}

/** About how many mentees the searches would look at that take the excess away, were each to look at those of one column. */
function crowding({ flow: { inflow, outflow } }: State): number {
  return inflow.reduce((sum, units, column) => sum + units * Math.max(0, units - outflow[column]!), 0)
}

function unitsToMove({ flow: { inflow, outflow } }: State): number {
  return inflow.reduce((sum, units, column) => sum + Math.abs(units - outflow[column]!), 0)
}

/** @param look what else is to be done with what pairs with each mentee weigh */
function placed(
  network: Network,
  prices: Float64Array,
  twins: Twins,
  look?: (mentee: number, row: Int32Array) => void,
): { state: State } | { lacking: number } {
  const state: State = { network, flow: createFlow(network), candidates: createCandidates(network), twins, prices }
  const { mentees, mentors } = network
  const row = new Int32Array(mentors)
  for (let mentee = 0; mentee < mentees; mentee++) {
    if (network.most[mentee]! > 0) {
      network.fillRow(mentee, row)
      state.candidates.renew(mentee, row, state.prices)
      look?.(mentee, row)
    }
    if (!placeBest(state, mentee)) return { lacking: mentee }
  }
  letThrough(state)
  return { state }
}

/** Gives a mentee without mentors the best of its candidates. @returns false where these are too few */
export function placeBest({ network, flow, candidates, prices }: State, mentee: number): boolean {
  const { width, columns, weights } = candidates
  const [start, first] = [mentee * width, flow.firstUnit[mentee]!]
  const [least, most] = [network.least[mentee]!, network.most[mentee]!]
  const room = (column: number): number => network.capacity[column]! - flow.inflow[column]!
  for (let taken = 0; taken < most; taken++) {
    let best = -1
    let bestValue = -Infinity
    for (let at = start; at < start + width && columns[at]! >= 0; at++) {
      const column = columns[at]!
      const value = weights[at]! - prices[column]!
      if (value < bestValue || (value === bestValue && room(column) <= room(columns[best]!))) continue
      if (taken === 0 || !flow.has(mentee, column)) {
        best = at
        bestValue = value
      }
    }
    if (taken >= least && bestValue <= 0) return true
    if (best < 0) return false
    flow.move(first + taken, columns[best]!, weights[best]!)
  }
  return least <= most
}

/**
 * Lets as many units through each column as come in, but no fewer than its price is worth, and no more than it is. Where fewer come than have
 * to go through, the column is in need.
 */
export function letThrough({ network, flow, prices }: State): void {
  const { mentors, columns, capacity, begun, loadCost } = network
  const { inflow, outflow } = flow
  for (let column = columns - 1; column >= 0; column--) {
    const mentor = column % mentors
    const [price, room] = [prices[column]!, Math.max(0, capacity[column]!)]
    let [least, most] = [0, room]
    if (column >= mentors) {
      if (price > prices[mentor]!) least = room
      if (price < prices[mentor]!) most = 0
    } else if (loadCost === 0) {
      if (price > 0) least = room
      if (price < 0) most = 0
    } else {
      least = Math.max(0, Math.min(room, Math.ceil(price / loadCost) - begun[mentor]!))
      most = Math.max(0, Math.min(room, Math.floor(price / loadCost) + 1 - begun[mentor]!))
    }
    outflow[column] = Math.max(least, Math.min(most, inflow[column]!))
    if (column !== mentor) inflow[mentor]! += outflow[column]!
  }
}

/** Takes all excess away, and then fills all needs. @returns the shortage that keeps some from going, where there is one */
export function settle(state: State): Shortage | undefined {
  const { network, flow, candidates, twins, prices } = state
  const search = createExcessSearch(network, flow, candidates, twins, prices)
  const { columns } = network
  for (let column = columns - 1; column >= 0; column--) {
    while (flow.inflow[column]! > flow.outflow[column]!) {
      if (!search.relieve(column)) return shortageAt(state, search)
    }
  }
  let needs: NeedSearch | undefined
  let isNear = true
  for (let column = columns - 1; column >= 0; column--) {
    while (flow.inflow[column]! < flow.outflow[column]!) {
      if (isNear) {
        needs ??= createNeedSearch(network, flow, candidates, prices)
        isNear = needs.fill(column)
      }
      if (!isNear) search.fill()
    }
  }
  coverForced(state)
  return undefined
}

/** Raises the prices of mentors who have forced pairs alone to what the last of these costs; nobody else comes to them even so. */
function coverForced({ network: { mentors, begun, loadCost }, flow, prices }: State): void {
  for (let mentor = 0; mentor < mentors; mentor++) {
    if (flow.outflow[mentor] === 0) prices[mentor] = Math.max(prices[mentor]!, loadCost * (begun[mentor]! - 1))
  }
}

/** The columns that a search reached which found no way out: all are full, and their mentees can go nowhere else. */
function shortageAt({ network, flow }: State, search: ExcessSearch): Shortage {
  const { mentors, columns } = network
  const mentees = new Set<number>()
  const reached: number[] = []
  let units = 0
  for (let column = 0; column < columns; column++) {
    if (!search.isReached(column)) continue
    reached.push(column)
    units += flow.inflow[column]! - flow.outflow[column]!
    for (let unit = flow.firstIn[column]!; unit >= 0; unit = flow.nextIn[unit]!) mentees.add(flow.menteeOf[unit]!)
  }
  const shared = reached.filter((column) => column >= mentors)
  return {
    mentees: [...mentees].toSorted((a, b) => a - b),
    mentors: reached.filter((column) => column < mentors),
    groups: [...new Set(shared.map((column) => Math.floor(column / mentors) - 1))],
    sharedAt: [...new Set(shared.map((column) => column % mentors))],
    units,
  }
}
