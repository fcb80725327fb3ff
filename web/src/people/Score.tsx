import type { Match } from '@trellis/contract/matching.ts'
import { signed, wholePoints } from './points.ts'
import classes from './Score.module.css'

type Scored = Pick<Match, 'score' | 'parts'>

const kinds = [
  { part: 'genome', words: 'genome' },
  { part: 'tags', words: 'shared skills' },
  { part: 'text', words: 'shared topics' },
] as const

/** The parts of a score in whole points, those that add or take away at least one. */
function shownOf({ score, parts }: Scored) {
  const points = wholePoints(kinds.map(({ part }) => parts[part]), score)
  return kinds.map((kind, at) => ({ ...kind, points: points[at]! })).filter(({ points }) => points !== 0)
}

/** What a score is made of, adding up to it: 'genome 41, shared skills 20, shared topics −6'. */
export const scoreWords = (scored: Scored): string =>
  shownOf(scored)
    .map(({ words, points }) => `${words} ${signed(points)}`)
    .join(', ')

/** How well two fit each other, as a quiet bar of what adds to it, as long as the score. */
export function Score({ score, parts }: Scored) {
  const words = scoreWords({ score, parts }) || 'little in common'
  const added = shownOf({ score, parts }).filter(({ points }) => points > 0)
  const sum = added.reduce((sum, { points }) => sum + points, 0)
  return (
    <div className={classes.bar} role="img" aria-label={`Match ${Math.round(score)} of 100: ${words}`}>
      {added.map(({ part, points }) => (
        <i key={part} data-part={part} style={{ width: `${(points / sum) * score}%` }} />
      ))}
    </div>
  )
}
