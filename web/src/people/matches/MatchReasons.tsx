import { Text, VisuallyHidden } from '@mantine/core'
import type { Match } from '@trellis/contract/matching/matching.ts'
import type { ReactNode } from 'react'
import type { Ground, Reason } from '@trellis/contract/matching/scores.ts'
import classes from './MatchReasons.module.css'
import { isSaid, reasonsSaid, tellingFirst } from './reasonsSaid.ts'
import { type Scored, ToldScore } from './Score.tsx'

interface Props extends Scored, Pick<Match, 'reasons'> {
  readonly title: string
  /** The level of its heading: below a card's by default. */
  readonly level?: 2 | 3
  /** On a card of a list: the strongest reasons alone. */
  readonly isCard?: boolean
  /** How many of them at most. */
  readonly most?: number
  /** Who it is told of, before what of theirs a reason rests on. */
  readonly other?: string
  /** What stands between the reasons and the bar. */
  readonly below?: ReactNode
  /** What stands beside the bar. */
  readonly beside?: ReactNode
}

const [SHOWN, SHOWN_ON_CARD] = [4, 2]

/** Why somebody or something fits, in words; how well is a quiet bar below, which tells its parts. What speaks against it comes first. */
export function MatchReasons({
  title,
  level,
  isCard = false,
  most = isCard ? SHOWN_ON_CARD : SHOWN,
  other = 'They',
  below,
  beside,
  reasons,
  score,
  parts,
}: Props) {
  const hindrances = reasons.filter(({ kind }) => kind === 'hindrance')
  const grounds = reasons.filter(({ kind }) => kind !== 'hindrance')
  const isLittle = Math.round(score) === 0
  return (
    <>
      {hindrances.length > 0 && (
        <ul className={classes.hindrances} aria-label="What speaks against it">
          {hindrances.map((hindrance) => (
            <li key={hindrance.words}>{hindrance.words}</li>
          ))}
        </ul>
      )}
      {isLittle && <Text c="dimmed">{whyLittle(grounds.filter(isSaid))?.words}</Text>}
      {isLittle && below}
      {isLittle && beside}
      {!isLittle && (
        <Grounds {...{ title, isCard, most, other, below, beside, score, parts }} {...(level && { level })} reasons={grounds} />
      )}
    </>
  )
}

function Grounds({ title, level = 3, isCard = false, most, other = '', below, beside, reasons, score, parts }: Props) {
  const Heading = `h${level}` as const
  return (
    <>
      {isCard ? (
        <VisuallyHidden>
          <Heading>{title}</Heading>
        </VisuallyHidden>
      ) : (
        <Heading className={classes.title}>{title}</Heading>
      )}
      <ul className={classes.reasons} data-card={isCard || undefined} data-single={most === 1 || undefined}>
        {(isCard ? tellingFirst(reasonsSaid(reasons)) : reasonsSaid(reasons)).slice(0, most).map((reason) => (
          <li key={reason.words} data-kind={reason.kind}>
            {reason.restsOn === undefined ? reason.words : <Told reason={reason.words} grounds={reason.restsOn} other={other} />}
          </li>
        ))}
      </ul>
      {below}
      <div className={classes.score}>
        <ToldScore score={score} parts={parts} />
        {beside}
      </div>
    </>
  )
}

/** A reason that says, when it is pressed, what it rests on in what the two tell. */
function Told({ reason, grounds, other }: { readonly reason: string; readonly grounds: readonly Ground[]; readonly other: string }) {
  return (
    <details className={classes.rests}>
      <summary>{reason}</summary>
      <dl>
        {grounds.map(({ of, yours, theirs }) => (
          <div key={of}>
            <dt>{of}</dt>
            {yours.length > 0 && <dd>You: {yours.join(', ')}</dd>}
            {theirs.length > 0 && (
              <dd>
                {other}: {theirs.join(', ')}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  )
}

/** Where no point is shown: what is different, rather than what adds a part of one. */
const whyLittle = (grounds: readonly Reason[]): Reason | undefined => grounds.find(({ kind }) => kind === 'difference') ?? grounds[0]
