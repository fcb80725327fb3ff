import type { BucketCounts } from '@trellis/contract/candidates/candidates.ts'
import { useState } from 'react'
import { sentenceOf } from '../../../api/failure.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { PictureOrTable } from '../../../ui/choices/PictureOrTable.tsx'
import { useLeaveIfForbidden } from '../../../postings/forbidden.ts'
import { useJobWeeks } from '../queries.ts'
import { Funnel } from './Funnel.tsx'
import classes from './JobStats.module.css'
import { StatsSkeleton } from './StatsSkeleton.tsx'
import { WeekBars } from './WeekBars.tsx'
import { WeeksTable } from './WeeksTable.tsx'
import { weeksUntil } from './weeks.ts'
import { counted } from '../../../ui/words/counted.ts'

export interface JobStatsProps {
  readonly userId: string
  readonly id: string
  readonly name: string
  /** As whatever stands above counts them, so that no number is there twice and different. */
  readonly own: { readonly counts: BucketCounts; readonly views: number }
}

/** Where the candidates of a job are now, and what happened in each week, as bars or as a table. */
export function JobStats({ userId, id, name, own }: JobStatsProps) {
  const [view, setView] = useState('picture')
  const [now] = useState(() => Date.now())
  const { data, error, refetch } = useJobWeeks(id)
  const isLeaving = useLeaveIfForbidden(error)
  if (isLeaving) return null
  if (data === undefined && error) return <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
  if (data === undefined) return <StatsSkeleton />
  const weeks = weeksUntil(now, data)
  return (
    <section className={classes.stats} aria-label={`Statistics of ${name}`}>
      <h3 className={classes.title}>Where they are now</h3>
      <Funnel userId={userId} jobId={id} name={name} counts={own.counts} />
      <header className={classes.header}>
        <h3 className={classes.title}>What happened in the last {weeks.length} weeks</h3>
        <PictureOrTable label="How to show it" value={view} onChange={setView} />
      </header>
      {view === 'picture' ? <WeekBars weeks={weeks} /> : <WeeksTable weeks={weeks} name={name} />}
      <p className={classes.note}>
        {counted(own.views, 'view')} in all. Somebody who opens the job several times on a day counts once. Weeks begin on Monday, and count
        people again who have moved on to another list since.
      </p>
    </section>
  )
}
