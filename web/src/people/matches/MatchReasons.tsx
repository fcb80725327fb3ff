import { Text } from '@mantine/core'
import type { Match } from '@trellis/contract/matching/matching.ts'
import type { Reason } from '@trellis/contract/matching/scores.ts'
import classes from './MatchReasons.module.css'
import { Score, type Scored, scoreWords } from './Score.tsx'

interface Props extends Scored, Pick<Match, 'reasons'> {
  readonly title: string
  /** The level of its heading: below a card's by default. */
  readonly level?: 2 | 3
}

const SHOWN_REASONS = 4

/** Why somebody or something fits, in words; how well is a quiet bar below. What speaks against it comes first. */
export function MatchReasons({ title, level, reasons, score, parts }: Props) {
  const words = scoreWords({ score, parts })
  const hindrances = reasons.filter(({ kind }) => kind === 'hindrance')
  const grounds = reasons.filter(({ kind }) => kind !== 'hindrance')
  const isLittle = grounds.every(({ points }) => points === 0)
  return (
    <>
      {hindrances.length > 0 && (
        <ul className={classes.hindrances} aria-label="What speaks against it">
          {hindrances.map((hindrance) => (
            <li key={hindrance.words}>{hindrance.words}</li>
          ))}
        </ul>
      )}
      {isLittle && <Text c="dimmed">{grounds.find(isSaid)?.words}</Text>}
      {!isLittle && <Grounds {...{ title, score, parts, words }} {...(level && { level })} reasons={grounds} />}
    </>
  )
}

function Grounds({ title, level = 3, reasons, score, parts, words }: Props & { readonly words: string }) {
  const Heading = `h${level}` as const
  return (
    <>
      <Heading className={classes.title}>{title}</Heading>
      <ul className={classes.reasons}>
        {reasons
          .filter((reason, at) => isSaid(reason) && isWorthSaying(reason, at))
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
          {words === '' ? 'Less than a point: little is told so far' : `Points: ${words}`}
        </Text>
      </div>
    </>
  )
}

/** What a list has said often enough is left out. */
const isSaid = ({ saidOften }: Reason): boolean => saidOften !== true

/** What adds nothing to the score is only said where nothing else is. */
function isWorthSaying({ kind, points }: Reason, at: number): boolean {
  return at === 0 || kind === 'difference' || (points > 0 && kind !== 'otherNodes')
}
