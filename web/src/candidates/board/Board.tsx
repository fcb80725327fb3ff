import type { BucketCounts, Candidate } from '@trellis/contract/candidates/candidates.ts'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { TextLink } from '../../ui/links.tsx'
import { notify } from '../../ui/notices/notify.tsx'
import classes from './Board.module.css'
import { type CandidateBucket, candidateBuckets } from '../../jobs/employer/buckets.ts'
import { CandidateCards } from '../lists/CandidateCards.tsx'
import { CandidateList } from '../lists/CandidateList.tsx'
import type { CandidateFilters } from '../lists/candidatesSearch.ts'
import type { Deciding } from '../deciding/deciding.ts'
import { whyNotOnto } from '../deciding/decisions.ts'
import { useReception } from './dragging.ts'
import { arrivesByHand } from './travel.ts'
import { emptyWords } from '../lists/emptyWords.ts'
import { useCandidates } from '../queries.ts'
import { useListKeys } from '../keys/useListKeys.ts'
import { usePipeline } from '../pipeline/pipeline.ts'

interface Props {
  readonly userId: string
  readonly postingId: string
  readonly bucket: CandidateBucket
  readonly filters: CandidateFilters
  readonly counts: BucketCounts | undefined
  readonly deciding: Deciding
}

const nobody: readonly Candidate[] = []

/** A list from which whoever leaves is gone at once. Whoever comes is drawn once that is painted. */
function useArrivals(items: readonly Candidate[]): readonly Candidate[] {
  const before = useDeferredValue(items)
  return useMemo(() => {
    if (before === items || before === nobody) return items
    const there = new Set(before.map(({ _id }) => _id))
    const stayed = items.filter(({ _id }) => there.has(_id))
    // Where nobody stayed it is another list.
    return stayed.length === 0 && before.length > 0 ? items : stayed
  }, [before, items])
}

/** A posting's lists beside each other, with cards that can be dragged from one to another. */
export function Board(props: Props) {
  return (
    <div className={classes.board} data-board>
      {candidateBuckets.map((bucket) => (
        <Column key={bucket} {...props} bucket={bucket} isCurrent={bucket === props.bucket} />
      ))}
    </div>
  )
}

function Column({ userId, postingId, bucket, filters, counts, deciding, isCurrent }: Props & { readonly isCurrent: boolean }) {
  const { words, listAddress } = usePipeline()
  const column = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const candidates = useCandidates(postingId, bucket, filters)
  const reception = useReception(column, bucket, {
    onTake(candidate, event) {
      arrivesByHand(candidate._id)
      deciding.decide(candidate, event)
    },
    onRefuse: ({ link, _source }) => notify.success(whyNotOnto(words, link, _source.generalInfo.name, bucket)),
  })
  const items = candidates.list?.items ?? nobody
  const seen = useArrivals(items)
  useListKeys({ list, items, isCurrent, deciding })
  useEffect(() => {
    if (isCurrent) column.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isCurrent])
  const { title } = words.buckets[bucket]
  const address = listAddress(userId, postingId, bucket)
  // Suggested fills by itself when it is read: before that, what was counted is not what it will hold.
  const count = candidates.list?.total ?? (bucket === 'suggested' ? undefined : counts?.[bucket])
  return (
    <section
      ref={column}
      className={classes.column}
      data-current={isCurrent || undefined}
      data-empty={count === 0 || undefined}
      data-reception={reception}
      aria-label={title}
    >
      <h2 className={classes.title}>
        <TextLink
          to={address}
          search={(search: object) => search}
          underline="never"
          className={classes.titleLink}
          {...(isCurrent && { 'aria-current': 'page' })}
        >
          {title} <span className={classes.count}>{count?.toLocaleString('en')}</span>
        </TextLink>
      </h2>
      <div className={classes.cards}>
        <CandidateList candidates={candidates} empty={emptyWords(words, bucket, filters)}>
          {() => <CandidateCards {...{ postingId, items: seen, deciding, list }} listAddress={address} isDraggable />}
        </CandidateList>
      </div>
    </section>
  )
}
