import { Button, Text } from '@mantine/core'
import { MOST_FOUND } from '@trellis/contract/candidates/candidates.calls.ts'
import type { RefObject } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { SkeletonCards, Waiting } from '../../ui/states/Waiting.tsx'
import { CandidateCard } from './CandidateCard.tsx'
import classes from './CandidateList.module.css'
import type { Deciding } from '../deciding/deciding.ts'
import type { CandidatesQuery } from '../queries.ts'

interface Props {
  readonly jobId: string
  readonly candidates: CandidatesQuery
  readonly listAddress: string
  readonly deciding: Deciding
  readonly list: RefObject<HTMLUListElement | null>
  readonly isDraggable?: boolean
  readonly withState?: boolean
  readonly empty: string
}

/** A list of candidates in all its states: waiting, failed, empty, with more, at its end. */
export function CandidateList({ candidates, empty, list, ...card }: Props) {
  const { query, list: loaded, first } = candidates
  if (loaded === undefined && query.error) {
    return <ErrorState error={sentenceOf(query.error)} onRetry={() => void query.refetch()} />
  }
  if (loaded === undefined) {
    return (
      <Waiting>
        <SkeletonCards count={3} />
      </Waiting>
    )
  }
  const last = first + loaded.items.length
  return (
    <>
      {query.hasPreviousPage && (
        <Button variant="subtle" loading={query.isFetchingPreviousPage} onClick={() => void query.fetchPreviousPage()}>
          Show earlier
        </Button>
      )}
      <ul ref={list} className={classes.list}>
        {loaded.items.map((candidate) => (
          <CandidateCard key={candidate._id} candidate={candidate} {...card} />
        ))}
      </ul>
      {loaded.items.length === 0 && <p className={classes.empty}>{empty}</p>}
      {query.hasNextPage && (
        <div className={classes.more}>
          <Text size="sm" c="dimmed" aria-live="polite">
            {first + 1} to {last} of{' '}
            {card.withState && loaded.total === MOST_FOUND
              ? `the ${MOST_FOUND.toLocaleString('en')} closest`
              : loaded.total.toLocaleString('en')}
          </Text>
          <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </>
  )
}
