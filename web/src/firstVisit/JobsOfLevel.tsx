import { Stack, Text, Title } from '@mantine/core'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import type { ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { isHindered } from '../jobs/student/hindered.ts'
import { noFilters } from '../jobs/student/lists/filters.ts'
import { JobMatchCard } from '../jobs/student/lists/JobMatchCard.tsx'
import { useFindJobs } from '../jobs/student/queries.ts'
import { useLinkActions } from '../postings/links/useLinkActions.ts'

const SHOWN = 3

/** Where no job is about what somebody has named: what there is at their level, of which they can take each. Nothing where there is none. */
export function JobsOfLevel({ record: { _id: userId, _source } }: { readonly record: ProfileRecord }) {
  const { level } = _source.generalInfo
  const { items } = useFindJobs(userId, { list: '', keyword: '', filters: { ...noFilters, level: [level] } })
  const actions = useLinkActions(JOB, 'search')
  const open = items.filter((job) => !isHindered(job)).slice(0, SHOWN)
  if (open.length === 0) return null
  return (
    <Stack component="section" gap="md" mt="xl" aria-label="At your level">
      <div>
        <Title order={2} size="h3">
          At your level
        </Title>
        <Text c="dimmed">None of them is about what you have named so far. You can apply to each of them all the same.</Text>
      </div>
      {open.map((job) => (
        <JobMatchCard key={job._id} job={job} bucket="search" actions={actions} />
      ))}
    </Stack>
  )
}
