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
import { useJobActions } from './jobActions.ts'
import { JobsFilter } from './list/JobsFilter.tsx'
import { JobsList } from './list/JobsList.tsx'
import type { JobsSearch } from './list/jobsSearch.ts'
import { shownJobs } from './ownJobs.ts'
import { useOwnJobs } from './queries.ts'
import { UnfinishedJob } from './list/UnfinishedJob.tsx'

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
  const actions = useJobActions(ownerId)
  const [toDelete, setToDelete] = useState<OwnJobCard>()
  const wasDeletionOpen = useEver(toDelete !== undefined)
  const isLeaving = useLeaveIfForbidden(list.error)
  const post = (
    <ButtonLink to={paths.postJob(userId)} {...(ownerId !== userId && { search: { of: ownerId } })}>
      Post a job
    </ButtonLink>
  )
  const hasJobs = jobs !== undefined && jobs.length > 0
  return (
    <Page title="Jobs" width="table" action={hasJobs && post}>
      <UnfinishedJob userId={userId} />
      {(hasJobs || principals.length > 0) && <JobsFilter {...{ userId, ownerId, principals, search, onSearch }} jobs={jobs ?? []} />}
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
        <JobsList
          jobs={shownJobs(jobs, { state, text })}
          total={list.data?.total ?? 0}
          fetched={jobs.length}
          {...{ userId, actions }}
          onDelete={setToDelete}
          onShowAll={() => onSearch(search.of === undefined ? {} : { of: search.of })}
        />
      )}
      {wasDeletionOpen && (
        <Suspense>
          <DeleteJob
            job={toDelete && { id: toDelete._id, name: toDelete._source.generalInfo.name, applied: toDelete.own.counts.applied }}
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
