import { Stack, Text, Title } from '@mantine/core'
import { useFindJobs } from '../queries.ts'
import { useJobActions } from '../useJobActions.ts'
import { noFilters } from './filters.ts'
import { JobMatchCard } from './JobMatchCard.tsx'

const SHOWN = 3
const closest = { list: 'suggested', keyword: '', filters: noFilters, lessWellToo: true } as const

/** Where no job fits well enough to be suggested: those that come closest, called just that. Nothing where none does. */
export function ClosestJobs({ userId }: { readonly userId: string }) {
  const { items } = useFindJobs(userId, closest)
  const actions = useJobActions('suggested')
  if (items.length === 0) return null
  return (
    <Stack component="section" gap="md" mt="xl" aria-label="Closest so far">
      <div>
        <Title order={2} size="h3">
          Closest so far
        </Title>
        <Text c="dimmed">They fit in part: each says how. What you add to your bio makes it surer.</Text>
      </div>
      {items.slice(0, SHOWN).map((job) => (
        <JobMatchCard key={job._id} job={job} bucket="suggested" actions={actions} />
      ))}
    </Stack>
  )
}
