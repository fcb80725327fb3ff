import { Text } from '@mantine/core'
import { ringOf } from '@trellis/contract/genome/ring.ts'
import type { JobMatch } from '@trellis/contract/jobs/jobs.ts'
import { type Bucket, isInBucket } from '@trellis/contract/postings/links.ts'
import type { ReactNode } from 'react'
import { FoundWords } from '../../../people/found/FoundWords.tsx'
import { MatchReasons } from '../../../people/matches/MatchReasons.tsx'
import { askWords } from './askWords.ts'
import { useChange } from '../changes.ts'
import { ChangeTrouble } from '../job/ChangeTrouble.tsx'
import { JobButtons } from '../JobButtons.tsx'
import { JobHead } from '../job/JobHead.tsx'
import classes from '../jobs.module.css'
import { goneWords } from '../job/linkWords.ts'
import { UndoButton } from '../job/UndoButton.tsx'
import type { JobActions } from '../useJobActions.ts'
import { useKeptFocus } from '../useKeptFocus.ts'

interface JobMatchCardProps {
  readonly job: JobMatch
  /** The list that it stands in. */
  readonly bucket: Bucket
  readonly actions: JobActions
}

/** A job at a glance, with the strongest reason why it fits and how much of what it asks for the student has; its page says all of both. */
export function JobMatchCard({ job, bucket, actions }: JobMatchCardProps) {
  const { done } = useChange(job._id)
  const { name, companyInstitution } = job._source.generalInfo
  const state = job.link?.state ?? 'none'
  const wasDeclined = state === 'rejected' && done?.event === 'rejected'
  if (!isInBucket(state, bucket) || wasDeclined) return <GoneJob job={job} actions={actions} />
  return (
    <Card jobId={job._id} label={`${name}, ${companyInstitution}`}>
      <div className={classes.top}>
        <JobHead job={job} ring={ringOf(job.signature)} />
        <JobButtons job={job} actions={actions} />
      </div>
      <div>
        <FoundWords found={job.found?.filter(({ text }) => text !== name)} />
        <MatchReasons title="Why it fits" isCard most={1} {...job} beside={<span className={classes.asks}>{askWords(job.asks)}</span>} />
      </div>
    </Card>
  )
}

interface CardProps {
  readonly jobId: string
  readonly label: string
  readonly children: ReactNode
}

function Card({ jobId, label, children }: CardProps) {
  const element = useKeptFocus<HTMLElement>(jobId)
  return (
    <article className={classes.card} aria-label={label} ref={element} tabIndex={-1}>
      {children}
    </article>
  )
}

/** What is left of a job that is no longer in the list: what was done, and Undo; or what somebody else did. */
function GoneJob({ job, actions }: Omit<JobMatchCardProps, 'bucket'>) {
  const change = useChange(job._id)
  const { done } = change
  const element = useKeptFocus<HTMLDivElement>(job._id)
  const { link } = job
  const words = goneWords(job._source.generalInfo.name, done?.event, link)
  return (
    <div className={classes.gone} ref={element} tabIndex={-1}>
      <div>
        <Text c="dimmed" role="status">
          {words}
        </Text>
        <ChangeTrouble change={change} />
      </div>
      {done !== undefined && link !== null && (
        <UndoButton
          key={done.undoUntil}
          until={done.undoUntil}
          about={words}
          onUndo={() => void actions.undo({ id: job._id, link }, done)}
        />
      )}
    </div>
  )
}
