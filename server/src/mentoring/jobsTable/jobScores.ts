import { besideOf } from '../../jobs/matches/jobGrounds.policy.ts'
import type { ScoreWeights } from '../../matching/scoring/score.ts'
import { scoresOfPairs } from '../../matching/scoring/scoresOfPairs.ts'
import type { StoredRank } from '../../matching/vectors/storedVectors.ts'
import { barredBy } from '../tables/problemOf.ts'
import type { JobsOfState } from '../tables/tableState.ts'
import { obstacleOf } from './obstacles.policy.ts'

/**
 * How well each mentee goes with each job, in hundredths of a point, mentees × jobs: by likeness, place and pay, as students are told of jobs.
 * Of a job that cannot be theirs, what bars it.
 */
export function jobScores(
  mentees: readonly (StoredRank | undefined)[],
  jobs: readonly (StoredRank | undefined)[],
  { takers, offered }: JobsOfState,
  weights: ScoreWeights,
): Int32Array {
  const worth = (at: number, of: number): number =>
    besideOf(offered[of]!.takeable, takers[at]!.taker).reduce((sum, { raw }) => sum + raw, 0)
  const values = scoresOfPairs(mentees, jobs, weights, worth)
  for (const [at, taker] of takers.entries()) {
    for (const [of, job] of offered.entries()) {
      const obstacle = obstacleOf(taker, job)
      if (obstacle !== undefined) values[at * offered.length + of] = barredBy(obstacle)
    }
  }
  return values
}
