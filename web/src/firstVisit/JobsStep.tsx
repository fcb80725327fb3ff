import { Stack, Text } from '@mantine/core'
import type { ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { paths } from '@trellis/contract/screens.ts'
import { sentenceOf } from '../api/failure.ts'
import { JobMatchCard } from '../jobs/student/lists/JobMatchCard.tsx'
import { NoJobs } from '../jobs/student/NoJobs.tsx'
import { ClosestJobs } from '../jobs/student/lists/ClosestJobs.tsx'
import { noFilters } from '../jobs/student/lists/filters.ts'
import { useFindJobs } from '../jobs/student/queries.ts'
import { useLinkActions } from '../postings/links/useLinkActions.ts'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import { JobsOfLevel } from './JobsOfLevel.tsx'
import { ButtonLink, LoneLink } from '../ui/links.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { SkeletonLines, Waiting } from '../ui/states/Waiting.tsx'

const SHOWN = 3
const suggested = { list: 'suggested', keyword: '', filters: noFilters } as const

/** The three open jobs that fit best, and where they are fewer, those that come closest. */
export function JobsStep({ record }: { readonly record: ProfileRecord }) {
  const userId = record._id
  const { query, items, total } = useFindJobs(userId, suggested)
  const actions = useLinkActions(JOB, 'suggested')
  if (query.isPending) {
    return (
      <Waiting>
        <SkeletonLines count={6} />
      </Waiting>
    )
  }
  if (items.length === 0 && query.error) return <ErrorState error={sentenceOf(query.error)} onRetry={() => void query.refetch()} />
  if (items.length === 0) return <Nothing record={record} />
  return (
    <Stack gap="md">
      {items.slice(0, SHOWN).map((job) => (
        <JobMatchCard key={job._id} job={job} bucket="suggested" actions={actions} />
      ))}
      {items.length < SHOWN && <ClosestJobs userId={userId} fitting={items} />}
      {record._source.generalInfo.locationCity === '' && (
        <Text c="dimmed">Once your bio says where you are, jobs within reach come first.</Text>
      )}
      {total > SHOWN && (
        <p>
          <LoneLink to={paths.jobs(userId, 'suggested')}>See all jobs for you</LoneLink>
        </p>
      )}
    </Stack>
  )
}

function Nothing({ record }: { readonly record: ProfileRecord }) {
  const userId = record._id
  return (
    <>
      <NoJobs
        userId={userId}
        otherwise={
          <EmptyState
            title="No open job fits well enough yet"
            action={
              <ButtonLink to={paths.firstVisit(userId, 1)} variant="default">
                Name another thing you do
              </ButtonLink>
            }
          >
            More jobs can fit with each thing that you name. New ones wait for you under Jobs, where you can also search all of them.
          </EmptyState>
        }
      />
      <ClosestJobs userId={userId} otherwise={<JobsOfLevel record={record} />} />
    </>
  )
}
