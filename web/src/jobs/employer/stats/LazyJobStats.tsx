import { lazy, Suspense } from 'react'
import { StatsSkeleton } from './StatsSkeleton.tsx'

const JobStats = lazy(async () => ({ default: (await import('./JobStats.tsx')).JobStats }))

interface LazyJobStatsProps {
  readonly userId: string
  readonly id: string
  readonly name: string
}

/** A job's statistics, whose drawing is fetched when they are opened. */
export function LazyJobStats(props: LazyJobStatsProps) {
  return (
    <Suspense fallback={<StatsSkeleton />}>
      <JobStats {...props} />
    </Suspense>
  )
}
