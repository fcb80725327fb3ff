import { Text } from '@mantine/core'
import type { Match, Reason } from '@trellis/contract/matching.ts'
import classes from './MatchReasons.module.css'
import { Score, scoreWords } from './Score.tsx'

interface Props extends Pick<Match, 'score' | 'parts' | 'reasons'> {
  readonly title: string
}

const SHOWN_REASONS = 4

/** Why somebody or something fits, in words; how well is a quiet bar below. */
export function MatchReasons({ title, reasons, score, parts }: Props) {
  const words = scoreWords({ score, parts })
  if (words === '') return <Text c="dimmed">{reasons[0]?.words}</Text>
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
      <div className={classes.score}>
        <Score score={score} parts={parts} />
        <Text size="sm" c="dimmed" aria-hidden>
          Points: {words}
        </Text>
      </div>
    </>
  )
}

/** What adds nothing to the score is only said where nothing else is. */
function isWorthSaying({ kind, points }: Reason, at: number): boolean {
  return at === 0 || kind === 'difference' || (points > 0 && kind !== 'otherNodes')
}
