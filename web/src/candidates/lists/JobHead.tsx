import { Button, Text, Title } from '@mantine/core'
import type { JobRecord } from '@trellis/contract/jobs/jobs.ts'
import { memo, type ReactNode, useState } from 'react'
import { PublicLink } from '../../jobs/employer/PublicLink.tsx'
import { LazyJobStats } from '../../jobs/employer/stats/LazyJobStats.tsx'
import { lastDayWords } from '../../jobs/employer/words.ts'
import { stateLabels } from '../../postings/own/states.ts'
import { paths } from '@trellis/contract/screens.ts'
import { ButtonLink } from '../../ui/links.tsx'
import { MoreMenu } from '../../ui/menu/MoreMenu.tsx'
import { usePageTitle } from '../../ui/Page.tsx'
import classes from './JobHead.module.css'

interface Props {
  readonly userId: string
  readonly jobId: string
  /** Undefined while it is fetched. */
  readonly job: JobRecord | undefined
  /** On a phone: the ways are behind three dots, and the screen's strong button stands beside the title. */
  readonly isNarrow: boolean
  readonly action: ReactNode
}

/** Which job the candidates are for, its state, and the ways to it. */
export const JobHead = memo(function JobHead({ userId, jobId, job, isNarrow, action }: Props) {
  const [showsStats, setShowsStats] = useState(false)
  const info = job?._source.generalInfo
  usePageTitle(info === undefined ? 'Candidates' : `Candidates: ${info.name}`)
  const ways = (
    <>
      <ButtonLink to={paths.employerJobs(userId)} variant="subtle">
        My jobs
      </ButtonLink>
      <ButtonLink to={paths.editJob(userId, jobId)} variant="subtle">
        Edit
      </ButtonLink>
      {info && <PublicLink id={jobId} state={info.state} />}
      <Button variant="subtle" aria-expanded={showsStats} onClick={() => setShowsStats(!showsStats)}>
        {showsStats ? 'Hide statistics' : 'Statistics'}
      </Button>
    </>
  )
  return (
    <>
      <header className={classes.head}>
        <div className={classes.words}>
          <Title order={1} className={classes.title}>
            {info?.name ?? 'Candidates'}
          </Title>
          <Text c="dimmed" className={classes.facts}>
            {info && [stateLabels[info.state], info.companyInstitution, lastDayWords(info)].filter(Boolean).join(' · ')}
            &nbsp;
          </Text>
        </div>
        {isNarrow ? (
          <>
            {action}
            <MoreMenu label="More about this job">
              <div className={classes.menu}>{ways}</div>
            </MoreMenu>
          </>
        ) : (
          <div className={classes.ways}>{ways}</div>
        )}
      </header>
      {showsStats && (
        <section className={classes.stats} aria-labelledby="job-statistics">
          <h2 id="job-statistics" className={classes.statsTitle}>
            Statistics
          </h2>
          <LazyJobStats userId={userId} id={jobId} name={info?.name ?? ''} />
        </section>
      )}
    </>
  )
})
