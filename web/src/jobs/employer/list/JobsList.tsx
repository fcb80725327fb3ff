import { Button, Text } from '@mantine/core'
import type { OwnJobCard } from '@trellis/contract/jobs/jobs.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { LoadMore } from '../../../ui/lists/LoadMore.tsx'
import { JobRow } from './JobRow.tsx'
import type { JobActions } from '../jobActions.ts'
import classes from '../MyJobs.module.css'

const ROWS_AT_ONCE = 50

interface JobsListProps {
  /** Those that the filter lets through. */
  readonly jobs: readonly OwnJobCard[]
  /** How many there are on the server, and how many of them are here. */
  readonly total: number
  readonly fetched: number
  readonly userId: string
  readonly actions: JobActions
  readonly onDelete: (job: OwnJobCard) => void
  readonly onShowAll: () => void
}

/** The jobs, some at a time. */
export function JobsList({ jobs, total, fetched, onShowAll, ...row }: JobsListProps) {
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  const list = useRef<HTMLUListElement>(null)
  const showMore = () => {
    flushSync(() => setShown(shown + ROWS_AT_ONCE))
    list.current?.children[shown]?.querySelector('a')?.focus()
  }
  if (jobs.length === 0) {
    return (
      <EmptyState
        title="No job is like this"
        action={
          <Button variant="default" onClick={onShowAll}>
            Show all jobs
          </Button>
        }
      >
        None of the jobs has this state and these words.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={classes.list} ref={list} aria-label="Jobs">
        {jobs.slice(0, shown).map((job) => (
          <li key={job._id}>
            <JobRow job={job} {...row} />
          </li>
        ))}
      </ul>
      <LoadMore shown={Math.min(shown, jobs.length)} total={jobs.length} loading={false} onMore={showMore} />
      {total > fetched && shown >= jobs.length && (
        <Text c="dimmed" mt="md">
          These are the newest {fetched.toLocaleString('en')} of {total.toLocaleString('en')} jobs.
        </Text>
      )}
    </>
  )
}
