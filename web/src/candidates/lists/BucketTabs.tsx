import type { BucketCounts } from '@trellis/contract/candidates/candidates.ts'
import { paths } from '@trellis/contract/screens.ts'
import { TextLink } from '../../ui/links.tsx'
import { TabRow } from '../../ui/lists/TabRow.tsx'
import classes from './BucketTabs.module.css'
import { bucketWords } from '../../jobs/employer/bucketWords.ts'
import { type CandidateBucket, candidateBuckets } from '../../jobs/employer/buckets.ts'

interface Props {
  readonly userId: string
  readonly jobId: string
  readonly current: CandidateBucket | undefined
  readonly counts: BucketCounts | undefined
}

/** Leads from one list to the next where there is no room for them beside each other. */
export function BucketTabs({ userId, jobId, current, counts }: Props) {
  return (
    <TabRow label="Lists of candidates" current={current}>
      {candidateBuckets.map((bucket) => (
        <TextLink
          key={bucket}
          to={paths.candidates(userId, jobId, bucket)}
          search={(search: object) => search}
          {...(bucket === current && { 'aria-current': 'page' })}
        >
          {bucketWords[bucket].title} <span className={classes.count}>{counts?.[bucket].toLocaleString('en')}</span>
        </TextLink>
      ))}
    </TabRow>
  )
}
