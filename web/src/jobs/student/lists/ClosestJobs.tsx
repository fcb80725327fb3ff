import { Stack, Text, Title } from '@mantine/core'
import { useFindJobs } from '../queries.ts'
import { useJobActions } from '../useJobActions.ts'
import { noFilters } from './filters.ts'
import { JobMatchCard } from './JobMatchCard.tsx'

const SHOWN = 3
/** Below it a card has nothing to say for its job. */
const LEAST_SCORE = 1
const everyJob = { list: '', keyword: '', filters: noFilters } as const

/** Where no job fits well enough to be suggested: those that come closest, called just that. Nothing where none does. */
export function ClosestJobs({ userId }: { readonly userId: string }) {
  const { items } = useFindJobs(userId, everyJob)
  const actions = useJobActions('search')
  const closest = items.filter(({ score, link }) => score >= LEAST_SCORE && link?.state !== 'rejected').slice(0, SHOWN)
  if (closest.length === 0) return null
  return (
    <Stack component="section" gap="md" mt="xl" aria-label="Closest so far">
      <div>
        <Title order={2} size="h3">
          Closest so far
        </Title>
        <Text c="dimmed">They fit in part: each says how. What you add to your bio makes it surer.</Text>
      </div>
      {closest.map((job) => (
        <JobMatchCard key={job._id} job={job} bucket="search" actions={actions} />
      ))}
    </Stack>
  )
}
