import { createCandidates } from '../flow/candidates.ts'
import { createFlow } from '../flow/flow.ts'
import { BARRED, type Network } from '../flow/network.ts'
import type { Problem } from '../problem.ts'
import { changesById, forAllOf, type Standing } from './standing.ts'
import { letThrough, placeBest, type State } from '../flow/state.ts'
import { createTwins } from '../flow/twins.ts'

/** Where each of a list stood in another, by id; −1 where it did not. Both rise. */
function placesIn(ids: readonly { id: string }[], before: readonly string[]): Int32Array {
  const places = new Int32Array(ids.length)
  for (let now = 0, at = 0; now < ids.length; now++) {
    const { id } = ids[now]!
    while (at < before.length && before[at] !== id && before[at]! < id) at++
    places[now] = before[at] === id ? at : -1
  }
  return places
}

/**
 * A flow for a problem from that of one nearly the same: everybody keeps what they had, at the prices of then, but for mentees who are new or
 * of whom something is. A mentor who is new begins at a price at which nobody would rather have them.
 * @param changed places of mentees whose scores are others than then, but for those with mentors who joined
 * @returns undefined where too much is new, or a mentee has too few possible mentors: then begin afresh
 */
export function resumed(network: Network, problem: Problem, standing: Standing, changed: readonly number[]): State | undefined {
  const { mentees, mentors, columns, least, most } = network
  const flow = createFlow(network)
  const candidates = createCandidates(network)
  const { width } = candidates
  if (standing.forAll !== forAllOf(problem) || standing.width !== width) return undefined
  const mentorBefore = placesIn(problem.mentors, standing.mentorIds)
  const menteeBefore = placesIn(problem.mentees, standing.menteeIds)
  const prices = new Float64Array(columns)
  const columnNow = new Int32Array(standing.prices.length).fill(-1)
  const mentorsBefore = standing.mentorIds.length
  for (let column = 0; column < columns; column++) {
    const before = mentorBefore[column % mentors]!
    if (before < 0) continue
    const columnBefore = Math.floor(column / mentors) * mentorsBefore + before
    columnNow[columnBefore] = column
    prices[column] = standing.prices[columnBefore]!
  }

  const isNew = newMentees(network, problem, standing, changed)
  const twins = createTwins(network)
  const state: State = { network, flow, candidates, twins, prices }

  /** Gives a mentee what it had. @returns whether all of that is still there */
  function keep(mentee: number, before: number): boolean {
    const from = standing.firstUnit[before]!
    if (standing.firstUnit[before + 1]! - from !== most[mentee] || standing.least[before] !== least[mentee]) return false
    for (let unit = 0; unit < most[mentee]; unit++) {
      const column = standing.columnOf[from + unit]!
      if (column >= 0 && columnNow[column]! < 0) return false
    }
    for (let unit = 0; unit < most[mentee]; unit++) {
      const column = standing.columnOf[from + unit]!
      if (column >= 0) flow.move(flow.firstUnit[mentee]! + unit, columnNow[column]!, standing.weightOf[from + unit]!)
    }
    let to = mentee * width
    for (let at = before * width; at < before * width + width && standing.candidateColumns[at]! >= 0; at++) {
      const column = columnNow[standing.candidateColumns[at]!]!
      if (column < 0) continue
      candidates.columns[to] = column
      candidates.weights[to++] = standing.candidateWeights[at]!
    }
    candidates.bound[mentee] = standing.bound[before]!
    return true
  }

  /** Lets those be alike who were, where mentors who joined weigh the same for them; the first of them that is still there stands for all. */
  function keepTwin(mentee: number, twinBefore: number): void {
    if (twinBefore < 0) return
    const first = twinNow[twinBefore]!
    if (first < 0) twinNow[twinBefore] = mentee
    else if (joined.every((mentor) => network.weight(first, mentor) === network.weight(mentee, mentor)))
      twins.of[mentee] = twins.of[first] = first
  }

  const joined = problem.mentors.flatMap((_, mentor) => (mentorBefore[mentor]! < 0 ? [mentor] : []))
  const row = new Int32Array(mentors)
  const twinNow = new Int32Array(standing.menteeIds.length).fill(-1)
  for (let mentee = 0; mentee < mentees; mentee++) {
    const before = menteeBefore[mentee]!
    if (isNew[mentee] === 0 && before >= 0 && keep(mentee, before)) {
      keepTwin(mentee, standing.twinOf[before]!)
      continue
    }
    network.fillRow(mentee, row)
    for (const mentor of joined) row[mentor] = BARRED
    candidates.renew(mentee, row, prices)
    if (!placeBest(state, mentee)) return undefined
  }
  join(state, joined)
  letThrough(state)
  return state
}

/** Begins with mentors who are new, each at the least price at which nobody would rather have them than what they have. */
function join({ network, flow, candidates, prices }: State, joined: readonly number[]): void {
  if (joined.length === 0) return
  const { mentees, mentors, groups, most, loadCost, begun } = network
  const worst = Float64Array.from({ length: mentees }, (_, mentee) => {
    let worst = Infinity
    for (let unit = flow.firstUnit[mentee]!; unit < flow.firstUnit[mentee + 1]!; unit++) {
      const column = flow.columnOf[unit]!
      worst = Math.min(worst, column < 0 ? 0 : flow.weightOf[unit]! - prices[column]!)
    }
    return worst
  })
  for (const mentor of joined) {
    let price = loadCost * begun[mentor]!
    for (let mentee = 0; mentee < mentees; mentee++) {
      const weight = most[mentee] === 0 ? BARRED : network.weight(mentee, mentor)
      if (weight !== BARRED) price = Math.max(price, weight - worst[mentee]!)
    }
    for (let group = 0; group <= groups; group++) prices[group * mentors + mentor] = price
    for (let mentee = 0; mentee < mentees; mentee++) {
      const weight = most[mentee] === 0 ? BARRED : network.weight(mentee, mentor)
      if (weight !== BARRED) candidates.bound[mentee] = Math.max(candidates.bound[mentee]!, weight - price)
    }
  }
}

/** Marks the mentees for whom pins, locks, published pairs or bounds are others than then, or whose scores are said to be. */
function newMentees(network: Network, problem: Problem, standing: Standing, changed: readonly number[]): Uint8Array {
  const isNew = new Uint8Array(network.mentees)
  for (const mentee of changed) isNew[mentee] = 1
  const changes = changesById(problem, network)
  if (changes.size + standing.changes.size > 0) {
    for (const [at, { id }] of problem.mentees.entries()) if (changes.get(id) !== standing.changes.get(id)) isNew[at] = 1
  }
  return isNew
}
