import { Button } from '@mantine/core'
import type { Match } from '@trellis/contract/matching/matching.ts'
import { type ReactNode, useState } from 'react'
import { CompareGenomes } from './CompareGenomes.tsx'
import { MatchReasons } from './MatchReasons.tsx'
import classes from '../people.module.css'

interface Props {
  readonly match: Match
  readonly level?: 2 | 3
  /** What is said between the reasons and the comparison. */
  readonly children?: ReactNode
}

/** Why a person fits, with the comparison of the two genomes behind a button. */
export function MatchWith({ match, level = 3, children }: Props) {
  const [comparing, setComparing] = useState(false)
  const { name } = match._source.generalInfo
  return (
    <div className={classes.why}>
      <MatchReasons title="Why you match" level={level} {...match} />
      {children}
      <Button
        className={classes.compare}
        variant="transparent"
        mt="xs"
        aria-expanded={comparing}
        onClick={() => setComparing(!comparing)}
        aria-label={`${comparing ? 'Hide the comparison' : 'Compare genomes'} with ${name}`}
      >
        {comparing ? 'Hide the comparison' : 'Compare genomes'}
      </Button>
      {comparing && (
        <div className={classes.comparison}>
          <CompareGenomes name={name} signature={match.signature} reasons={match.reasons} />
        </div>
      )}
    </div>
  )
}
