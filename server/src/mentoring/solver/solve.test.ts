import { describe, expect, test } from 'vitest'
import { faultsOf } from './checkSolution.ts'
import { greatestObjective } from './exhaustive.testing.ts'
import { randomInstance, storedInstance } from './instances.samples.ts'
import type { Problem, Solved } from './problem.ts'
import { mediumProblem, smallProblem } from './problems.arbitraries.ts'
import { solve } from './solve.ts'

/** `SOLVER_RUNS=100000` compares so many. */
const RUNS = Number(process.env['SOLVER_RUNS'] ?? 10_000)
const seeds = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1)

test('small problems are solved as trying everything does', { timeout: 120_000 }, () => {
  let feasible = 0
  for (const seed of seeds(RUNS)) {
    const problem = smallProblem(seed)
    const solution = solve(problem)
    const greatest = greatestObjective(problem)
    expect([seed, solution.feasible ? solution.objective : undefined]).toEqual([seed, greatest])
    if (!solution.feasible) continue
    expect([seed, ...faultsOf(problem, solution)]).toEqual([seed])
    feasible++
  }
  expect(feasible).toBeGreaterThan(RUNS / 3)
})

test('problems of a class are solved with a proof', () => {
  const solved = seeds(RUNS / 40).flatMap((seed) => {
    const problem = mediumProblem(seed)
    const solution = solve(problem)
    if (solution.feasible) expect([seed, ...faultsOf(problem, solution)]).toEqual([seed])
    return solution.feasible ? [seed] : []
  })
  expect(solved.length).toBeGreaterThan(RUNS / 400)
})

test.each([
  ['clustered_100x20', 787_426],
  ['random_100x20', 955_213],
])('%s has the proven optimum', (name, optimum) => {
  const problem = storedInstance(name)
  const solution = solve(problem) as Solved
  expect(solution.objective).toBe(optimum)
  expect(faultsOf(problem, solution)).toEqual([])
})

test('mentees who are alike in twos and threes, with slots shared and with bounds, are solved with a proof', () => {
  const rows = randomInstance('clustered', 60, 30, 7, 1.1)
  const values = Int32Array.from({ length: 60 * 30 }, (_, at) => rows.scores.values[(Math.floor(at / 30) % 25) * 30 + (at % 30)]!)
  const problem: Problem = {
    ...rows,
    mentees: rows.mentees.map((mentee, at) => ({ ...mentee, least: at % 4 === 0 ? 0 : 1, most: at % 7 === 0 ? 2 : 1 })),
    mentors: rows.mentors.map((mentor) => ({ ...mentor, capacity: 3 })),
    scores: { kind: 'dense', values },
    sharedSlots: [
      {
        mentees: rows.mentees
          .keys()
          .filter((at) => at % 3 === 0)
          .toArray(),
        slots: 1,
      },
    ],
    leastScore: 4_000,
    loadCost: 300,
  }
  expect(faultsOf(problem, solve(problem) as Solved)).toEqual([])
})

test.each([
  [2.2, 0, 0],
  [1.02, 40, 0],
  [1.3, 0, 3_000],
])(
  'a nearly alike instance with %f slots, load cost %i and least score %i, shared slots and bounds, is solved with a proof',
  (slack, loadCost, leastScore) => {
    const rows = randomInstance('nearly alike', 300, 40, 7, slack)
    const problem: Problem = {
      ...rows,
      mentees: rows.mentees.map((mentee, at) => ({ ...mentee, least: at % 4 === 0 ? 0 : 1, most: at % 9 === 0 ? 2 : 1 })),
      mentors: rows.mentors.map((mentor) => ({ ...mentor, capacity: mentor.capacity + 2 })),
      sharedSlots: [{ mentees: Array.from({ length: 60 }, (_, at) => at * 5), slots: 3 }],
      pins: [
        { kind: 'require', mentee: 1, mentor: 39 },
        { kind: 'prefer', mentee: 2, mentor: 38, bonus: 500 },
      ],
      leastScore,
      loadCost,
    }
    expect(faultsOf(problem, solve(problem) as Solved)).toEqual([])
  },
)

test.each([
  ['clustered', 1.02],
  ['clustered', 2.2],
  ['random', 1],
  ['alike', 1.02],
  ['alike', 2.2],
  ['nearly alike', 1.02],
] as const)('a %s instance with %f slots for each mentee is solved with a proof', (kind, slack) => {
  const problem = randomInstance(kind, 600, 100, 7, slack)
  expect(faultsOf(problem, solve(problem) as Solved)).toEqual([])
})

describe('the checker', () => {
  const problem: Problem = { ...storedInstance('clustered_100x20'), loadCost: 20 }
  const right = solve(problem) as Solved
  const [first, ...rest] = right.pairs
  const elsewhere = { mentee: 0, mentor: (first!.mentor + 1) % 20 }

  test('believes the solver', () => expect(faultsOf(problem, right)).toEqual([]))

  test.each<[string, Solved, RegExp]>([
    ['a pair less', { ...right, pairs: rest }, /Mentee 0 has 0 mentors/],
    ['another pair', { ...right, pairs: [elsewhere, ...rest] }, /The objective is/],
    ['a greater objective', { ...right, objective: right.objective + 1 }, /said to be/],
    ['other prices', { ...right, certificate: { ...right.certificate, mentorPrices: new Float64Array(20) } }, /does not reach/],
  ])('finds fault with %s', (_, wrong, fault) => expect(faultsOf(problem, wrong).join()).toMatch(fault))
})

test('what is no problem is refused', () => {
  const problem = storedInstance('random_100x20')
  expect(() => solve({ ...problem, mentees: problem.mentees.toReversed() })).toThrow('listed by id')
  expect(() => solve({ ...problem, mentors: problem.mentors.slice(1) })).toThrow('a score for each pair')
  expect(() => solve({ ...problem, loadCost: 0.5 })).toThrow('whole')
  expect(() => solve({ ...problem, locks: [{ mentee: 100, mentor: 0 }] })).toThrow('not there')
})
