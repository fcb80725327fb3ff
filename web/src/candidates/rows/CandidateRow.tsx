import { Text } from '@mantine/core'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import type { LinkEvent } from '@trellis/contract/postings/links.ts'
import { levelLabel } from '@trellis/contract/profiles/levels.ts'
import { memo, useRef } from 'react'
import { Photo } from '../../files/Photo.tsx'
import { FoundWords } from '../../people/found/FoundWords.tsx'
import { Score } from '../../people/matches/Score.tsx'
import { dayInShort } from '../../ui/dates.ts'
import { TextLink } from '../../ui/links.tsx'
import { CandidateMenu } from '../deciding/CandidateMenu.tsx'
import type { Deciding } from '../deciding/deciding.ts'
import { useLastMove } from '../deciding/moves.ts'
import { AskedSkills } from '../person/AskedSkills.tsx'
import { LinkChips } from '../person/LinkChips.tsx'
import { StrongestNodes } from '../person/StrongestNodes.tsx'
import { SelectBox } from '../selecting/SelectBox.tsx'
import classes from './CandidateRow.module.css'
import { CARD, cardBeside, focusCard } from '../lists/cardFocus.ts'

interface Props {
  readonly jobId: string
  readonly candidate: Candidate
  /** Address of the list that leads to the review. */
  readonly listAddress: string
  readonly deciding: Deciding
  readonly withState?: boolean
  readonly isSelected: boolean
  readonly onSelect: (id: string, toHere: boolean) => void
}

/** A candidate in one line of a list: who they are, what they have of what is asked for, how well they fit, where they stand and since when. */
export const CandidateRow = memo(function CandidateRow(props: Props) {
  const { jobId, candidate, listAddress, deciding, withState = false, isSelected, onSelect } = props
  const { _id, link, found = [] } = candidate
  const { name, level, headline, profilePicture } = candidate._source.generalInfo
  const row = useRef<HTMLLIElement>(null)
  const { isChanging, failure } = useLastMove(jobId, candidate)
  const decide = (event: LinkEvent) => {
    const neighbor = row.current === null ? undefined : cardBeside(row.current)
    deciding.decide(candidate, event)
    // The menu closes with the row: the focus goes on to the next one.
    setTimeout(() => focusCard(row.current?.isConnected ? row.current : neighbor))
  }
  return (
    <li ref={row} {...{ [CARD]: _id }} className={classes.row} data-selected={isSelected || undefined} aria-busy={isChanging}>
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
      <div className={classes.skills}>
        <AskedSkills asked={candidate.asked} inOneLine />
        <StrongestNodes signature={candidate.signature} />
      </div>
      <div className={classes.match}>
        <span className={classes.points} aria-hidden>
          {Math.round(candidate.score)}
        </span>
        <Score score={candidate.score} parts={candidate.parts} />
      </div>
      <div className={classes.marks}>
        <LinkChips link={link} withState={withState} withNew />
      </div>
      <p className={classes.when}>{since(candidate)}</p>
      <CandidateMenu name={name} link={link} onDecide={decide} />
      {found.length > 0 && (
        <div className={classes.more}>
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

/** Since when somebody stands where they are; of whoever waits for an answer, when they applied. */
function since({ link: { state, appliedAt, changedAt } }: Candidate): string {
  const at = state === 'applied' ? (appliedAt ?? changedAt) : changedAt
  return at === null ? '' : dayInShort(at, Date.now())
}
