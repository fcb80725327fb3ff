import type { Match } from '@trellis/contract/matching.ts'
import classes from './Score.module.css'

type Scored = Pick<Match, 'score' | 'parts'>

const kinds = [
  { part: 'genome', words: 'genome' },
  { part: 'tags', words: 'shared skills' },
  { part: 'text', words: 'shared topics' },
] as const

/** The parts of a score that are worth showing. */
const shownOf = ({ parts }: Scored) => kinds.filter(({ part }) => parts[part] >= 0.5)

/** What a score is made of: 'genome 41, shared skills 20'. */
export const scoreWords = (scored: Scored): string =>
  shownOf(scored)
    .map(({ part, words }) => `${words} ${Math.round(scored.parts[part])}`)
    .join(', ')

/** How well two fit each other, as a quiet bar of its parts. */
export function Score({ score, parts }: Scored) {
  const words = scoreWords({ score, parts }) || 'little in common'
  return (
    <div className={classes.bar} role="img" aria-label={`Match ${Math.round(score)} of 100: ${words}`}>
      {shownOf({ score, parts }).map(({ part }) => (
        <i key={part} data-part={part} style={{ width: `${parts[part]}%` }} />
      ))}
    </div>
  )
}
