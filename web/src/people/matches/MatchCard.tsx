import type { Ring } from '@trellis/contract/genome/ring.ts'
import type { Match } from '@trellis/contract/matching/matching.ts'
import { FoundWords } from '../found/FoundWords.tsx'
import { MatchWith } from './MatchWith.tsx'
import { QuoteOf } from './QuoteOf.tsx'
import { PersonActions } from '../PersonActions.tsx'
import { PersonArticle } from '../PersonArticle.tsx'
import { PersonHead } from '../PersonHead.tsx'
import classes from '../people.module.css'
import { type Listed, useRow } from '../rows.ts'

interface Props {
  readonly match: Match & Listed
  readonly removable: boolean
  /** The viewer's own genome. */
  readonly ownRing: Ring | null
}

/** A person with the reasons for the match and what they wrote about what both have. These are the content; the score is a quiet bar. */
export function MatchCard({ match, removable, ownRing }: Props) {
  const somebody = { id: match._id, name: match._source.generalInfo.name }
  const row = useRow(match)
  return (
    <PersonArticle person={somebody} row={row}>
      <div className={classes.top}>
        <PersonHead person={match} />
        <PersonActions person={somebody} row={row} followed={match.followed} removable={removable} isCard />
      </div>
      <FoundWords found={match.found} />
      <MatchWith match={match} isCard ownRing={ownRing}>
        {match.found === undefined && <QuoteOf quote={match.quote} />}
      </MatchWith>
    </PersonArticle>
  )
}
