import { Link } from '@tanstack/react-router'
import type { OwnJobCard } from '@trellis/contract/jobs/jobs.ts'
import { paths } from '@trellis/contract/screens.ts'
import classes from '../MyJobs.module.css'
import { bucketLabels } from '../words.ts'

const buckets = Object.keys(bucketLabels) as (keyof typeof bucketLabels)[]

/** How many candidates are in each list of a job, leading there. */
export function JobCounts({ userId, job }: { readonly userId: string; readonly job: OwnJobCard }) {
  const { counts } = job.own
  return (
    <ul className={classes.counts} aria-label={`Candidates for ${job._source.generalInfo.name}`}>
      {buckets.map((bucket) => (
        <li key={bucket}>
          <Link to={paths.candidates(userId, job._id, bucket)} className={classes.count} data-none={counts[bucket] === 0 || undefined}>
            <b>{counts[bucket].toLocaleString('en')}</b> {bucketLabels[bucket]}
          </Link>
        </li>
      ))}
    </ul>
  )
}
