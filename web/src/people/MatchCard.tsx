import { Button } from '@mantine/core'
import type { Match } from '@trellis/contract/matching.ts'
import { useState } from 'react'
import { CompareGenomes } from './CompareGenomes.tsx'
import { GoneRow } from './GoneRow.tsx'
import { MatchReasons } from './MatchReasons.tsx'
import { PersonActions } from './PersonActions.tsx'
import { PersonHead } from './PersonHead.tsx'
import classes from './people.module.css'
import { useRow } from './rows.ts'

interface Props {
  readonly match: Match
  readonly removable: boolean
}

/** A person with the reasons for the match. The reasons are the content; the score is a quiet bar. */
export function MatchCard({ match, removable }: Props) {
  const [comparing, setComparing] = useState(false)
  const somebody = { id: match._id, name: match._source.generalInfo.name }
  const { gone } = useRow(match._id)
  if (gone !== undefined) return <GoneRow person={somebody} gone={gone} />
  return (
    <article className={classes.card} aria-label={somebody.name}>
      <div className={classes.top}>
        <PersonHead person={match} />
        <PersonActions person={somebody} followed={match.followed} removable={removable} />
      </div>
      <div className={classes.why}>
        <MatchReasons title="Why you match" {...match} />
        <Button
          className={classes.compare}
          variant="transparent"
          mt="xs"
          aria-expanded={comparing}
          onClick={() => setComparing(!comparing)}
          aria-label={`${comparing ? 'Hide the comparison' : 'Compare genomes'} with ${somebody.name}`}
        >
          {comparing ? 'Hide the comparison' : 'Compare genomes'}
        </Button>
        {comparing && (
          <div className={classes.comparison}>
            <CompareGenomes name={somebody.name} signature={match.signature} reasons={match.reasons} />
          </div>
        )}
      </div>
    </article>
  )
}
