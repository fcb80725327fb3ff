import { Text } from '@mantine/core'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { levelLabel } from '@trellis/contract/profiles/levels.ts'
import { memo, useRef } from 'react'
import type { Written } from '../../api/writes.ts'
import { Photo } from '../../files/Photo.tsx'
import { FoundWords } from '../../people/found/FoundWords.tsx'
import { Score } from '../../people/matches/Score.tsx'
import { TextLink } from '../../ui/links.tsx'
import classes from './CandidateCard.module.css'
import { CandidateMenu } from '../deciding/CandidateMenu.tsx'
import { CARD, cardBeside, focusCard } from './cardFocus.ts'
import { useOutcome } from '../deciding/moves.ts'
import type { Moved } from '../deciding/changes.ts'
import type { Deciding } from '../deciding/deciding.ts'
import { useDraggable } from '../board/dragging.ts'
import { useTravel } from '../board/travel.ts'
import { StrongestNodes } from '../person/StrongestNodes.tsx'
import { AskedSkills } from '../person/AskedSkills.tsx'
import { isSaid, tellingFirst } from '../../people/matches/reasonsSaid.ts'
import { usePipeline } from '../pipeline/pipeline.ts'
import type { DecisionEvent } from '../pipeline/words.ts'
import { LinkChips } from '../person/LinkChips.tsx'

interface Props {
  readonly postingId: string
  readonly candidate: Candidate
  /** What was last done about them here. */
  readonly lastMove: Written<Moved> | undefined
  /** Address of the list that leads to the review. */
  readonly listAddress: string
  readonly deciding: Deciding
  readonly isDraggable?: boolean
  readonly withState?: boolean
}

/** A candidate in a list: who they are, the first reason why they fit that names something and that the cards before do not say as often, and what can be decided. */
export const CandidateCard = memo(function CandidateCard(props: Props) {
  const { postingId, candidate, lastMove, listAddress, deciding, isDraggable = false, withState = false } = props
  const { marksOf } = usePipeline()
  const { _id, link, reasons } = candidate
  const [reason] = tellingFirst(reasons.filter(isSaid))
  const { name, level, headline, profilePicture } = candidate._source.generalInfo
  const card = useRef<HTMLLIElement>(null)
  const isHeld = useDraggable(card, candidate, isDraggable)
  useTravel(card, _id, isDraggable)
  const { isChanging, failure } = useOutcome(lastMove)
  const decide = (event: DecisionEvent) => {
    const neighbor = card.current === null ? undefined : cardBeside(card.current)
    deciding.decide(candidate, event)
    // The menu closes with the card: the focus goes on to the next one.
    setTimeout(() => focusCard(card.current?.isConnected ? card.current : neighbor))
  }
  return (
    <li ref={card} {...{ [CARD]: _id }} className={classes.card} data-held={isHeld || undefined} aria-busy={isChanging}>
      <div className={classes.top} data-stacked={isDraggable || undefined}>
        <Photo name={name} address={profilePicture} ring={candidate.ring} size={isDraggable ? 36 : 44} />
        <h3 className={classes.name}>
          <TextLink
            to={listAddress}
            search={(search: object) => ({ ...search, review: _id })}
            draggable={false}
            underline="hover"
            aria-keyshortcuts="Enter"
          >
            {name}
          </TextLink>
        </h3>
        <CandidateMenu postingId={postingId} candidate={candidate} onDecide={decide} />
      </div>
      <p className={classes.headline}>{[levelLabel(level), headline].filter(Boolean).join(' · ')}</p>
      <FoundWords found={candidate.found} />
      <Score score={candidate.score} parts={candidate.parts} />
      <AskedSkills asked={candidate.asked} />
      <StrongestNodes signature={candidate.signature} />
      {reason !== undefined && <p className={classes.reason}>{reason.words}</p>}
      <LinkChips link={link} more={marksOf?.(candidate) ?? []} withState={withState} withNew />
      {failure !== '' && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {failure}
        </Text>
      )}
    </li>
  )
})
