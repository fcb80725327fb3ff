import { expect, test } from 'vitest'
import { randomOf } from '../../../demonstration/random.ts'
import { faultsOf } from '../checkSolution.ts'
import { randomInstance } from '../instances.samples.ts'
import type { Mentee, Pair, Problem } from '../problem.ts'
import { mediumProblem, smallProblem } from '../problems.arbitraries.ts'
import { rebalance, solve, solveAfresh } from '../solve.ts'

/** A problem in which some mentees and mentors are not there, and what pairs became of whom. */
function without(problem: Problem, mentees: ReadonlySet<number>, mentors: ReadonlySet<number>): Problem {
  const places = (list: readonly unknown[], gone: ReadonlySet<number>): Map<number, number> =>
    new Map(
      Array.from(list.keys())
        .filter((at) => !gone.has(at))
        .map((at, now) => [at, now]),
    )
  const [menteePlaces, mentorPlaces] = [places(problem.mentees, mentees), places(problem.mentors, mentors)]
  const moved = <T extends Pair>(pairs: readonly T[] = []): T[] =>
    pairs.flatMap((pair) => {
      const [mentee, mentor] = [menteePlaces.get(pair.mentee), mentorPlaces.get(pair.mentor)]
      return mentee === undefined || mentor === undefined ? [] : [{ ...pair, mentee, mentor }]
    })
  const { scores, sharedSlots = [] } = problem
  const values: number[] = []
  const sparseMentors: number[] = []
  const starts = [0]
  for (const mentee of menteePlaces.keys()) {
    if (scores.kind === 'dense') {
      for (const mentor of mentorPlaces.keys()) values.push(scores.values[mentee * problem.mentors.length + mentor]!)
      continue
    }
    for (let at = scores.starts[mentee]!; at < scores.starts[mentee + 1]!; at++) {
      const mentor = mentorPlaces.get(scores.mentors[at]!)
      if (mentor === undefined) continue
      sparseMentors.push(mentor)
      values.push(scores.values[at]!)
    }
    starts.push(values.length)
  }
  return {
    ...problem,
    mentees: problem.mentees.filter((_, at) => !mentees.has(at)),
    mentors: problem.mentors.filter((_, at) => !mentors.has(at)),
    scores:
      scores.kind === 'dense'
        ? { kind: 'dense', values: Int32Array.from(values) }
        : { ...scores, starts: Int32Array.from(starts), mentors: Int32Array.from(sparseMentors), values: Int32Array.from(values) },
    pins: moved(problem.pins),
    locks: moved(problem.locks),
    published: moved(problem.published),
    sharedSlots: sharedSlots.map((group) => ({ ...group, mentees: group.mentees.flatMap((at) => menteePlaces.get(at) ?? []) })),
  }
}

/** Two problems that are nearly the same: somebody leaves or joins, and something else is asked. */
function twoVersions(problem: Problem, seed: number): [Problem, Problem] {
  const { whole, chance, some } = randomOf(seed, 99)
  const gone = (list: readonly unknown[], most: number): Set<number> =>
    new Set(some([...list.keys()], list.length > most + 1 ? whole(0, most) : 0))
  const bounds = (mentees: readonly Mentee[]): Mentee[] =>
    mentees.map((mentee) => (chance(0.05) ? { ...mentee, least: 0, most: whole(1, 2) } : mentee))
  const version = (): Problem => {
    const smaller = without(problem, gone(problem.mentees, 2), gone(problem.mentors, 1))
    const mentors = smaller.mentors.map((mentor) => (chance(0.1) ? { ...mentor, capacity: mentor.capacity + 1 } : mentor))
    const pins = (smaller.pins ?? []).filter(() => chance(0.9))
    const published = (smaller.published ?? []).filter(() => chance(0.9))
    return { ...smaller, mentors, pins, published, mentees: bounds(smaller.mentees), ...(chance(0.2) && { loadCost: whole(0, 20) }) }
  }
  return [version(), version()]
}

test.each([
  ['small', smallProblem, 2_500],
  ['larger', mediumProblem, 150],
] as const)('%s problems are rebalanced to the same objective as when they are solved afresh', (_, problemOf, count) => {
  let rebalanced = 0
  for (let seed = 1; seed <= count; seed++) {
    const [before, after] = twoVersions(problemOf(seed), seed)
    const { standing } = solveAfresh(before)
    if (standing === undefined) continue
    const { solution } = rebalance(after, standing)
    const afresh = solve(after)
    expect([seed, solution.feasible]).toEqual([seed, afresh.feasible])
    if (!solution.feasible || !afresh.feasible) continue
    expect([seed, solution.objective, ...faultsOf(after, solution)]).toEqual([seed, afresh.objective])
    rebalanced++
  }
  expect(rebalanced).toBeGreaterThan(count / 20)
})

test('changes follow one another', () => {
  const all = randomInstance('clustered', 300, 40, 5, 1.1)
  let { standing } = solveAfresh(all)
  for (let seed = 1; seed <= 20; seed++) {
    const { whole } = randomOf(seed, 5)
    const some = without(all, new Set([whole(0, 299), whole(0, 299)]), new Set(seed % 3 === 0 ? [whole(0, 39)] : []))
    const next = { ...some, keepPrice: 50, published: [{ mentee: whole(0, 290), mentor: whole(0, 30) }] }
    const outcome = rebalance(next, standing!)
    if (outcome.solution.feasible) expect([seed, ...faultsOf(next, outcome.solution)]).toEqual([seed])
    standing = outcome.standing ?? standing
  }
})

test('scores that changed are seen where they are told', () => {
  const problem = randomInstance('random', 60, 10, 4, 1.05)
  const { standing } = solveAfresh(problem)
  const values = Int32Array.from((problem.scores as { values: Int32Array }).values, (value, at) => (at < 30 ? 10_000 - value : value))
  const after: Problem = { ...problem, scores: { kind: 'dense', values } }
  const { solution } = rebalance(after, standing!, [0, 1, 2])
  expect(solution.feasible && faultsOf(after, solution)).toEqual([])
})

test.each(['alike', 'nearly alike', 'clustered'] as const)(
  'a mentor leaves, ten mentees join and a mentor joins where scores are %s',
  (kind) => {
    for (let seed = 1; seed <= 3; seed++) {
      const all = randomInstance(kind, 600, 60, seed, 1.03)
      const joining = new Set(Array.from({ length: 10 }, (_, at) => 60 * at))
      const fewer = without(all, new Set(), new Set([3]))
      const left = rebalance(fewer, solveAfresh(without(all, joining, new Set())).standing!)
      expect([seed, left.solution.feasible && faultsOf(fewer, left.solution)]).toEqual([seed, []])
      const joined = rebalance(all, left.standing!)
      expect([seed, joined.solution.feasible && faultsOf(all, joined.solution)]).toEqual([seed, []])
    }
  },
)

test('of mentees who were alike, each is looked at by itself once a mentor joins or a pin comes to whom or by which they differ', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const alike = randomInstance('alike', 200, 20, seed, 1.02)
    const { whole, chance } = randomOf(seed, 7)
    const values = Int32Array.from((alike.scores as { values: Int32Array }).values, (value, at) =>
      at % 20 === 3 ? whole(0, 9_900) : value,
    )
    const all: Problem = { ...alike, scores: { kind: 'dense', values } }
    const { standing } = solveAfresh(without(all, new Set(), new Set([3])))
    const pins = all.mentees.flatMap((_, mentee) => (chance(0.1) ? [{ kind: 'forbid' as const, mentee, mentor: whole(0, 19) }] : []))
    for (const after of [all, { ...all, pins }]) {
      const { solution } = rebalance(after, standing!)
      expect([seed, solution.feasible && faultsOf(after, solution)]).toEqual([seed, []])
    }
  }
})
