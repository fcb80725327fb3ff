import { Link } from '@tanstack/react-router'
import type { BucketCounts } from '@trellis/contract/candidates/candidates.ts'
import { bucketWords } from '../bucketWords.ts'
import { candidateBuckets } from '../buckets.ts'
import { paths } from '@trellis/contract/screens.ts'
import classes from './Funnel.module.css'
import { sharesOf } from './funnel.ts'

interface FunnelProps {
  readonly userId: string
  readonly jobId: string
  readonly name: string
  readonly counts: BucketCounts
}

/** How many people are in each list now, all on one scale; each leads to its list, which has as many. */
export function Funnel({ userId, jobId, name, counts }: FunnelProps) {
  const shares = sharesOf(counts)
  return (
    <ol className={classes.funnel} aria-label={`Where the candidates for ${name} are now`}>
      {candidateBuckets.map((bucket) => (
        <li key={bucket}>
          <Link to={paths.candidates(userId, jobId, bucket)} className={classes.step}>
            <span className={classes.label}>{bucketWords[bucket].title}</span>
            <span className={classes.track} aria-hidden>
              <span className={classes.bar} data-ended={bucket === 'rejected' || undefined} style={{ width: `${shares[bucket]}%` }} />
            </span>
            <b className={classes.count}>{counts[bucket].toLocaleString('en')}</b>
          </Link>
        </li>
      ))}
    </ol>
  )
}
