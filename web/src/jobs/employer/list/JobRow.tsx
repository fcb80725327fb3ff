import { Button } from '@mantine/core'
import type { OwnJobCard } from '@trellis/contract/jobs/jobs.ts'
import { useId, useState } from 'react'
import { paths } from '@trellis/contract/screens.ts'
import { ButtonLink, TextLink } from '../../../ui/links.tsx'
import { JobCounts } from './JobCounts.tsx'
import type { JobActions } from '../jobActions.ts'
import { MoreActions } from './MoreActions.tsx'
import classes from '../MyJobs.module.css'
import { LazyJobStats } from '../stats/LazyJobStats.tsx'
import { jobLine, jobStateLabels } from '../words.ts'

interface JobRowProps {
  readonly job: OwnJobCard
  readonly userId: string
  readonly actions: JobActions
  readonly onDelete: (job: OwnJobCard) => void
}

/** One of one's own jobs: what it is, who came of it, and what to do about it. */
export function JobRow({ job, userId, actions, onDelete }: JobRowProps) {
  const [showsStats, setShowsStats] = useState(false)
  const id = useId()
  const { own } = job
  const info = job._source.generalInfo
  const edit = paths.editJob(userId, job._id)
  return (
    <article className={classes.row} aria-labelledby={id}>
      <div className={classes.title}>
        <h2 className={classes.name} id={id}>
          <TextLink to={info.state === 'draft' ? edit : paths.candidates(userId, job._id, 'applied')} underline="hover">
            {info.name}
          </TextLink>
        </h2>
        <span className={classes.state} data-state={info.state}>
          {jobStateLabels[info.state]}
        </span>
      </div>
      <p className={classes.line}>{jobLine(info, own.views)}</p>
      {info.state !== 'draft' && <JobCounts userId={userId} job={job} />}
      <div className={classes.actions}>
        <ButtonLink to={edit} variant="subtle" aria-label={`Edit ${info.name}`}>
          Edit
        </ButtonLink>
        <Button
          variant="subtle"
          aria-expanded={showsStats}
          aria-label={`${showsStats ? 'Hide statistics' : 'Statistics'} of ${info.name}`}
          onClick={() => setShowsStats(!showsStats)}
        >
          {showsStats ? 'Hide statistics' : 'Statistics'}
        </Button>
        <MoreActions {...{ job, userId, actions, onDelete }} />
      </div>
      {showsStats && (
        <div className={classes.stats}>
          <LazyJobStats userId={userId} id={job._id} name={info.name} />
        </div>
      )}
    </article>
  )
}
