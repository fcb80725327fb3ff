import { useState } from 'react'
import type { OwnJobCard } from '@trellis/contract/jobs.ts'
import { sentenceOf } from '../../api/failure.ts'
import { useDelegations } from '../../accounts/delegates/useDelegations.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import { Page } from '../../ui/Page.tsx'
import { SkeletonCards, Waiting } from '../../ui/Waiting.tsx'
import { DeleteJob } from './DeleteJob.tsx'
import { useLeaveIfForbidden } from './forbidden.ts'
import { useJobActions } from './jobActions.ts'
import { JobsFilter } from './JobsFilter.tsx'
import { JobsList } from './JobsList.tsx'
import type { JobsSearch } from './jobsSearch.ts'
import { shownJobs } from './ownJobs.ts'
import { useOwnJobs } from './queries.ts'
import { UnfinishedJob } from './UnfinishedJob.tsx'

interface MyJobsScreenProps {
  readonly userId: string
  readonly search: JobsSearch
  readonly onSearch: (search: JobsSearch) => void
}

/** A recruiter's own jobs, or those of somebody for whom they act. */
export function MyJobsScreen({ userId, search, onSearch }: MyJobsScreenProps) {
  const { of: ownerId = userId, state = '', text = '' } = search
  const list = useOwnJobs(ownerId)
  const principals = useDelegations(userId).data?.principals ?? []
  const actions = useJobActions(ownerId)
  const [asked, setAsked] = useState<OwnJobCard>()
  const isLeaving = useLeaveIfForbidden(list.error)
  const jobs = list.data?.items
  const post = (
    <ButtonLink to={paths.postJob(userId)} {...(ownerId !== userId && { search: { of: ownerId } })}>
      Post a job
    </ButtonLink>
  )
  const owner = principals.find(({ _id }) => _id === ownerId)
  const hasJobs = jobs !== undefined && jobs.length > 0
  return (
    <Page title="Jobs" width="table" action={hasJobs && post} subtitle={owner && `You act for ${owner.name}.`}>
      <UnfinishedJob userId={userId} />
      {(hasJobs || principals.length > 0) && (
        <JobsFilter {...{ userId, ownerId, principals, search, onSearch }} jobs={jobs ?? []} />
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
        <JobsList
          jobs={shownJobs(jobs, { state, text })}
          total={list.data?.total ?? 0}
          fetched={jobs.length}
          {...{ userId, actions }}
          onDelete={setAsked}
          onShowAll={() => onSearch(search.of === undefined ? {} : { of: search.of })}
        />
      )}
      <DeleteJob
        job={asked && { id: asked._id, name: asked._source.generalInfo.name, applied: asked.own.counts.applied }}
        onCancel={() => setAsked(undefined)}
        onDelete={async (job) => {
          await actions.remove(job)
          setAsked(undefined)
        }}
      />
    </Page>
  )
}
