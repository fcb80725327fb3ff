import type { Pair, Problem } from './problem.ts'

/** The score of a pair; undefined where it has none. */
export function scoreOf({ scores, mentors }: Problem, { mentee, mentor }: Pair): number | undefined {
  if (scores.kind === 'dense') return scores.values[mentee * mentors.length + mentor]
  let [from, to] = [scores.starts[mentee]!, scores.starts[mentee + 1]!]
  while (from < to) {
    const middle = (from + to) >> 1
    if (scores.mentors[middle]! < mentor) from = middle + 1
    else to = middle
  }
  return from < scores.starts[mentee + 1]! && scores.mentors[from] === mentor ? scores.values[from] : undefined
}

/** What a pair adds to the objective: its score, bonuses, and what it would cost to change it. Without a score it has 0. */
export function weighing(problem: Problem): (pair: Pair) => number {
  const n = problem.mentors.length
  const extra = new Map<number, number>()
  const add = ({ mentee, mentor }: Pair, by: number): void =>
    void extra.set(mentee * n + mentor, (extra.get(mentee * n + mentor) ?? 0) + by)
  for (const pair of problem.published ?? []) add(pair, problem.keepPrice ?? 0)
  for (const pin of problem.pins ?? []) if (pin.kind === 'prefer') add(pin, pin.bonus)
  return (pair) => Math.max(0, scoreOf(problem, pair) ?? 0) + (extra.get(pair.mentee * n + pair.mentor) ?? 0)
}

/** How many mentees each mentor has. */
export function loadsOf(problem: Problem, pairs: readonly Pair[]): Int32Array {
  const loads = new Int32Array(problem.mentors.length)
  for (const { mentor } of pairs) loads[mentor]!++
  return loads
}
