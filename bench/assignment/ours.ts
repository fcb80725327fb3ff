import { readProblem } from '../../server/src/mentoring/solver/scoreFiles.ts'
import type { Problem } from '../../server/src/mentoring/solver/problem.ts'
import { type Outcome, rebalance, solveAfresh } from '../../server/src/mentoring/solver/solve.ts'
import { percentile } from '../figures.ts'

/** What our solver took, in the processor's milliseconds. The first run is that of a process that has run nothing yet. */
export interface Taken {
  readonly objective: number
  readonly dualBound: number
  readonly first: number
  readonly solving: number
  /** After one mentor has left and ten mentees have joined, and the objective of that afresh and rebalanced. */
  readonly rebalancing: number
  readonly rebalanced: number
  readonly rebalancedAfresh: number
  /** After one mentor has joined. */
  readonly joining: number
  readonly joined: number
}

const JOINING = 10
/** A small change takes so little that its code has to have run often to run as it does later. */
const LEAST_RUNS_OF_CHANGE = 31

function processorMilliseconds<T>(run: () => T): [number, T] {
  const began = process.cpuUsage()
  const result = run()
  const { user, system } = process.cpuUsage(began)
  return [(user + system) / 1000, result]
}

/** A problem without ten mentees, spread over the list, or without its fourth mentor. */
function reduced(problem: Problem, { mentees, mentor }: { mentees?: true; mentor?: true }): Problem {
  const n = problem.mentors.length
  const step = Math.floor(problem.mentees.length / JOINING)
  const rows = [...problem.mentees.keys()].filter((at) => mentees === undefined || at % step !== 0 || at / step >= JOINING)
  const columns = [...problem.mentors.keys()].filter((at) => mentor === undefined || at !== 3)
  const from = problem.scores.values
  const values = new Int32Array(rows.length * columns.length)
  let to = 0
  for (const row of rows) for (const column of columns) values[to++] = from[row * n + column]!
  return {
    ...problem,
    mentees: rows.map((at) => problem.mentees[at]!),
    mentors: columns.map((at) => problem.mentors[at]!),
    scores: { kind: 'dense', values },
  }
}

function measure(problem: Problem, runs: number): Taken {
  const objectiveOf = ({ solution }: Outcome): number => (solution.feasible ? solution.objective : Number.NaN)
  const [first, outcome] = processorMilliseconds(() => solveAfresh(problem))
  const { solution } = outcome
  if (!solution.feasible) throw new Error('There are too few slots')
  const middle = (run: () => unknown, times = runs): number =>
    percentile(
      Array.from({ length: times }, () => processorMilliseconds(run)[0]),
      0.5,
    )
  const often = Math.max(runs, LEAST_RUNS_OF_CHANGE)
  middle(() => solveAfresh(problem))
  const solving = middle(() => solveAfresh(problem))
  const { standing } = solveAfresh(reduced(problem, { mentees: true }))
  const after = reduced(problem, { mentor: true })
  middle(() => rebalance(after, standing!), often)
  const before = solveAfresh(after).standing!
  middle(() => rebalance(problem, before), often)
  return {
    objective: solution.objective,
    dualBound: solution.certificate.dualBound,
    first,
    solving,
    rebalancing: middle(() => rebalance(after, standing!), often),
    rebalanced: objectiveOf(rebalance(after, standing!)),
    rebalancedAfresh: objectiveOf(solveAfresh(after)),
    joining: middle(() => rebalance(problem, before), often),
    joined: objectiveOf(rebalance(problem, before)),
  }
}

const [scores, capacities, runs] = process.argv.slice(2)
if (import.meta.main) process.stdout.write(`${JSON.stringify(measure(readProblem(scores!, capacities!), Number(runs)))}\n`)
