import { Button, Text } from '@mantine/core'
import { MOST_FOUND } from '@trellis/contract/candidates/candidates.calls.ts'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import type { ReactNode } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { SkeletonCards, Waiting } from '../../ui/states/Waiting.tsx'
import classes from './CandidateList.module.css'
import type { CandidatesQuery } from '../queries.ts'

interface Props {
  readonly candidates: CandidatesQuery
  readonly empty: string
  /** Whether the list ends after so many who are closest. */
  readonly isOfClosest?: boolean
  /** The people, as cards or as rows. */
  readonly children: (people: readonly Candidate[]) => ReactNode
}

/** A list of candidates in all its states: waiting, failed, empty, with more, at its end. */
export function CandidateList({ candidates, empty, isOfClosest = false, children }: Props) {
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
      {children(loaded.items)}
      {loaded.items.length === 0 && <p className={classes.empty}>{empty}</p>}
      {query.hasNextPage && (
        <div className={classes.more}>
          <Text size="sm" c="dimmed" aria-live="polite">
            {first + 1} to {last} of{' '}
            {isOfClosest && loaded.total === MOST_FOUND
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
