import type { JobFit } from '@trellis/contract/jobs/jobs.ts'
import type { Match } from '@trellis/contract/matching/matching.ts'
import { wholePoints } from './points.ts'
import classes from './Score.module.css'

/** A score with its parts; those of a job are also its place and pay. */
export interface Scored extends Pick<Match, 'score'> {
  readonly parts: Match['parts'] & Partial<JobFit['parts']>
}

const kinds = [
  { part: 'genome', words: 'genome' },
  { part: 'tags', words: 'shared skills' },
  { part: 'related', words: 'related skills' },
  { part: 'text', words: 'shared topics' },
  { part: 'place', words: 'place' },
  { part: 'pay', words: 'pay' },
] as const

/** The parts of a score in whole points, those that add at least one. */
function shownOf({ score, parts }: Scored) {
  const points = wholePoints(
    kinds.map(({ part }) => parts[part] ?? 0),
    score,
  )
  return kinds.map((kind, at) => ({ ...kind, points: points[at]! })).filter(({ points }) => points !== 0)
}

/** What a score is made of, adding up to it: 'genome 41, shared skills 20, place 6'. */
export const scoreWords = (scored: Scored): string =>
  shownOf(scored)
    .map(({ words, points }) => `${words} ${points}`)
    .join(', ')

/** How well two fit each other, as a quiet bar of what adds to it, as long as the score. */
export function Score({ score, parts }: Scored) {
  const words = scoreWords({ score, parts }) || 'little in common'
  const added = shownOf({ score, parts })
  const sum = added.reduce((sum, { points }) => sum + points, 0)
  return (
    <div className={classes.bar} role="img" aria-label={`Match ${Math.round(score)} of 100: ${words}`}>
      {added.map(({ part, points }) => (
        <i key={part} data-part={part} style={{ width: `${(points / sum) * score}%` }} />
      ))}
    </div>
  )
}
