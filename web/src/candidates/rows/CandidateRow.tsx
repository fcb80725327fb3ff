import { Text } from '@mantine/core'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { levelLabel } from '@trellis/contract/profiles/levels.ts'
import { memo, useRef } from 'react'
import type { Written } from '../../api/writes.ts'
import { Photo } from '../../files/Photo.tsx'
import { FoundWords } from '../../people/found/FoundWords.tsx'
import { TextLink } from '../../ui/links.tsx'
import { CandidateMenu } from '../deciding/CandidateMenu.tsx'
import type { Moved } from '../deciding/changes.ts'
import type { Deciding } from '../deciding/deciding.ts'
import { useOutcome } from '../deciding/moves.ts'
import type { DecisionEvent } from '../pipeline/words.ts'
import { SelectBox } from '../selecting/SelectBox.tsx'
import type { CandidateColumn } from './columns.tsx'
import classes from './CandidateRow.module.css'
import { CARD, cardBeside, focusCard } from '../lists/cardFocus.ts'

interface Props {
  readonly postingId: string
  readonly columns: readonly CandidateColumn[]
  readonly candidate: Candidate
  /** What was last done about them here. */
  readonly lastMove: Written<Moved> | undefined
  /** Address of the list that leads to the review. */
  readonly listAddress: string
  readonly deciding: Deciding
  readonly withState?: boolean
  readonly isSelected: boolean
  readonly onSelect: (id: string, toHere: boolean) => void
}

/** A candidate in one line of a list: who they are, and what the columns of the kind of posting say of them. */
export const CandidateRow = memo(function CandidateRow(props: Props) {
  const { postingId, columns, candidate, lastMove, listAddress, deciding, withState = false, isSelected, onSelect } = props
  const { _id, found = [] } = candidate
  const { name, level, headline, profilePicture } = candidate._source.generalInfo
  const row = useRef<HTMLLIElement>(null)
  const { isChanging, failure } = useOutcome(lastMove)
  const decide = (event: DecisionEvent) => {
    const neighbor = row.current === null ? undefined : cardBeside(row.current)
    deciding.decide(candidate, event)
    // The menu closes with the row: the focus goes on to the next one.
    setTimeout(() => focusCard(row.current?.isConnected ? row.current : neighbor))
  }
  return (
    <li
      ref={row}
      {...{ [CARD]: _id }}
      className={classes.row}
      data-selected={isSelected || undefined}
      data-found={found.length > 0 || undefined}
      aria-busy={isChanging}
    >
      <SelectBox id={_id} name={name} isSelected={isSelected} onSelect={onSelect} />
      <Photo name={name} address={profilePicture} ring={candidate.ring} size={36} />
      <div className={classes.who}>
        <h3 className={classes.name}>
          <TextLink to={listAddress} search={(search: object) => ({ ...search, review: _id })} underline="hover" aria-keyshortcuts="Enter">
            {name}
          </TextLink>
        </h3>
        <p className={classes.line}>{[levelLabel(level), headline].filter(Boolean).join(' · ')}</p>
      </div>
      {columns.map(({ title, Cell }) => (
        <Cell key={title} {...{ postingId, candidate, withState }} />
      ))}
      <CandidateMenu postingId={postingId} candidate={candidate} onDecide={decide} />
      {found.length > 0 && (
        <div className={`${classes.more} ${classes.found}`}>
          <FoundWords found={found.slice(0, 1)} />
        </div>
      )}
      {failure !== '' && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)" className={classes.more}>
          {failure}
        </Text>
      )}
    </li>
  )
})
