import type { BucketCounts } from '@trellis/contract/candidates/candidates.ts'

/** How long the bar of each list is, in percent of the longest: all are on one scale. */
export function sharesOf(counts: BucketCounts): BucketCounts {
  const most = Math.max(1, ...Object.values(counts))
  const shares = Object.entries(counts).map(([bucket, count]) => [bucket, (count / most) * 100])
  return Object.fromEntries(shares) as BucketCounts
}
