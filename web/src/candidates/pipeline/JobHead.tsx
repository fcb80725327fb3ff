import { Button, Text, Title } from '@mantine/core'
import { type ComponentProps, memo, useState } from 'react'
import { useJob } from '../../jobs/employer/queries.ts'
import { PublicLink } from '../../jobs/employer/PublicLink.tsx'
import { LazyJobStats } from '../../jobs/employer/stats/LazyJobStats.tsx'
import { lastDayWords } from '../../jobs/employer/words.ts'
import { stateLabels } from '../../postings/own/states.ts'
import { paths } from '@trellis/contract/screens.ts'
import { ButtonLink } from '../../ui/links.tsx'
import { MoreMenu } from '../../ui/menu/MoreMenu.tsx'
import { usePageTitle } from '../../ui/Page.tsx'
import type { Pipeline } from './pipeline.ts'
import classes from './JobHead.module.css'

/** Which job the candidates are for, its state, and the ways to it. */
export const JobHead = memo(function JobHead({ userId, postingId: jobId, isNarrow, action }: ComponentProps<Pipeline['Head']>) {
  const { data: job } = useJob(jobId)
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
      {info && <PublicLink id={jobId} state={info.state} isForAll={info.membership.length === 0} />}
      <Button variant="subtle" aria-expanded={showsStats} onClick={() => setShowsStats(!showsStats)}>
        Statistics
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
      {showsStats && job?.own && (
        <section className={classes.stats} aria-labelledby="job-statistics">
          <h2 id="job-statistics" className={classes.statsTitle}>
            Statistics
          </h2>
          <LazyJobStats userId={userId} id={jobId} name={job._source.generalInfo.name} own={job.own} />
        </section>
      )}
    </>
  )
})
