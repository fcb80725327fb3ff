import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { isMissing, sentenceOf } from '../api/failure.ts'
import { useForgottenRefusals } from '../api/writes.ts'
import { useLeaveIfForbidden } from '../postings/forbidden.ts'
import { ahead } from '../ui/loading/ahead.ts'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { Page } from '../ui/Page.tsx'
import { useEver } from '../ui/loading/useEver.ts'
import { SkeletonLines, Waiting } from '../ui/states/Waiting.tsx'
import type { CandidateBucket } from '../jobs/employer/buckets.ts'
import { type CandidateFilters, type CandidatesSearch, filtersOf, searchOf } from './lists/candidatesSearch.ts'
import classes from './CandidatesScreen.module.css'
import { focusPerson } from './lists/cardFocus.ts'
import { countsAfter } from './deciding/changes.ts'
import { useMoves } from './deciding/moves.ts'
import { stopAsking, useContact } from './deciding/contacting.ts'
import { useDeciding } from './deciding/deciding.ts'
import { type Pipeline, PipelineOf, type PostingQuery, usePipeline } from './pipeline/pipeline.ts'
import { Lists } from './lists/Lists.tsx'
import { useCandidates } from './queries.ts'
import { Toolbar } from './lists/Toolbar.tsx'
import { keysOf } from './keys/keyMap.ts'
import { useKeys } from './keys/useKeys.ts'
import { useSteady } from './useSteady.ts'
import { useScreenKeys } from '../ui/keys/screenKeys.ts'
import { PhotoTravel } from './review/PhotoTravel.tsx'
import type { Review } from './review/Review.tsx'
import { useReviewed } from './review/useReviewed.ts'

let CodeOfReview: typeof Review | undefined
const loadReview = ahead(async () => {
  CodeOfReview = (await import('./review/Review.tsx')).Review
  return { default: CodeOfReview }
})
const LateReview = lazy(loadReview)

/** The review, which stands there at once where its code is there already: what is lazy shows its fallback for a moment even then. */
function OpenReview(props: ComponentProps<typeof Review>) {
  const [Opened] = useState<ComponentType<typeof props>>(() => CodeOfReview ?? LateReview)
  return <Opened {...props} />
}

const ContactDialog = lazy(ahead(async () => ({ default: (await import('./deciding/ContactDialog.tsx')).ContactDialog })))

const NARROW = '(max-width: 48em)'

interface Props {
  readonly userId: string
  readonly postingId: string
  /** The list of the address; '' for a search. */
  readonly bucket: CandidateBucket | ''
  readonly phrase?: string
  readonly search: CandidatesSearch
  /** Changes the address's query; a step within the review does not become a step back in the browser, and scrolls by itself. */
  readonly onSearch: (search: CandidatesSearch, replace: boolean, resetScroll: boolean) => void
}

/** The people of a posting: its lists or a search, or the review of one person after another. */
export function CandidatesScreen({ pipeline, ...props }: Props & { readonly pipeline: Pipeline }) {
  const { WithPosting } = pipeline
  return (
    <PipelineOf value={pipeline}>
      <WithPosting postingId={props.postingId}>{(query) => <People {...props} query={query} />}</WithPosting>
    </PipelineOf>
  )
}

function People({ query, userId, postingId, bucket, phrase = '', search, onSearch }: Props & { readonly query: PostingQuery }) {
  const { words, firstList, Head, Gone, Dialogs } = usePipeline()
  const filters = useMemo(() => filtersOf(search, phrase), [search, phrase])
  const from = search.list
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
  const { data: posting, error, refetch, dataUpdatedAt } = query
  const candidates = useCandidates(postingId, bucket, filters)
  const leaving = useLeaveIfForbidden(error, candidates.query.error)
  const changes = useMoves(dataUpdatedAt, postingId)
  const deciding = useDeciding(postingId)
  const [reviewed, review] = useReviewed(search.review, (id, replace) =>
    onSearch({ ...searchOf(filters, from), ...(id !== undefined && { review: id }) }, replace, false),
  )
  useReturnToCard(reviewed)
  const list = `${bucket} ${phrase}`
  const isListHere = useIsListHere(`${postingId} ${list}`)
  const wasContacting = useEver(useContact() !== undefined)
  useForgottenRefusals('candidate', `${postingId} ${bucket} ${phrase}`)
  useEffect(() => stopAsking, [])
  useScreenKeys(useMemo(() => keysOf(words), [words]))
  useKeys((command) => {
    if (command !== 'undo') return false
    deciding.undoLast()
    return true
  })
  const begin = useSteady(() => review(candidates.list?.items[0]?._id, false))
  const filter = useSteady((changed: CandidateFilters) => onSearch(searchOf(changed, from), true, true))
  const isEmpty = !candidates.list?.items.length
  const action = useMemo(
    () => (
      <Button disabled={isEmpty} aria-label="Review one by one" onClick={begin}>
        {isNarrow ? 'Review' : 'Review one by one'}
      </Button>
    ),
    [isEmpty, begin, isNarrow],
  )
  if (leaving) return null
  if (isMissing(error) || (posting === undefined && error)) {
    return (
      <Page title={words.title}>
        {isMissing(error) ? <Gone userId={userId} /> : <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />}
      </Page>
    )
  }
  const counts = posting?.own ? countsAfter(posting.own.counts, changes) : undefined
  const shared = { userId, postingId, filters, deciding, counts }
  return (
    <PhotoTravel reviewed={reviewed}>
      {reviewed === undefined ? (
        <div className={classes.page}>
          <Head {...{ userId, isNarrow, action }} postingId={postingId} />
          <Toolbar
            {...{ userId, postingId, filters, isNarrow, action }}
            list={bucket}
            bucket={bucket || (from ?? firstList)}
            onFilter={filter}
          />
          <Lists
            {...shared}
            bucket={bucket}
            from={from ?? firstList}
            candidates={candidates}
            onSort={(sort) => filter({ ...filters, sort })}
          />
        </div>
      ) : (
        <Suspense fallback={<ReviewIsLoading />}>
          <OpenReview
            key={list}
            {...{ postingId, posting, bucket, candidates, deciding, isListHere }}
            id={reviewed}
            onReview={(id) => review(id, true)}
          />
        </Suspense>
      )}
      {posting !== undefined && wasContacting && (
        <Suspense>
          <ContactDialog
            postingId={postingId}
            posting={posting._source.generalInfo.name}
            company={posting._source.generalInfo.companyInstitution ?? ''}
          />
        </Suspense>
      )}
      {Dialogs !== undefined && <Dialogs postingId={postingId} />}
    </PhotoTravel>
  )
}

/** Back from the review, the focus is where the last person is in the list. */
function useReturnToCard(reviewed: string | undefined): void {
  const last = useRef(reviewed)
  useEffect(() => {
    if (reviewed === undefined && last.current !== undefined) {
      focusPerson(last.current)
      // The browser's Back has brought the list to where it was left, perhaps at another person.
      requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }))
    }
    last.current = reviewed
  }, [reviewed])
}

/** Answers later whether what is shown is still the same list, or its review. */
function useIsListHere(list: string): () => boolean {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    shown.current = list
    return () => {
      shown.current = undefined
    }
  }, [list])
  return () => shown.current === list
}

function ReviewIsLoading() {
  return (
    <Waiting>
      <SkeletonLines count={8} />
    </Waiting>
  )
}
