import { Button } from '@mantine/core'
import type { Match } from '@trellis/contract/matching/matching.ts'
import { type ReactNode, useState } from 'react'
import { CompareGenomes } from './CompareGenomes.tsx'
import { MatchReasons } from './MatchReasons.tsx'
import classes from '../people.module.css'

interface Props {
  readonly match: Match
  readonly level?: 2 | 3
  /** On a card of a list: the strongest reasons alone. */
  readonly isCard?: boolean
  /** What is said between the reasons and the comparison. */
  readonly children?: ReactNode
}

/** Why a person fits, with the comparison of the two genomes behind a button. */
export function MatchWith({ match, level = 3, isCard = false, children }: Props) {
  const [comparing, setComparing] = useState(false)
  const { name } = match._source.generalInfo
  const compare = (
    <Button
      {...(!isCard && { className: classes.compare })}
      variant="transparent"
      px={isCard ? 0 : undefined}
      flex="none"
      aria-expanded={comparing}
      onClick={() => setComparing(!comparing)}
      aria-label={`${comparing ? 'Hide the comparison' : 'Compare genomes'} with ${name}`}
    >
      {comparing ? 'Hide the comparison' : 'Compare genomes'}
    </Button>
  )
  return (
    <div className={classes.why}>
      <MatchReasons title="Why you match" level={level} isCard={isCard} {...(isCard && { beside: compare })} {...match} />
      {children}
      {!isCard && compare}
      {comparing && (
        <div className={classes.comparison}>
          <CompareGenomes name={name} signature={match.signature} reasons={match.reasons} />
        </div>
      )}
    </div>
  )
}
