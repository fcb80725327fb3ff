import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import type { ComponentProps, RefObject } from 'react'
import { useLastMoves } from '../deciding/moves.ts'
import { CandidateCard } from './CandidateCard.tsx'
import classes from './CandidateList.module.css'

interface Props extends Omit<ComponentProps<typeof CandidateCard>, 'candidate' | 'lastMove'> {
  readonly items: readonly Candidate[]
  readonly list: RefObject<HTMLUListElement | null>
}

/** A list as cards. */
export function CandidateCards({ items, list, ...card }: Props) {
  const moves = useLastMoves(card.postingId)
  return (
    <ul ref={list} className={classes.list}>
      {items.map((candidate) => (
        <CandidateCard key={candidate._id} candidate={candidate} lastMove={moves.get(candidate._id)} {...card} />
      ))}
    </ul>
  )
}
