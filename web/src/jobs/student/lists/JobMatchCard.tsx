import { ringOf } from '@trellis/contract/genome/ring.ts'
import type { JobMatch } from '@trellis/contract/jobs/jobs.ts'
import type { Bucket } from '@trellis/contract/postings/links.ts'
import type { ReactNode } from 'react'
import { FoundWords } from '../../../people/found/FoundWords.tsx'
import { MatchReasons } from '../../../people/matches/MatchReasons.tsx'
import type { LinkActions } from '../../../postings/links/useLinkActions.ts'
import { PostingCard } from '../../../postings/lists/PostingCard.tsx'
import classes from '../../../postings/postings.module.css'
import { askWords } from './askWords.ts'
import { JobButtons } from '../JobButtons.tsx'
import { isHindered } from '../hindered.ts'
import { JobHead } from '../job/JobHead.tsx'
import { jobWords } from '../job/linkWords.ts'

interface JobMatchCardProps {
  readonly job: JobMatch
  /** The list that it stands in. */
  readonly bucket: Bucket
  readonly actions: LinkActions
  /** What else there is to say of it in this list. */
  readonly children?: ReactNode
}

/** A job at a glance, with the strongest reason why it fits and how much of what it asks for the student has; its page says all of both. */
export function JobMatchCard({ job, bucket, actions, children }: JobMatchCardProps) {
  const { name, companyInstitution } = job._source.generalInfo
  return (
    <PostingCard
      id={job._id}
      name={name}
      link={job.link}
      words={jobWords}
      label={`${name}, ${companyInstitution}`}
      head={<JobHead job={job} ring={ringOf(job.signature)} />}
      buttons={<JobButtons job={job} isHindered={isHindered(job)} actions={actions} />}
      {...{ bucket, actions }}
    >
      {children}
      <FoundWords found={job.found?.filter(({ text }) => text !== name && text !== companyInstitution)} />
      <MatchReasons title="Why it fits" isCard most={1} {...job} beside={<span className={classes.asks}>{askWords(job.asks)}</span>} />
    </PostingCard>
  )
}
