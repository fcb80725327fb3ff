import type { Problem } from '../../server/src/mentoring/solver/problem.ts'

const GREATEST_SCORE = 10_000

/** All pairs, greatest score first. */
function byScore(values: Int32Array): Int32Array {
  const starts = new Int32Array(GREATEST_SCORE + 2)
  for (const score of values) starts[GREATEST_SCORE - score + 1]!++
  for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1]!
  const sorted = new Int32Array(values.length)
  for (const [at, score] of values.entries()) sorted[starts[GREATEST_SCORE - score]!++] = at
  return sorted
}

/** The total score where the best pair of all is taken first, then the best that is left, and so on. */
export function greedy({ mentees, mentors, scores: { values } }: Problem): number {
  const left = Int32Array.from(mentors, ({ capacity }) => capacity)
  const isPlaced = new Uint8Array(mentees.length)
  let total = 0
  for (const at of byScore(values)) {
    const [mentee, mentor] = [Math.floor(at / mentors.length), at % mentors.length]
    if (isPlaced[mentee] === 1 || left[mentor] === 0) continue
    isPlaced[mentee] = 1
    left[mentor]!--
    total += values[at]!
  }
  return total
}

/**
 * The total score of the stable marriage, mentees asking (D. Gale and L. Shapley, 1962). Both sides rank by the same score, so that it is the
 * greedy assignment but for ties.
 */
export function stableMarriage({ mentees, mentors, scores: { values } }: Problem): number {
  const n = mentors.length
  const held: number[][] = mentors.map(() => [])
  const wishes = new Map<number, number[]>()
  const scoreOf = (mentee: number, mentor: number): number => values[mentee * n + mentor]!
  const waiting = [...mentees.keys()].toReversed()
  for (let mentee = waiting.pop(); mentee !== undefined; mentee = waiting.pop()) {
    const own = mentee
    let list = wishes.get(own)
    if (list === undefined) {
      list = [...mentors.keys()].toSorted((a, b) => scoreOf(own, a) - scoreOf(own, b) || b - a)
      wishes.set(own, list)
    }
    const mentor = list.pop()!
    const others = held[mentor]!
    others.push(own)
    if (others.length <= mentors[mentor]!.capacity) continue
    let worst = 0
    for (let at = 1; at < others.length; at++) if (scoreOf(others[at]!, mentor) < scoreOf(others[worst]!, mentor)) worst = at
    waiting.push(...others.splice(worst, 1))
  }
  return held.reduce((sum, others, mentor) => others.reduce((sum, mentee) => sum + scoreOf(mentee, mentor), sum), 0)
}
