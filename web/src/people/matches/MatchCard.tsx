import type { Match } from '@trellis/contract/matching/matching.ts'
import { FoundWords } from '../found/FoundWords.tsx'
import { GoneRow } from '../GoneRow.tsx'
import { MatchWith } from './MatchWith.tsx'
import { PersonActions } from '../PersonActions.tsx'
import { PersonHead } from '../PersonHead.tsx'
import classes from '../people.module.css'
import { type Listed, useRow } from '../rows.ts'

interface Props {
  readonly match: Match & Listed
  readonly removable: boolean
}

/** A person with the reasons for the match. The reasons are the content; the score is a quiet bar. */
export function MatchCard({ match, removable }: Props) {
  const somebody = { id: match._id, name: match._source.generalInfo.name }
  const row = useRow(match)
  if (row.gone !== undefined) return <GoneRow person={somebody} row={row} />
  return (
    <article className={classes.card} aria-label={somebody.name}>
      <div className={classes.top}>
        <PersonHead person={match} />
        <PersonActions person={somebody} row={row} followed={match.followed} removable={removable} isCard />
      </div>
      <FoundWords found={match.found} />
      <MatchWith match={match} isCard />
    </article>
  )
}
