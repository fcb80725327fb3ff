import type { Lack } from '@trellis/contract/mentoring/pairsTable.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { type ScoreWeights } from '../../matching/scoring/score.ts'
import { scoresOfPairs } from '../../matching/scoring/scoresOfPairs.ts'
import { jobScores } from '../jobsTable/jobScores.ts'
import { scoreOf } from '../solver/objective.ts'
import { explainMentee } from '../solver/explanations/explain.ts'
import { loosenings } from '../solver/explanations/loosening.ts'
import type { Pair, Problem } from '../solver/problem.ts'
import { solveAfresh } from '../solver/solve.ts'
import type { Answered } from '../solver/explanations/whatIf.ts'
import { conflictInWords } from './words/conflictWords.ts'
import { problemOf, THEMSELVES } from './problemOf.ts'
import type { PairOfIds, TableState } from './tableState.ts'

/** Why somebody has no mentor, as it is stored. */
export interface UnmatchedMentee {
  readonly menteeId: Id
  readonly lack: Lack
  readonly keptAway: Readonly<Record<string, number>>
  readonly mentorId: Id | null
  readonly helps: boolean
}

export interface ScoredPair extends PairOfIds {
  /** In hundredths of a point. */
  readonly score: number
}

export type Assigned =
  | {
      readonly feasible: true
      readonly pairs: readonly ScoredPair[]
      readonly unmatched: readonly UnmatchedMentee[]
      readonly objective: number
      readonly dualBound: number
      /** The scores of now of the pairs of the draft before, together. */
      readonly before: number
    }
  | { readonly feasible: false; readonly conflict: readonly string[]; readonly loosen: readonly string[] }

/** For so many without a mentor it is tried what would help: each solves again, which takes longer among many. */
const mostTried = ({ mentees, mentors }: TableState): number => (mentees.length * mentors.length > 1_000_000 ? 10 : 40)

/** What the solver is asked from the state of a mentoring group, where people and jobs are compared by these weights. */
export function problemFor(state: TableState, weights: ScoreWeights): Problem {
  const compared = (people: readonly TableState['mentees'][number][]) => people.map(({ compared }) => compared)
  const [mentees, mentors] = [compared(state.mentees), compared(state.mentors)]
  return problemOf(state, state.jobs ? jobScores(mentees, mentors, state.jobs, weights) : scoresOfPairs(mentees, mentors, weights))
}

/** Assigns to the optimum, and says why somebody has nobody. It takes long for many: made for a thread. */
export function assigned(state: TableState, weights: ScoreWeights): Assigned {
  const problem = problemFor(state, weights)
  const { solution, standing } = solveAfresh(problem)
  if (!solution.feasible) {
    const ways = loosenings(problem, solution.conflict).filter(({ mends }) => mends)
    return {
      feasible: false,
      conflict: conflictInWords(state, problem, solution.conflict),
      loosen: conflictInWords(
        state,
        problem,
        ways.map(({ demand }) => demand),
      ),
    }
  }
  const scored = (pair: Pair): ScoredPair => ({
    menteeId: state.mentees[pair.mentee]!.id,
    mentorId: state.mentors[pair.mentor]!.id,
    score: Math.max(0, scoreOf(problem, pair) ?? 0),
  })
  return {
    feasible: true,
    pairs: solution.pairs.map(scored),
    unmatched: unmatchedIn(state, { problem, solution, standing: standing! }),
    objective: solution.objective,
    dualBound: solution.certificate.dualBound,
    before: scoreBefore(state, problem),
  }
}

function scoreBefore(state: TableState, problem: Problem): number {
  const menteeAt = new Map(state.mentees.map(({ id }, at) => [id, at]))
  const mentorAt = new Map(state.mentors.map(({ id }, at) => [id, at]))
  return state.draft.reduce((sum, { menteeId, mentorId }) => {
    const [mentee, mentor] = [menteeAt.get(menteeId), mentorAt.get(mentorId)]
    if (mentee === undefined || mentor === undefined) return sum
    return sum + Math.max(0, scoreOf(problem, { mentee, mentor }) ?? 0)
  }, 0)
}

function unmatchedIn(state: TableState, answered: Answered): UnmatchedMentee[] {
  const matched = new Set(answered.solution.pairs.map(({ mentee }) => mentee))
  const [locked, paused] = [new Set(state.locked), new Set(state.paused)]
  const most = mostTried(state)
  let tried = 0
  return state.mentees.flatMap(({ id: menteeId }, mentee): UnmatchedMentee[] => {
    if (matched.has(mentee)) return []
    if (paused.has(menteeId)) return [{ menteeId, lack: 'paused', keptAway: {}, mentorId: null, helps: false }]
    if (locked.has(menteeId)) return [{ menteeId, lack: 'locked', keptAway: {}, mentorId: null, helps: false }]
    const { lack, possible, keptAway, remedies } = explainMentee(answered, mentee, tried++ < most ? 1 : 0)
    const best = possible[0]?.mentor
    const helps = remedies.some(({ demand }) => demand.kind === 'capacity' && demand.mentor === best)
    const { [THEMSELVES]: _, ...kinds } = Object.fromEntries(keptAway)
    const mentorId = best === undefined ? null : state.mentors[best]!.id
    return [{ menteeId, lack: lack === 'hasAll' ? 'notWorth' : lack, keptAway: kinds, mentorId, helps }]
  })
}
