import { Text } from '@mantine/core'
import type { Match, Reason } from '@trellis/contract/matching.ts'
import classes from './MatchReasons.module.css'

interface Props extends Pick<Match, 'score' | 'parts' | 'reasons'> {
  readonly title: string
}

const SHOWN_REASONS = 4

/** Why somebody or something fits, in words; how well is a quiet bar below. */
export function MatchReasons({ title, reasons, score, parts }: Props) {
  return (
    <>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.reasons}>
        {reasons
          .filter(isWorthSaying)
          .slice(0, SHOWN_REASONS)
          .map((reason) => (
            <li key={reason.words} data-kind={reason.kind}>
              {reason.words}
            </li>
          ))}
      </ul>
      <Score score={score} parts={parts} />
    </>
  )
}

/** What adds nothing to the score is only said where nothing else is. */
function isWorthSaying({ kind, points }: Reason, at: number): boolean {
  return at === 0 || kind === 'difference' || (points > 0 && kind !== 'otherNodes')
}

/** How good a match is as a bar of its parts: genome, skills, words. */
function Score({ score, parts: { genome, tags, text } }: Pick<Match, 'score' | 'parts'>) {
  const parts = [
    { kind: 'genome', words: 'genome', points: genome },
    { kind: 'tags', words: 'shared skills', points: tags },
    { kind: 'text', words: 'what you wrote', points: text },
  ].filter(({ points }) => points >= 0.5)
  const words = parts.map(({ words, points }) => `${words} ${Math.round(points)}`).join(', ')
  return (
    <div className={classes.score}>
      <div className={classes.bar} role="img" aria-label={`Match ${Math.round(score)} of 100: ${words || 'little in common'}`}>
        {parts.map(({ kind, points }) => (
          <i key={kind} data-part={kind} style={{ width: `${points}%` }} />
        ))}
      </div>
      <Text size="sm" c="dimmed" aria-hidden>
        {words}
      </Text>
    </div>
  )
}
