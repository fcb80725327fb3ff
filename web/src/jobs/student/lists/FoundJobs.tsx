import { type ReactNode, useEffect } from 'react'
import { Corrected } from '../../../people/found/Corrected.tsx'
import { LittleInCommon } from '../../../people/matches/LittleInCommon.tsx'
import { PagedList } from '../../../ui/lists/PagedList.tsx'
import { forgetTroubles } from '../changes.ts'
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
  const query = useFindJobs(userId, asked)
  const bucket = asked.list === '' ? 'search' : asked.list
  const actions = useJobActions(bucket)
  useEffect(forgetTroubles, [bucket, asked.keyword])
  const pages = query.data?.pages ?? []
  const items = pages.flatMap(({ hits }) => hits.hits)
  return (
    <PagedList
      query={query}
      items={items}
      total={pages[0]?.hits.total ?? 0}
      nouns={['job', 'jobs']}
      above={asked.keyword === '' ? <LittleInCommon best={bucket === 'suggested' ? items[0] : undefined} among="any job" /> : <Corrected corrected={pages[0]?.hits.corrected} />}
      row={(job) => <JobMatchCard key={job._id} job={job} bucket={bucket} actions={actions} />}
      empty={empty}
      end="That is every job."
    />
  )
}
