import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { useElementSize } from '@mantine/hooks'
import { type CSSProperties, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { failedWith, sentenceOf } from '../../api/failure.ts'
import { useLeaveIfForbidden } from '../../postings/forbidden.ts'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { SkeletonCards, SkeletonLines, Waiting } from '../../ui/states/Waiting.tsx'
import type { CandidateBucket } from '../../jobs/employer/buckets.ts'
import { notify } from '../../ui/notices/notify.tsx'
import { decisions } from '../deciding/decisions.ts'
import { possibleOf, whyNot } from '../keys/keyMap.ts'
import { useKeys } from '../keys/useKeys.ts'
import { askForWords, letterFor } from '../deciding/contacting.ts'
import { type PostingFacts, usePipeline } from '../pipeline/pipeline.ts'
import type { DecisionEvent } from '../pipeline/words.ts'
import { useMoves } from '../deciding/moves.ts'
import type { Deciding } from '../deciding/deciding.ts'
import { useSteady } from '../useSteady.ts'
import { type CandidatesQuery, candidateProfileQuery, candidateQuery, resumeTextQuery } from '../queries.ts'
import classes from './Review.module.css'
import { ReviewBar } from './ReviewBar.tsx'
import { ReviewBody } from './ReviewBody.tsx'
import { ReviewHead } from './ReviewHead.tsx'
import { afterPaint } from '../../ui/loading/afterPaint.ts'
import { useIsHere } from '../../ui/loading/useIsHere.ts'
import { useMeantFor } from './useMeantFor.ts'
import { useReviewKeys } from './useReviewKeys.ts'
import { type Side, useSwipe } from './useSwipe.ts'
import { useReviewOrder } from './useReviewOrder.ts'
import { useViewed } from './useViewed.ts'

interface Props {
  readonly postingId: string
  /** Undefined while it is fetched. */
  readonly posting: PostingFacts | undefined
  readonly bucket: CandidateBucket | ''
  readonly candidates: CandidatesQuery
  readonly deciding: Deciding
  /** Who is under review. */
  readonly id: string
  /** Goes to another person; without one back to the list. */
  readonly onReview: (id: string | undefined) => void
  /** Whether the list of this review, or another review of it, is still what is shown. */
  readonly isListHere: () => boolean
}

/** After these one stays with the person; every other decision leads on to the next. */
const staysAfter: ReadonlySet<DecisionEvent> = new Set<DecisionEvent>(['unhide', 'reopen'])

/** One person after another, each with all that a decision needs, without returning to the list. */
export function Review({ postingId, posting, bucket, candidates, deciding, id, onReview, isListHere }: Props) {
  const pipeline = usePipeline()
  const { words } = pipeline
  const order = useReviewOrder(candidates, id)
  const { next, previous, undecided, hasMore } = order
  const waiting = useWaitingForNext(id, order, onReview)
  const listed = candidates.list?.items.find(({ _id }) => _id === id)
  const fetched = useQuery({ ...candidateQuery(pipeline, postingId, id), enabled: listed === undefined })
  const change = useMoves(fetched.data?.requestedAt ?? 0, postingId, id).at(-1)
  const profile = useQuery(candidateProfileQuery(postingId, id))
  const elsewhere = fetched.isSuccess ? (fetched.data.candidate ?? undefined) : order.listed
  // While the next one is waited for nobody is there to be decided about.
  const candidate = waiting.isWaiting ? undefined : (listed ?? change?.after ?? elsewhere)
  const leaving = useLeaveIfForbidden(fetched.error, profile.error)
  useViewed(postingId, candidate)
  usePrefetched(postingId, next, previous)
  const noting = useNoting(id)
  const isHere = useIsHere()
  const { ref: head, height: headHeight } = useElementSize()

  const decide = (event: DecisionEvent) => {
    if (candidate === undefined) return
    const letter = letterFor(pipeline, [candidate], event)
    if (letter !== undefined) askForWords([candidate], letter, (words) => carryOut(candidate, event, words))
    else carryOut(candidate, event)
  }
  const carryOut = (candidate: Candidate, event: DecisionEvent, words?: string) => {
    if (staysAfter.has(event)) return deciding.decide(candidate, event)
    order.noteDecided()
    // After the last one the review is left, and whoever takes that back comes to them again.
    const isLast = undecided === undefined && !hasMore
    const last = hasMore ? '' : 'That was the last one.'
    deciding.decide(candidate, event, {
      ...(words !== undefined && { words }),
      outlook: undecided === undefined ? last : `Next: ${undecided._source.generalInfo.name}.`,
      onUndo() {
        waiting.stop()
        order.forgetDecided()
        if (isHere.current || (isLast && isListHere())) onReview(id)
      },
      onRefused: order.forgetDecided,
      onReturn: () => isListHere() && onReview(id),
    })
    if (undecided === undefined && hasMore) waiting.start()
    else onReview(undecided?._id)
  }
  const decideSteadily = useSteady(decide)
  const failure = waiting.isWaiting ? undefined : (candidate === undefined && fetched.error) || profile.error
  const isGone = fetched.data?.candidate === null
  const absence = waiting.isWaiting ? 'waiting' : failure ? 'failed' : isGone ? 'gone' : 'loading'
  useReviewKeys({ candidate, absence, next, previous, hasMore, onReview, onDecide: decide })
  const swipe = (side: Side) => {
    const meant = decisions.filter(({ event }) => event === (side === 'right' ? 'shortlist' : 'rejected'))
    if (candidate === undefined) return
    const decision = possibleOf(meant, candidate.link)
    if (decision === undefined) notify.success(whyNot(words, meant, candidate._source.generalInfo.name, candidate.link))
    else decide(decision.event)
  }
  const page = useRef<HTMLDivElement>(null)
  const { isMeant } = useMeantFor(candidate?._id ?? '')
  useSwipe(page, candidate?._id, swipe, isMeant)
  const from = useCameFrom(id, order.position)
  const goTo = useSteady(onReview)
  const { data: known } = profile
  // The same for the same person: a reply that changes nothing of them has nothing drawn again.
  const body = useMemo(() => {
    if (candidate === undefined || known === undefined) return undefined
    const { data: record, history } = known
    return <ReviewBody key={`body ${id}`} {...{ postingId, posting, candidate, record, history, noting }} />
  }, [postingId, posting, candidate, known, noting, id])
  // Who it is and what can be decided shows at once; the rest is drawn after it, and nothing of the person before stands there meanwhile.
  const drawn = useDeferredValue(body)
  if (leaving) return null
  return (
    <div
      ref={page}
      className={classes.page}
      data-review={candidate !== undefined || !(failure || isGone) || undefined}
      data-from={from}
      style={{ '--head-height': `${headHeight}px` } as CSSProperties}
    >
      <ReviewBar bucket={bucket} position={order.position} count={order.count} next={next?._id} previous={previous?._id} onReview={goTo} />
      <p className={classes.swiped} aria-hidden>
        <span>{words.swipe.left}</span>
        <span>{words.swipe.right}</span>
      </p>
      {candidate !== undefined && (
        <ReviewHead ref={head} postingId={postingId} candidate={candidate} record={known?.data} onDecide={decideSteadily} />
      )}
      {failure ? (
        <Failed failure={failure} onRetry={() => void Promise.all([profile.refetch(), listed ?? fetched.refetch()])} />
      ) : candidate === undefined && absence === 'gone' ? (
        <Gone />
      ) : body === undefined || drawn === undefined ? (
        <Waiting>
          {candidate === undefined && <SkeletonCards count={1} />}
          <SkeletonLines count={8} />
        </Waiting>
      ) : (
        <div className={classes.rest} data-late={drawn.key !== body.key || undefined}>
          {drawn}
        </div>
      )}
    </div>
  )
}

/** How often a note about somebody was asked for since they are under review. The key may come before what it opens is drawn. */
function useNoting(id: string): number {
  const [noting, setNoting] = useState({ id, times: 0 })
  if (noting.id !== id) setNoting({ id, times: 0 })
  useKeys((command) => {
    if (command !== 'note') return false
    setNoting(({ times }) => ({ id, times: times + 1 }))
    return true
  })
  return noting.id === id ? noting.times : 0
}

/** From which side somebody comes into view: from the right whoever stands further on in the list; from none who is the first. */
function useCameFrom(id: string, position: number): Side | undefined {
  const [shown, setShown] = useState<{ id: string; position: number; from: Side | undefined }>({ id, position, from: undefined })
  if (shown.id !== id) setShown({ id, position, from: position < shown.position ? 'left' : 'right' })
  return shown.from
}

function Failed({ failure, onRetry }: { readonly failure: unknown; readonly onRetry: () => void }) {
  return failedWith(failure, 'NotFound') ? <Gone /> : <ErrorState error={sentenceOf(failure)} onRetry={onRetry} />
}

function Gone() {
  return <EmptyState title="This person is not here any more">They may have withdrawn, or hidden or deleted their profile.</EmptyState>
}

/** Fetches what the neighbors' review needs before they are opened, once whoever is under review is seen. */
function usePrefetched(postingId: string, ...neighbors: readonly (Candidate | undefined)[]): void {
  const queries = useQueryClient()
  const [next, previous] = neighbors
  useEffect(() => {
    let areNeighbors = true
    afterPaint(() => {
      for (const neighbor of areNeighbors ? [next, previous] : []) {
        if (neighbor === undefined) continue
        void queries.prefetchQuery(candidateProfileQuery(postingId, neighbor._id))
        if (neighbor.link.resume) void queries.prefetchQuery(resumeTextQuery(postingId, neighbor._id))
      }
    })
    return () => {
      areNeighbors = false
    }
  }, [queries, postingId, next, previous])
}

/** Goes on as soon as the next person is there, for whoever decides faster than the list is loaded; else to the list. */
function useWaitingForNext(
  id: string,
  { undecided, isLoading }: ReturnType<typeof useReviewOrder>,
  onReview: (id: string | undefined) => void,
) {
  const [decided, setDecided] = useState<string>()
  if (decided !== undefined && decided !== id) setDecided(undefined)
  const isWaiting = decided === id
  const isOver = isWaiting && (undecided !== undefined || !isLoading)
  const goOn = useEffectEvent(() => onReview(undecided?._id))
  useEffect(() => {
    if (isOver) goOn()
  }, [isOver])
  return { isWaiting, start: () => setDecided(id), stop: () => setDecided(undefined) }
}
