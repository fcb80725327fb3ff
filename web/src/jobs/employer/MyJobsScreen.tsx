import { lazy, Suspense, useState } from 'react'
import type { OwnJobCard } from '@trellis/contract/jobs/jobs.ts'
import { sentenceOf } from '../../api/failure.ts'
import { useDelegations } from '../../accounts/delegates/useDelegations.ts'
import { paths } from '@trellis/contract/screens.ts'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import { Page } from '../../ui/Page.tsx'
import { useEver } from '../../ui/loading/useEver.ts'
import { SkeletonCards, Waiting } from '../../ui/states/Waiting.tsx'
import { useLeaveIfForbidden } from '../../postings/forbidden.ts'
import { OwnFilter } from '../../postings/own/OwnFilter.tsx'
import { OwnList } from '../../postings/own/OwnList.tsx'
import { shownPostings, stateCounts } from '../../postings/own/shown.ts'
import { Unfinished } from '../../postings/own/Unfinished.tsx'
import { useOwnActions } from '../../postings/own/useOwnActions.ts'
import { jobKind } from './jobKind.ts'
import { JobRow } from './list/JobRow.tsx'
import type { JobsSearch } from './list/jobsSearch.ts'
import { OwnerChoice } from './OwnerChoice.tsx'
import { useOwnJobs } from './queries.ts'

const DeleteJob = lazy(async () => ({ default: (await import('./DeleteJob.tsx')).DeleteJob }))

interface MyJobsScreenProps {
  readonly userId: string
  readonly search: JobsSearch
  readonly onSearch: (search: JobsSearch) => void
}

/** A recruiter's own jobs, or those of somebody for whom they act. */
export function MyJobsScreen({ userId, search, onSearch }: MyJobsScreenProps) {
  const { of: ownerId = userId, state = '', text = '' } = search
  const { query: list, jobs } = useOwnJobs(ownerId)
  const principals = useDelegations(userId).data?.principals ?? []
  const actions = useOwnActions(jobKind, ownerId)
  const [toDelete, setToDelete] = useState<OwnJobCard>()
  const wasDeletionOpen = useEver(toDelete !== undefined)
  const isLeaving = useLeaveIfForbidden(list.error)
  const post = (
    <ButtonLink to={paths.postJob(userId)} {...(ownerId !== userId && { search: { of: ownerId } })}>
      Post a job
    </ButtonLink>
  )
  const ofOwner = search.of === undefined ? {} : { of: search.of }
  const hasJobs = jobs !== undefined && jobs.length > 0
  return (
    <Page title="Jobs" width="table" action={hasJobs && post}>
      <Unfinished noun="job" to={paths.postJob(userId)} />
      {(hasJobs || principals.length > 0) && (
        <OwnFilter
          noun="job"
          placeholder="Title, place or skill"
          counts={stateCounts(jobs ?? [])}
          search={search}
          onSearch={(narrowed) => onSearch({ ...ofOwner, ...narrowed })}
        >
          {principals.length > 0 && (
            <OwnerChoice
              label="Jobs of"
              {...{ userId, principals }}
              value={ownerId}
              onChange={(owner) => onSearch(owner === userId ? {} : { of: owner })}
            />
          )}
        </OwnFilter>
      )}
      {jobs === undefined && list.isError && !isLeaving && (
        <ErrorState error={sentenceOf(list.error)} onRetry={() => void list.refetch()} />
      )}
      {jobs === undefined && !list.isError && (
        <Waiting>
          <SkeletonCards count={4} />
        </Waiting>
      )}
      {jobs?.length === 0 && (
        <EmptyState title="No jobs yet" action={post}>
          Describe a job, and see at once which people fit it and why. You can save it as a draft first.
        </EmptyState>
      )}
      {hasJobs && (
        <OwnList
          noun="job"
          postings={shownPostings(jobs, { state, text })}
          total={list.data?.total ?? 0}
          fetched={jobs.length}
          row={(job) => <JobRow {...{ job, userId, actions }} onDelete={setToDelete} />}
          onShowAll={() => onSearch(ofOwner)}
        />
      )}
      {wasDeletionOpen && (
        <Suspense>
          <DeleteJob
            job={toDelete && { id: toDelete._id, name: toDelete._source.generalInfo.name, applicants: toDelete.own.applicants }}
            onCancel={() => setToDelete(undefined)}
            onDelete={async (job) => {
              await actions.remove(job)
              setToDelete(undefined)
            }}
          />
        </Suspense>
      )}
    </Page>
  )
}
