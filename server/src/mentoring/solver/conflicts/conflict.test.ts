import { expect, test } from 'vitest'
import { greatestObjective } from '../exhaustive.testing.ts'
import { randomInstance } from '../instances.samples.ts'
import type { Demand, Infeasible, Problem } from '../problem.ts'
import { mediumProblem, smallProblem } from '../problems.arbitraries.ts'
import { solve } from '../solve.ts'
import { isFeasible, restricted } from './restricted.ts'

const conflictIn = (problem: Problem): readonly Demand[] | undefined => {
  const solution = solve(problem)
  return solution.feasible ? undefined : solution.conflict
}

/** Whether some demands hold together, found by trying everything, and by the solver. */
const byTrying = (problem: Problem, demands: readonly Demand[]): boolean => greatestObjective(restricted(problem, demands)) !== undefined
const bySolving = (problem: Problem, demands: readonly Demand[]): boolean => isFeasible(restricted(problem, demands))

function requireSmallest(problem: Problem, conflict: readonly Demand[], hold: typeof byTrying, named: unknown): void {
  expect(conflict.length, String(named)).toBeGreaterThan(0)
  expect([named, hold(problem, conflict)]).toEqual([named, false])
  for (const member of conflict) {
    const others = conflict.filter((other) => other !== member)
    expect([named, member, hold(problem, others)]).toEqual([named, member, true])
  }
}

test('of small problems that have no assignment, a smallest conflict is told, every member of which is needed', () => {
  const kinds = new Set<string>()
  for (let seed = 1; seed <= 1_500; seed++) {
    const problem = smallProblem(seed)
    const conflict = conflictIn(problem)
    if (conflict === undefined) continue
    requireSmallest(problem, conflict, byTrying, seed)
    for (const { kind } of conflict) kinds.add(kind)
  }
  expect([...kinds].toSorted()).toEqual(['capacity', 'forbid', 'least', 'lock', 'most', 'require', 'sharedSlots'])
})

test('the same of larger ones', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const problem = mediumProblem(seed)
    const conflict = conflictIn(problem)
    if (conflict !== undefined) requireSmallest(problem, conflict, bySolving, seed)
  }
})

test('where all slots together are too few, each of them and one mentee too many are told', () => {
  const problem = randomInstance('clustered', 200, 20, 3, 0.8)
  const slots = problem.mentors.reduce((sum, { capacity }) => sum + capacity, 0)
  const { conflict } = solve(problem) as Infeasible
  expect(conflict.filter(({ kind }) => kind === 'capacity')).toHaveLength(20)
  expect(conflict.filter(({ kind }) => kind === 'least')).toHaveLength(slots + 1)
})
