import { Stack, Text, Title } from '@mantine/core'
import type { JobMatch } from '@trellis/contract/jobs/jobs.ts'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import type { ReactNode } from 'react'
import { useFindJobs } from '../queries.ts'
import { useLinkActions } from '../../../postings/links/useLinkActions.ts'
import { noFilters } from './filters.ts'
import { JobMatchCard } from './JobMatchCard.tsx'

const SHOWN = 3
const closest = { list: 'suggested', keyword: '', filters: noFilters, lessWellToo: true } as const

const none: readonly JobMatch[] = []

interface ClosestJobsProps {
  readonly userId: string
  /** The jobs that fit well enough, which are shown above. */
  readonly fitting?: readonly JobMatch[]
  /** What is shown where none comes close. */
  readonly otherwise?: ReactNode
}

/** Where hardly a job fits well enough to be suggested: those that come closest, called just that. Nothing where none does. */
export function ClosestJobs({ userId, fitting = none, otherwise = null }: ClosestJobsProps) {
  const found = useFindJobs(userId, closest)
  const items = found.items.filter(({ _id }) => !fitting.some((job) => job._id === _id)).slice(0, SHOWN - fitting.length)
  const actions = useLinkActions(JOB, 'suggested')
  if (items.length === 0) return found.query.isSuccess ? otherwise : null
  return (
    <Stack component="section" gap="md" mt="xl" aria-label="Closest so far">
      <div>
        <Title order={2} size="h3">
          Closest so far
        </Title>
        <Text c="dimmed">They fit in part: each says how. What you add to your bio makes it surer.</Text>
      </div>
      {items.map((job) => (
        <JobMatchCard key={job._id} job={job} bucket="suggested" actions={actions} />
      ))}
    </Stack>
  )
}
