import type { BucketCounts } from '@trellis/contract/candidates/candidates.ts'
import { paths } from '@trellis/contract/screens.ts'
import { BarList } from '../../../ui/drawings/BarList.tsx'
import { bucketWords } from '../bucketWords.ts'
import { candidateBuckets } from '../buckets.ts'

interface FunnelProps {
  readonly userId: string
  readonly jobId: string
  readonly name: string
  readonly counts: BucketCounts
}

/** How many people are in each list now, all on one scale; each leads to its list, which has as many. */
export function Funnel({ userId, jobId, name, counts }: FunnelProps) {
  const bars = candidateBuckets.map((bucket) => ({
    label: bucketWords[bucket].title,
    count: counts[bucket],
    to: paths.candidates(userId, jobId, bucket),
    hasEnded: bucket === 'rejected',
  }))
  return <BarList label={`Where the candidates for ${name} are now`} bars={bars} />
}
