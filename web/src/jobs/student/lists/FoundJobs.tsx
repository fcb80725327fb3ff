import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import type { ReactNode } from 'react'
import { FoundPostings } from '../../../postings/lists/FoundPostings.tsx'
import { JobMatchCard } from './JobMatchCard.tsx'
import { type JobQuery, useFindJobs } from '../queries.ts'

interface FoundJobsProps {
  readonly userId: string
  readonly search: JobQuery
  readonly empty: ReactNode
}

/** The jobs of a list or a search, a page at a time. */
export function FoundJobs({ userId, search, empty }: FoundJobsProps) {
  const bucket = search.list === '' ? 'search' : search.list
  return (
    <FoundPostings
      kind={JOB}
      found={useFindJobs(userId, search)}
      bucket={bucket}
      keyword={search.keyword}
      card={(job, actions) => <JobMatchCard key={job._id} job={job} bucket={bucket} actions={actions} />}
      empty={empty}
    />
  )
}
