import type { ListedState } from '@trellis/contract/postings/linkStates.ts'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import { paths } from '@trellis/contract/screens.ts'
import { useQuery } from '@tanstack/react-query'
import { listCountsQuery } from '../../../postings/lists/counts.ts'
import { useHasContacted } from '../../../postings/lists/contacted.ts'
import { ListTabs } from '../../../postings/lists/ListTabs.tsx'
import { jobLists } from './lists.ts'

/** Leads from one list of jobs to the next, and says how much is in each. */
export function JobTabs({ userId, current }: { readonly userId: string; readonly current: ListedState | undefined }) {
  const { data: counts = {} } = useQuery(listCountsQuery(JOB, userId))
  return (
    <ListTabs
      label="Lists of jobs"
      current={current}
      tabs={jobLists}
      address={(list) => paths.jobs(userId, list)}
      counts={counts}
      isWaiting={useHasContacted(JOB)}
    />
  )
}
