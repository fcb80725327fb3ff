import type { JobCard } from '@trellis/contract/jobs/jobs.ts'
import { paths } from '@trellis/contract/screens.ts'
import type { ReactNode } from 'react'
import { JobHead } from '../../../jobs/student/job/JobHead.tsx'
import postings from '../../../postings/postings.module.css'
import classes from './Jobs.module.css'

interface Props {
  readonly job: JobCard
  /** Who of the group reads of it; empty where nobody does. */
  readonly whoReadsIt: string
  readonly buttons: ReactNode
  readonly children?: ReactNode
}

/** A job as an advisor looks at it for a group. */
export function JobCardOfGroup({ job, whoReadsIt, buttons, children }: Props) {
  const { name, companyInstitution } = job._source.generalInfo
  return (
    <article className={postings.card} aria-label={`${name}, ${companyInstitution}`} tabIndex={-1}>
      <div className={postings.top}>
        <JobHead job={job} address={paths.publicJob(job._id)} />
        <div className={postings.actions}>{buttons}</div>
      </div>
      <p className={classes.line} data-quiet={whoReadsIt === '' || undefined}>
        {whoReadsIt === '' ? 'Not among the jobs of this group' : whoReadsIt}
      </p>
      {children}
    </article>
  )
}
