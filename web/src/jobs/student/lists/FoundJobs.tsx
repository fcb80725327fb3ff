import type { ReactNode } from 'react'
import { useForgottenRefusals } from '../../../api/writes.ts'
import { Corrected } from '../../../people/found/Corrected.tsx'
import { PagedList } from '../../../ui/lists/PagedList.tsx'
import { JobMatchCard } from './JobMatchCard.tsx'
import { type JobQuery, useFindJobs } from '../queries.ts'
import { useJobActions } from '../useJobActions.ts'

interface FoundJobsProps {
  readonly userId: string
  readonly search: JobQuery
  readonly empty: ReactNode
}

/** The jobs of a list or a search, a page at a time. */
export function FoundJobs({ userId, search, empty }: FoundJobsProps) {
  const { query, items, total, corrected } = useFindJobs(userId, search)
  const bucket = search.list === '' ? 'search' : search.list
  const actions = useJobActions(bucket)
  useForgottenRefusals('link', `${bucket} ${search.keyword}`)
  return (
    <PagedList
      query={query}
      items={items}
      total={total}
      nouns={['job', 'jobs']}
      isGrid
      above={search.keyword !== '' && <Corrected corrected={corrected} />}
      row={(job) => <JobMatchCard key={job._id} job={job} bucket={bucket} actions={actions} />}
      empty={empty}
      end="That is every job."
    />
  )
}
