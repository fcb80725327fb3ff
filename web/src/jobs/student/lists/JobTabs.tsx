import { VisuallyHidden } from '@mantine/core'
import { paths } from '@trellis/contract/screens.ts'
import { TextLink } from '../../../ui/links.tsx'
import { TabRow } from '../../../ui/lists/TabRow.tsx'
import { useHasContactedJobs } from '../contactedJobs.ts'
import { useJobCounts } from './counts.ts'
import classes from '../jobs.module.css'
import { type JobList, jobLists } from './lists.ts'

/** Leads from one list of jobs to the next, and says how much is in each. */
export function JobTabs({ userId, current }: { readonly userId: string; readonly current: JobList | undefined }) {
  const counts = useJobCounts(userId)
  const hasContacted = useHasContactedJobs()
  return (
    <TabRow label="Lists of jobs" current={current}>
      {(Object.keys(jobLists) as JobList[]).map((list) => (
        <TextLink key={list} to={paths.jobs(userId, list)} {...(list === current && { 'aria-current': 'page' })}>
          {jobLists[list].tab}
          {(counts[list] ?? 0) > 0 && ` ${counts[list]}`}
          {list === 'contacted' && hasContacted && (
            <>
              <i className={classes.marker} aria-hidden />
              <VisuallyHidden>, waiting for your answer</VisuallyHidden>
            </>
          )}
        </TextLink>
      ))}
    </TabRow>
  )
}
