import type { BucketCounts } from '@trellis/contract/candidates/candidates.ts'
import { memo } from 'react'
import { TextLink } from '../../ui/links.tsx'
import { TabRow } from '../../ui/lists/TabRow.tsx'
import classes from './BucketTabs.module.css'
import { type CandidateBucket, candidateBuckets } from '../../jobs/employer/buckets.ts'
import { usePipeline } from '../pipeline/pipeline.ts'

interface Props {
  readonly userId: string
  readonly postingId: string
  readonly current: CandidateBucket | undefined
  readonly counts: BucketCounts | undefined
}

/** Leads from one list to the next where there is no room for them beside each other. */
export function BucketTabs({ userId, postingId, current, counts }: Props) {
  const { words } = usePipeline()
  return (
    <TabRow label={words.listsLabel} current={current}>
      {candidateBuckets.map((bucket) => (
        <BucketTab key={bucket} {...{ userId, postingId, bucket }} isCurrent={bucket === current} count={counts?.[bucket]} />
      ))}
    </TabRow>
  )
}

interface TabProps {
  readonly userId: string
  readonly postingId: string
  readonly bucket: CandidateBucket
  readonly isCurrent: boolean
  readonly count: number | undefined
}

/** Drawn anew by a decision only where the count is another. */
const BucketTab = memo(function BucketTab({ userId, postingId, bucket, isCurrent, count }: TabProps) {
  const { words, listAddress } = usePipeline()
  return (
    <TextLink
      to={listAddress(userId, postingId, bucket)}
      search={(search: object) => search}
      {...(isCurrent && { 'aria-current': 'page' })}
    >
      {words.buckets[bucket].title} <span className={classes.count}>{count?.toLocaleString('en')}</span>
    </TextLink>
  )
})
