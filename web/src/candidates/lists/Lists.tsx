import { Text, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { BucketCounts, Candidate } from '@trellis/contract/candidates/candidates.ts'
import { useRef } from 'react'
import { LoneLink } from '../../ui/links.tsx'
import { Board } from '../board/Board.tsx'
import { type CandidateBucket } from '../../jobs/employer/buckets.ts'
import { PullToRefresh } from '../../ui/lists/PullToRefresh.tsx'
import { BucketTabs } from './BucketTabs.tsx'
import { notify } from '../../ui/notices/notify.tsx'
import type { Decision } from '../deciding/decisions.ts'
import { type BulkChoice, bulkChoiceOf, bulkDone } from '../selecting/bulk.ts'
import { useSelection } from '../selecting/useSelection.ts'
import { CandidateCards } from './CandidateCards.tsx'
import { shownColumns, useHiddenColumns } from '../rows/columnChoice.ts'
import { CandidateRows } from '../rows/CandidateRows.tsx'
import { focusFirst } from './cardFocus.ts'
import { CandidateList } from './CandidateList.tsx'
import { areNarrowed, type CandidateFilters, type CandidateSort, searchOf } from './candidatesSearch.ts'
import type { Deciding } from '../deciding/deciding.ts'
import { emptyWords, nobodyFound } from './emptyWords.ts'
import classes from './Lists.module.css'
import type { CandidatesQuery } from '../queries.ts'
import { useListKeys } from '../keys/useListKeys.ts'
import { ROOM_FOR_COLUMNS } from './columns.ts'
import { candidatesView } from './view.ts'
import { usePipeline } from '../pipeline/pipeline.ts'

const nobody: readonly Candidate[] = []

interface Props {
  readonly userId: string
  readonly postingId: string
  readonly bucket: CandidateBucket | ''
  /** The list that a search leads back to. */
  readonly from: CandidateBucket
  readonly filters: CandidateFilters
  readonly counts: BucketCounts | undefined
  readonly deciding: Deciding
  readonly onSort: (sort: CandidateSort) => void
  /** What the address shows: one list, or what a search found. */
  readonly candidates: CandidatesQuery
}

/** A posting's lists as columns, or one of them where there is less room, or what a search found. */
export function Lists(props: Props) {
  const hasRoom = useMediaQuery(ROOM_FOR_COLUMNS, false, { getInitialValueInEffect: false })
  const view = candidatesView.use()
  const { userId, postingId, bucket, filters, counts, candidates } = props
  const { words, listAddress } = usePipeline()
  // A list is read after the counts, and reading suggestions fills them up.
  const total = areNarrowed(filters) ? undefined : candidates.list?.total
  if (bucket === '') return <Found {...props} hasRoom={hasRoom} />
  if (hasRoom && view === 'board') return <Board {...props} bucket={bucket} />
  return (
    <>
      <BucketTabs {...{ userId, postingId }} counts={counts && { ...counts, [bucket]: total ?? counts[bucket] }} current={bucket} />
      <OneList
        {...props}
        hasRoom={hasRoom}
        title={words.buckets[bucket].title}
        listAddress={listAddress(userId, postingId, bucket)}
        empty={emptyWords(words, bucket, filters)}
      />
    </>
  )
}

function Found(props: Props & { readonly hasRoom: boolean }) {
  const { userId, postingId, filters, from, candidates } = props
  const { words, listAddress, searchAddress } = usePipeline()
  const total = candidates.list?.total
  return (
    <>
      <div className={classes.found}>
        <Text aria-live="polite">{total !== undefined && foundWords(total, filters.keyword)}</Text>
        <LoneLink to={listAddress(userId, postingId, from)} search={searchOf(filters)}>
          Back to the lists
        </LoneLink>
      </div>
      <OneList
        {...props}
        listAddress={searchAddress(userId, postingId, filters.keyword)}
        title="Found"
        withState
        empty={nobodyFound(words, filters)}
      />
    </>
  )
}

function foundWords(total: number, keyword: string): string {
  if (total === 0) return `Nobody is found for ‘${keyword}’`
  return `${total.toLocaleString('en')} found for ‘${keyword}’${total === 1 ? '' : ', best first'}`
}

interface OneListProps extends Props {
  /** Whether rows have room: else people stand on cards. */
  readonly hasRoom: boolean
  readonly title: string
  readonly listAddress: string
  readonly empty: string
  readonly withState?: boolean
}

function OneList(props: OneListProps) {
  const { postingId, bucket, title, candidates, deciding, listAddress, hasRoom, empty, withState = false, filters, onSort } = props
  const { words, columnsOf } = usePipeline()
  const hidden = useHiddenColumns()
  const list = useRef<HTMLUListElement>(null)
  const items = candidates.list?.items ?? nobody
  const selecting = useSelection(items)
  const decideAll = ({ decision: { event }, able }: BulkChoice) => {
    deciding.decideAll(able, event, bulkDone(words, event, able), () => {
      selecting.clear()
      // Those decided about may leave the list: the focus goes to who is first in it then.
      setTimeout(() => list.current !== null && focusFirst(list.current))
    })
  }
  const onMany = (decisions: readonly Decision[]) => {
    const choice = bulkChoiceOf(words, decisions, selecting.selected)
    if (choice === undefined) notify.success(words.oneByOne)
    else if (choice.able.length === 0) notify.success(choice.reasons[0]!)
    else decideAll(choice)
  }
  useListKeys({ list, items, isCurrent: true, deciding, ...(hasRoom && { selecting, onMany }) })
  return (
    <section className={hasRoom ? classes.dense : classes.one} aria-label={title}>
      <VisuallyHidden>
        <h2>{title}</h2>
      </VisuallyHidden>
      <PullToRefresh onRefresh={candidates.query.refetch} />
      <CandidateList candidates={candidates} empty={empty} isOfClosest={withState}>
        {(items) =>
          hasRoom ? (
            <CandidateRows
              columns={shownColumns(columnsOf(bucket), hidden)}
              order={bucket === '' ? undefined : { sort: filters.sort, onSort }}
              {...{ postingId, items, deciding, list, listAddress, withState, selecting }}
              onMany={decideAll}
            />
          ) : (
            <CandidateCards {...{ postingId, items, deciding, list, listAddress, withState }} />
          )
        }
      </CandidateList>
    </section>
  )
}
