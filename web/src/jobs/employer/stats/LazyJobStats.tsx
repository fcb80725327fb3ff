import { lazy, Suspense } from 'react'
import type { JobStatsProps } from './JobStats.tsx'
import { StatsSkeleton } from './StatsSkeleton.tsx'

const JobStats = lazy(async () => ({ default: (await import('./JobStats.tsx')).JobStats }))

/** A job's statistics, whose drawing is fetched when they are opened. */
export function LazyJobStats(props: JobStatsProps) {
  return (
    <Suspense fallback={<StatsSkeleton />}>
      <JobStats {...props} />
    </Suspense>
  )
}
