import type { Candidates } from './candidates.ts'
import type { Flow } from './flow.ts'
import type { Network } from './network.ts'

/**
 * Who may come to a column from where they are. Most columns matter to the mentees alone who have them among their candidates; to what extent
 * others may matter, their bounds say.
 */
export interface Suitors {
  /** Those who have a column among their candidates: `mentees` from `starts[column]` to before `starts[column + 1]`. */
  readonly starts: Int32Array
  readonly mentees: Int32Array
  /** Everybody who may come to columns that are no candidates, about the soonest first, as they were last put in order. */
  readonly others: Int32Array
  /**
   * Puts `others` in order.
   * @param limit how far away the farthest are that matter
   * @returns false where the bounds of most are so loose that they may come from anywhere
   */
  arrange(limit: number): boolean
  /** Where those of a level end in `others`. */
  end(level: number): number
  /** At which distance those of a level come to a column at the least. */
  distance(level: number): number
}

export const LEVELS = 64
/** Measured: a part of the limit at which few are chosen anew in vain; at 0 and at 1 scarce slots take up to twice as long. */
const LOOSE = 0.1

/** Suitors in one network, in no order yet. @param prices of the columns, in units of score */
export function createSuitors(network: Network, flow: Flow, candidates: Candidates, prices: Float64Array): Suitors {
  const { mentees, mentors, columns, fillRow } = network
  const { firstUnit, columnOf, weightOf } = flow
  const { width, bound } = candidates
  const starts = new Int32Array(columns + 1)
  const having = new Int32Array(candidates.columns.length)
  const others = new Int32Array(mentees)
  const levels = new Int8Array(mentees)
  const ends = new Int32Array(LEVELS)
  let levelHeight = 1
  let isBegun = false

  /** By how much the worst that a mentee has is worth more than the best that is no candidate. */
  function margin(mentee: number): number {
    let worst = Infinity
    for (let unit = firstUnit[mentee]!; unit < firstUnit[mentee + 1]!; unit++) {
      const column = columnOf[unit]!
      const worth = column < 0 ? 0 : weightOf[unit]! - prices[column]!
      if (worth < worst) worst = worth
    }
    return worst - bound[mentee]!
  }

  /** Chooses the candidates of those anew whose bounds have become too loose, and lists whose each column is one of. */
  function begin(limit: number): boolean {
    let loose = 0
    for (let mentee = 0; mentee < mentees; mentee++) if (margin(mentee) < limit * LOOSE) loose++
    if (2 * loose > mentees) return false
    isBegun = true
    const row = new Int32Array(mentors)
    for (let mentee = 0; mentee < mentees; mentee++) {
      if (margin(mentee) >= limit * LOOSE) continue
      fillRow(mentee, row)
      candidates.renew(mentee, row, prices)
    }
    for (const column of candidates.columns) if (column >= 0) starts[column + 1]!++
    for (let column = 0; column < columns; column++) starts[column + 1]! += starts[column]!
    const next = starts.slice()
    for (let at = 0; at < candidates.columns.length; at++) {
      const column = candidates.columns[at]!
      if (column >= 0) having[next[column]!++] = Math.floor(at / width)
    }
    return true
  }

  return {
    starts,
    mentees: having,
    others,
    arrange(limit) {
      if (!isBegun && !begin(limit)) return false
      levelHeight = Math.max(1, Math.min(limit, Number.MAX_SAFE_INTEGER)) / LEVELS
      ends.fill(0)
      for (let mentee = 0; mentee < mentees; mentee++) {
        const level = Math.max(0, Math.floor(margin(mentee) / levelHeight))
        levels[mentee] = level < LEVELS ? level : -1
        if (level < LEVELS) ends[level]!++
      }
      for (let level = 1; level < LEVELS; level++) ends[level]! += ends[level - 1]!
      const places = ends.slice()
      for (let mentee = mentees - 1; mentee >= 0; mentee--) if (levels[mentee]! >= 0) others[--places[levels[mentee]!]!] = mentee
      return true
    },
    end: (level) => ends[level]!,
    distance: (level) => level * levelHeight,
  }
}
