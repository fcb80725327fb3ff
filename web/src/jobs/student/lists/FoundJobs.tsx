import type { ReactNode } from 'react'
import { useForgottenRefusals } from '../../../api/writes.ts'
import { Corrected } from '../../../people/found/Corrected.tsx'
import { LittleInCommon } from '../../../people/matches/LittleInCommon.tsx'
import { PagedList } from '../../../ui/lists/PagedList.tsx'
import { JobMatchCard } from './JobMatchCard.tsx'
import { type Asked, useFindJobs } from '../queries.ts'
import { useJobActions } from '../useJobActions.ts'

interface FoundJobsProps {
  readonly userId: string
  readonly asked: Asked
  readonly empty: ReactNode
}

/** The jobs of a list or a search, a page at a time. */
export function FoundJobs({ userId, asked, empty }: FoundJobsProps) {
  const { query, items, total, corrected } = useFindJobs(userId, asked)
  const bucket = asked.list === '' ? 'search' : asked.list
  const actions = useJobActions(bucket)
  useForgottenRefusals('link', `${bucket} ${asked.keyword}`)
  return (
    <PagedList
      query={query}
      items={items}
      total={total}
      nouns={['job', 'jobs']}
      above={asked.keyword === '' ? <LittleInCommon best={bucket === 'suggested' ? items[0] : undefined} among="any job" /> : <Corrected corrected={corrected} />}
      row={(job) => <JobMatchCard key={job._id} job={job} bucket={bucket} actions={actions} />}
      empty={empty}
      end="That is every job."
    />
  )
}
