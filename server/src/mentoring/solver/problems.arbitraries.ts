import { randomOf } from '../../demonstration/random.ts'
import type { Pair, Pin, Problem, SharedSlots, SparseScores } from './problem.ts'

/** How large a random problem is, and how much is asked in it. */
interface Size {
  readonly mentees: number
  readonly mentors: number
  /** The greatest capacity. */
  readonly capacity: number
  /** Of 100 pairs, how many are required, and how many locked. */
  readonly forced: number
}

/** A problem with something of everything: bounds, pins, locks, rules, prices, groups that share slots, scores of three ranges. */
export function randomProblem(seed: number, size: Size): Problem {
  const { next, whole, chance, pick } = randomOf(seed, size.mentees * 1_000 + size.mentors)
  const [m, n] = [whole(1, size.mentees), whole(1, size.mentors)]
  const range = pick([3, 20, 10_000])
  const score = (): number => (chance(0.1) ? -1 : whole(0, range))
  const pairs = (probability: number): Pair[] =>
    Array.from({ length: m * n }, (_, at) => ({ mentee: Math.floor(at / n), mentor: at % n })).filter(() => next() < probability)
  const pinned = chance(0.5) ? size.forced / 100 : 0
  const pins: Pin[] = [
    ...pairs(pinned).map((pair) => ({ kind: 'require' as const, ...pair })),
    ...pairs(0.06).map((pair) => ({ kind: 'forbid' as const, ...pair })),
    ...pairs(0.1).map((pair) => ({ kind: 'prefer' as const, bonus: whole(0, range), ...pair })),
  ]
  const price = (): number => (chance(0.5) ? 0 : whole(1, range))
  return {
    mentees: Array.from({ length: m }, (_, at) => {
      const least = pick([0, 1, 1, 1, 2])
      return { id: String(1_000 + at), least, most: least + pick([0, 0, 1, 2]) }
    }),
    mentors: Array.from({ length: n }, (_, at) => ({ id: String(1_000 + at), capacity: whole(0, size.capacity) })),
    scores: chance(0.7)
      ? { kind: 'dense', values: Int32Array.from({ length: m * n }, score) }
      : sparse(m, n, () => (chance(0.7) ? score() : undefined)),
    rules: ['sameSchool'],
    pins,
    locks: pairs(pinned / 2),
    published: pairs(0.2),
    keepPrice: price(),
    loadCost: price(),
    leastScore: chance(0.7) ? 0 : whole(0, Math.ceil(range / 4)),
    sharedSlots: chance(0.6) ? [] : groups(m, () => whole(1, 2)),
  }
}

function sparse(m: number, n: number, score: () => number | undefined): SparseScores {
  const starts = new Int32Array(m + 1)
  const mentors: number[] = []
  const values: number[] = []
  for (let mentee = 0; mentee < m; mentee++) {
    for (let mentor = 0; mentor < n; mentor++) {
      const value = score()
      if (value === undefined) continue
      mentors.push(mentor)
      values.push(value)
    }
    starts[mentee + 1] = mentors.length
  }
  return { kind: 'sparse', starts, mentors: Int32Array.from(mentors), values: Int32Array.from(values) }
}

/** Two of three mentees, each in one of two groups. */
const groups = (m: number, slots: () => number): SharedSlots[] =>
  [0, 1].map((group) => ({ mentees: Array.from({ length: m }, (_, at) => at).filter((at) => at % 3 === group), slots: slots() }))

/** Small enough to try every assignment. */
export const smallProblem = (seed: number): Problem => randomProblem(seed, { mentees: 5, mentors: 3, capacity: 4, forced: 6 })

export const mediumProblem = (seed: number): Problem => randomProblem(seed, { mentees: 80, mentors: 20, capacity: 16, forced: 0.3 })
