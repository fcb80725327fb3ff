import { Title } from '@mantine/core'
import type { JobMatch, JobRecord } from '@trellis/contract/jobs/jobs.ts'
import { ringOf } from '@trellis/contract/genome/ring.ts'
import type { ReactNode } from 'react'
import classes from '../postings/PostingPage.module.css'
import { JobPicture } from '../files/JobPicture.tsx'
import { placeWords } from '@trellis/contract/jobs/placeWords.ts'
import { hoursWords } from '@trellis/contract/jobs/workingHours.ts'
import { payWords, postedWords } from './words.ts'

interface JobHeaderProps {
  /** As a list shows it, until the job itself is there: whether it has been closed meanwhile is not told before. */
  readonly job: JobRecord | JobMatch
  /** Stands beside the company's name. */
  readonly children?: ReactNode
}

/** The head of a job's page: picture, title, company, place, pay, hours, since when. */
export function JobHeader({ job, children }: JobHeaderProps) {
  const info = job._source.generalInfo
  const posted = 'can' in job && (info.state === 'closed' ? 'Closed' : postedWords(info.postedAt))
  return (
    <header className={classes.header} data-shared={job._id}>
      <JobPicture company={info.companyInstitution} address={info.groupPicture} ring={job.signature && ringOf(job.signature)} size={72} />
      <div>
        <Title order={1} className={classes.title}>
          {info.name}
        </Title>
        <p className={classes.company}>
          {info.companyInstitution} {children}
        </p>
        <p className={classes.line}>{[placeWords(info), payWords(info.pay), hoursWords(info.hours), posted].filter(Boolean).join(' · ')}</p>
      </div>
    </header>
  )
}
