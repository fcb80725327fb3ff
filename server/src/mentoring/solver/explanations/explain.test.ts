import { describe, expect, test } from 'vitest'
import { faultsOf } from '../checkSolution.ts'
import { conflictOf } from '../conflicts/conflict.ts'
import { greatestObjective } from '../exhaustive.testing.ts'
import { randomInstance } from '../instances.samples.ts'
import { loadsOf } from '../objective.ts'
import type { Demand, Pair, Problem } from '../problem.ts'
import { smallProblem } from '../problems.arbitraries.ts'
import { solve, solveAfresh } from '../solve.ts'
import { explainMentee } from './explain.ts'
import { loosenings } from './loosening.ts'
import { barredBy, holdingsOf, leastPrices, type Obstacle, obstacleOf } from './obstacles.ts'
import { pricesOfForcing } from './pricesOfForcing.ts'
import { type Answered, type Effect, loosened, priceOfForcing, requiring } from './whatIf.ts'

const ROUNDS = 2_000
const feasible = (count: number): [number, Answered][] =>
  Array.from({ length: count }, (_, seed) => seed + 1).flatMap((seed): [number, Answered][] => {
    const problem = smallProblem(seed)
    const { solution, standing } = solveAfresh(problem)
    return solution.feasible ? [[seed, { problem, solution, standing: standing! }]] : []
  })

const allPairs = ({ mentees, mentors }: Problem): Pair[] =>
  [...mentees.keys()].flatMap((mentee) => Array.from(mentors.keys(), (mentor) => ({ mentee, mentor })))

/** The pairs of an answer after an effect. */
function after({ solution }: Answered, { lost, gained }: Effect): Pair[] {
  const isLost = (pair: Pair): boolean => lost.some(({ mentee, mentor }) => mentee === pair.mentee && mentor === pair.mentor)
  return [...solution.pairs.filter((pair) => !isLost(pair)), ...gained]
}

test('what it costs to require a pair is the difference to trying everything, and the prices ask no more', () => {
  for (const [seed, answered] of feasible(ROUNDS)) {
    const { problem, solution } = answered
    for (const pair of allPairs(problem)) {
      const effect = priceOfForcing(answered, pair)
      const greatest = greatestObjective(requiring(problem, pair))
      const cost = greatest === undefined ? undefined : solution.objective - greatest
      expect([seed, pair, effect.feasible ? effect.cost : undefined]).toEqual([seed, pair, cost])
      if (cost !== undefined && (problem.leastScore ?? 0) === 0) {
        const isPossible = obstacleOf(problem, holdingsOf(solution), pair)?.kind
        const least = leastPrices(problem, solution, pair.mentee)[pair.mentor]!
        if (isPossible !== 'forbidden') expect([seed, pair, least <= Math.max(0, cost)]).toEqual([seed, pair, true])
      }
    }
  }
})

test('what it costs to force each pair of a mentee is found at once, as solving again for each finds it', () => {
  const kinds = { free: 0, costs: 0, stands: 0, barred: 0 }
  for (const [seed, answered] of feasible(ROUNDS)) {
    const { problem } = answered
    for (const mentee of problem.mentees.keys()) {
      const prices = pricesOfForcing(answered, mentee)
      for (const [mentor, price] of prices.entries()) {
        const pair = { mentee, mentor }
        if (Number.isNaN(price)) {
          kinds.barred++
          expect([seed, pair, barredBy(problem, pair) === undefined]).toEqual([seed, pair, false])
          continue
        }
        const effect = priceOfForcing(answered, pair)
        expect([seed, pair, price]).toEqual([seed, pair, effect.feasible ? effect.cost : Infinity])
        kinds[price === 0 ? 'free' : price === Infinity ? 'stands' : 'costs']++
      }
    }
  }
  expect(Math.min(...Object.values(kinds))).toBeGreaterThan(100)
})

test('every mentee is told what would help, as solving again finds', () => {
  const lacks = new Set<string>()
  const remedies = new Set<string>()
  for (const [seed, answered] of feasible(ROUNDS)) {
    const { problem, solution } = answered
    for (const mentee of problem.mentees.keys()) {
      const explained = explainMentee(answered, mentee)
      lacks.add(explained.lack)
      for (const { demand, effect } of explained.remedies) {
        remedies.add(demand.kind)
        const next = loosened(problem, demand)
        const pairs = after(answered, effect)
        const count = (list: readonly Pair[]): number => list.filter((pair) => pair.mentee === mentee).length
        expect(count(pairs)).toBeGreaterThan(count(solution.pairs))
        const best = solve(next)
        if (!best.feasible) throw new Error(`Seed ${seed} is not feasible`)
        const solved = { ...best, pairs, loads: loadsOf(next, pairs) }
        expect([seed, solution.objective - effect.cost, ...faultsOf(next, solved)]).toEqual([seed, best.objective])
      }
    }
  }
  expect([...lacks].toSorted()).toEqual(['allTaken', 'asksForNone', 'hasAll', 'nobodyPossible', 'notWorth'])
  expect([...remedies].toSorted()).toEqual(['capacity', 'forbid', 'most', 'sharedSlots'])
})

describe('what stands between a mentee and a mentor', () => {
  const ids = (count: number): { id: string }[] => Array.from({ length: count }, (_, at) => ({ id: `${at}` }))
  const problem: Problem = {
    mentees: ids(4).map(({ id }, at) => ({ id, least: at === 0 ? 1 : 0, most: 1 })),
    mentors: ids(5).map(({ id }) => ({ id, capacity: id === '0' ? 1 : 2 })),
    // The first has mentor 0, the second mentor 3; the third would share slots with the first two at mentor 4.
    scores: { kind: 'dense', values: Int32Array.from([900, 0, 0, 0, 0, 800, -1, 40, 700, 300, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0]) },
    rules: ['sameSchool'],
    leastScore: 50,
    loadCost: 100,
    pins: [{ kind: 'forbid', mentee: 0, mentor: 4 }],
  }
  const { solution, standing } = solveAfresh(problem)
  if (!solution.feasible) throw new Error('It is feasible')
  const kindOf = (mentee: number, mentor: number): Obstacle | undefined => obstacleOf(problem, holdingsOf(solution), { mentee, mentor })

  test.each<[number, number, Partial<Obstacle> | undefined]>([
    [0, 0, undefined],
    [0, 4, { kind: 'forbidden', pin: 0 }],
    [1, 0, { kind: 'full', capacity: 1, heldBy: [0] }],
    [1, 1, { kind: 'rule', rule: 'sameSchool' }],
    [1, 2, { kind: 'belowLeast', score: 40, leastScore: 50 }],
    [1, 4, { kind: 'hasAll', mentors: [3] }],
  ])('%i and %i', (mentee, mentor, obstacle) => {
    if (obstacle === undefined) expect(kindOf(mentee, mentor)).toBeUndefined()
    else expect(kindOf(mentee, mentor)).toEqual(obstacle)
  })

  test('nobody is possible for a mentee who has nothing in common with anybody', () => {
    const explained = explainMentee({ problem, solution, standing: standing! }, 3)
    expect(explained).toMatchObject({ lack: 'nobodyPossible', possible: [], remedies: [] })
    expect(explained.keptAway).toEqual(new Map([['belowLeast', 5]]))
  })
})

test('of a conflict it is told what to loosen, and whether an assignment is there then', () => {
  const kinds = new Set<Demand['kind']>()
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const problem = smallProblem(seed)
    const conflict = conflictOf(problem)
    if (conflict === undefined) continue
    for (const { demand, mends } of loosenings(problem, conflict)) {
      const found = greatestObjective(loosened(problem, demand)) !== undefined
      expect([seed, demand, mends]).toEqual([seed, demand, found])
      if (mends) kinds.add(demand.kind)
    }
  }
  expect(kinds.size).toBeGreaterThan(4)
})

test('with hundreds of people an explanation is there at once', () => {
  const problem = randomInstance('clustered', 600, 100, 1, 1.05)
  const { solution, standing } = solveAfresh(problem)
  if (!solution.feasible) throw new Error('It is feasible')
  const answered = { problem, solution, standing: standing! }
  const began = process.cpuUsage()
  for (let mentee = 0; mentee < 10; mentee++) explainMentee(answered, mentee)
  expect(process.cpuUsage(began).user / 1e6).toBeLessThan(2)
})

test('among hundreds of people the prices of all mentors are those of solving again, and there at once', () => {
  const problem = randomInstance('clustered', 600, 100, 1, 1.05)
  const { solution, standing } = solveAfresh(problem)
  if (!solution.feasible) throw new Error('It is feasible')
  const answered = { problem, solution, standing: standing! }
  const began = process.cpuUsage()
  const prices = [7, 300].map((mentee) => [mentee, pricesOfForcing(answered, mentee)] as const)
  expect(process.cpuUsage(began).user / 1e6).toBeLessThan(1)
  for (const [mentee, own] of prices) {
    for (let mentor = 0; mentor < 100; mentor += 9) {
      const effect = priceOfForcing(answered, { mentee, mentor })
      expect([mentor, own[mentor]]).toEqual([mentor, effect.feasible ? effect.cost : Infinity])
    }
  }
})
