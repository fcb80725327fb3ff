import { scoreOf } from '../objective.ts'
import type { Pair, Problem } from '../problem.ts'

/** The weight of a pair that may not be. */
export const BARRED = -0x80000000

/**
 * A problem as a network in which units flow from mentees over columns to the mentors' slots. A column is a mentor (places 0 to n − 1), or
 * what a group of mentees shares of a mentor (n + group · n + mentor). Pairs that are required or locked are taken out: they lower
 * the bounds, and the mentors begin with them.
 */
export interface Network {
  readonly mentees: number
  readonly mentors: number
  readonly groups: number
  readonly columns: number
  /** How many more mentors each mentee gets, at least and at most. */
  readonly least: Int32Array
  readonly most: Int32Array
  /** The first column of each mentee: 0, or that of the group's columns. */
  readonly firstColumn: Int32Array
  /** How many more units each column lets through. */
  readonly capacity: Int32Array
  /** How many mentees each mentor has to begin with. */
  readonly begun: Int32Array
  readonly loadCost: number
  /** The pairs that are required or locked, each once, by mentee and mentor. */
  readonly forced: readonly Pair[]
  /**
   * Writes what pairs with a mentee weigh, `BARRED` where they may not be.
   * @param weights one place for each mentor
   */
  fillRow(mentee: number, weights: Int32Array): void
  /** The same of one pair. */
  weight(mentee: number, mentor: number): number
  /** What pins, locks and published pairs add to the scores of each mentee that they name, or `BARRED`, by mentor. */
  readonly changes: ReadonlyMap<number, ReadonlyMap<number, number>>
}

/** Two places of the lists of a problem as one number. */
const keyOf = (problem: Problem, { mentee, mentor }: Pair): number => mentee * problem.mentors.length + mentor

/** The pairs of a problem that are required or locked, each once, by mentee and mentor. */
function forcedPairs(problem: Problem): Pair[] {
  if ((problem.locks?.length ?? 0) + (problem.pins?.length ?? 0) === 0) return []
  const asked = [...(problem.locks ?? []), ...(problem.pins ?? []).filter(({ kind }) => kind === 'require')]
  const byKey = new Map(asked.map((pair) => [keyOf(problem, pair), { mentee: pair.mentee, mentor: pair.mentor }]))
  return [...byKey].toSorted(([a], [b]) => a - b).map(([, pair]) => pair)
}

/** What pins and published pairs add to scores by mentee: what a pair weighs more, or `BARRED`. */
function changesByMentee(problem: Problem): Map<number, Map<number, number>> {
  const changes = new Map<number, Map<number, number>>()
  const change = ({ mentee, mentor }: Pair, by: number): void => {
    const row = changes.get(mentee) ?? new Map<number, number>()
    const before = row.get(mentor) ?? 0
    row.set(mentor, before === BARRED || by === BARRED ? BARRED : before + by)
    changes.set(mentee, row)
  }
  const keepPrice = problem.keepPrice ?? 0
  if (keepPrice !== 0) for (const pair of problem.published ?? []) change(pair, keepPrice)
  for (const pin of problem.pins ?? []) change(pin, pin.kind === 'prefer' ? pin.bonus : BARRED)
  for (const lock of problem.locks ?? []) change(lock, BARRED)
  return changes
}

/** The network of a problem that is valid. */
export function networkOf(problem: Problem): Network {
  const [m, n] = [problem.mentees.length, problem.mentors.length]
  const shared = problem.sharedSlots ?? []
  const capacity = new Int32Array(n + shared.length * n)
  const firstColumn = new Int32Array(m)
  for (const [group, { mentees, slots }] of shared.entries()) {
    for (const mentee of mentees) firstColumn[mentee] = n + group * n
    capacity.fill(slots, n + group * n, n + group * n + n)
  }
  for (let mentor = 0; mentor < n; mentor++) capacity[mentor] = problem.mentors[mentor]!.capacity
  const [least, most] = [new Int32Array(m), new Int32Array(m)]
  for (let mentee = 0; mentee < m; mentee++) {
    least[mentee] = problem.mentees[mentee]!.least
    most[mentee] = Math.min(n, problem.mentees[mentee]!.most)
  }
  const begun = new Int32Array(n)
  const forced = forcedPairs(problem)
  for (const { mentee, mentor } of forced) {
    least[mentee] = Math.max(0, least[mentee]! - 1)
    most[mentee]!--
    capacity[mentor]!--
    begun[mentor]!++
    if (firstColumn[mentee]! > 0) capacity[firstColumn[mentee]! + mentor]!--
  }
  const fillScores = problem.scores.kind === 'dense' ? denseFiller(problem) : sparseFiller(problem)
  const dense = problem.scores.kind === 'dense' ? problem.scores.values : undefined
  const leastScore = Math.max(0, problem.leastScore ?? 0)
  const changes = changesByMentee(problem)
  const changed = new Uint8Array(m)
  for (const mentee of changes.keys()) changed[mentee] = 1
  return {
    mentees: m,
    mentors: n,
    groups: shared.length,
    columns: capacity.length,
    least,
    most,
    firstColumn,
    capacity,
    begun,
    loadCost: problem.loadCost ?? 0,
    forced,
    changes,
    weight(mentee, mentor) {
      const score = dense === undefined ? (scoreOf(problem, { mentee, mentor }) ?? -1) : dense[mentee * n + mentor]!
      const by = changed[mentee] === 0 ? 0 : (changes.get(mentee)?.get(mentor) ?? 0)
      return score < leastScore || by === BARRED ? BARRED : score + by
    },
    fillRow(mentee, weights) {
      fillScores(mentee, weights)
      if (changed[mentee] === 0) return
      for (const [mentor, by] of changes.get(mentee)!) {
        if (by === BARRED) weights[mentor] = BARRED
        else if (weights[mentor] !== BARRED) weights[mentor]! += by
      }
    },
  }
}

type FillRow = Network['fillRow']

function denseFiller({ mentors, scores, leastScore = 0 }: Problem): FillRow {
  const { values } = scores
  const n = mentors.length
  const least = Math.max(0, leastScore)
  return (mentee, weights) => {
    const start = mentee * n
    for (let at = 0; at < n; at++) {
      const score = values[start + at]!
      weights[at] = score < least ? BARRED : score
    }
  }
}

function sparseFiller({ scores, leastScore = 0 }: Problem): FillRow {
  if (scores.kind === 'dense') throw new TypeError('These scores are dense')
  const { starts, mentors, values } = scores
  const least = Math.max(0, leastScore)
  return (mentee, weights) => {
    weights.fill(BARRED)
    for (let at = starts[mentee]!; at < starts[mentee + 1]!; at++) {
      if (values[at]! >= least) weights[mentors[at]!] = values[at]!
    }
  }
}
