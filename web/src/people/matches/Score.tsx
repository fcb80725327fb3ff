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

/** How well two fit each other, as a quiet bar of what adds to it, as long as the score; pointed at or reached by Tab it says how much of it is what. */
export function ToldScore({ score, parts }: Scored) {
  const words = scoreWords({ score, parts }) || 'less than a point, since little is told so far'
  return (
    <button type="button" className={classes.told} aria-label={`Match ${Math.round(score)} of 100: ${words}`}>
      <Bar score={score} parts={parts} />
      <span className={classes.tip}>{words}</span>
    </button>
  )
}

/** The bar alone. */
export function Score({ score, parts }: Scored) {
  const words = scoreWords({ score, parts }) || 'little in common'
  return (
    <div role="img" aria-label={`Match ${Math.round(score)} of 100: ${words}`}>
      <Bar score={score} parts={parts} />
    </div>
  )
}

function Bar({ score, parts }: Scored) {
  const added = shownOf({ score, parts })
  const sum = added.reduce((sum, { points }) => sum + points, 0)
  return (
    <span className={classes.bar}>
      {added.map(({ part, points }) => (
        <i key={part} data-part={part} style={{ width: `${(points / sum) * score}%` }} />
      ))}
    </span>
  )
}
