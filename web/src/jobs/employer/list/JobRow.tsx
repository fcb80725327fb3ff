import { Button } from '@mantine/core'
import type { OwnJobCard } from '@trellis/contract/jobs/jobs.ts'
import { paths } from '@trellis/contract/screens.ts'
import { useState } from 'react'
import { BucketLinks } from '../../../postings/own/BucketLinks.tsx'
import classes from '../../../postings/own/OwnPostings.module.css'
import { OwnRow } from '../../../postings/own/OwnRow.tsx'
import type { OwnActions } from '../../../postings/own/useOwnActions.ts'
import { ButtonLink } from '../../../ui/links.tsx'
import { LazyJobStats } from '../stats/LazyJobStats.tsx'
import { bucketLabels, jobLine } from '../words.ts'
import { MoreAboutJob } from './MoreAboutJob.tsx'

interface JobRowProps {
  readonly job: OwnJobCard
  readonly userId: string
  readonly actions: OwnActions
  readonly onDelete: (job: OwnJobCard) => void
}

/** One of one's own jobs: what it is, who came of it, and what to do about it. */
export function JobRow({ job, userId, actions, onDelete }: JobRowProps) {
  const [showsStats, setShowsStats] = useState(false)
  const { own } = job
  const info = job._source.generalInfo
  const { name, state } = info
  const edit = paths.editJob(userId, job._id)
  return (
    <OwnRow
      {...{ name, state }}
      to={state === 'draft' ? edit : paths.candidates(userId, job._id, 'applied')}
      line={jobLine(info, own.views)}
      counts={
        state !== 'draft' && (
          <BucketLinks
            label={`Candidates for ${name}`}
            counts={own.counts}
            words={bucketLabels}
            addressOf={(bucket) => paths.candidates(userId, job._id, bucket)}
          />
        )
      }
      actions={
        <>
          <ButtonLink to={edit} variant="subtle" aria-label={`Edit ${name}`}>
            Edit
          </ButtonLink>
          <Button
            variant="subtle"
            aria-expanded={showsStats}
            aria-label={`Statistics of ${name}`}
            onClick={() => setShowsStats(!showsStats)}
          >
            Statistics
          </Button>
          <MoreAboutJob {...{ job, userId, actions, onDelete }} />
        </>
      }
    >
      {showsStats && (
        <div className={classes.stats}>
          <LazyJobStats userId={userId} id={job._id} name={name} own={own} />
        </div>
      )}
    </OwnRow>
  )
}
