import type { JobFitWithMissing, JobMatch, JobRecord } from '@trellis/contract/jobs/jobs.ts'
import { isMissing, sentenceOf } from '../../../api/failure.ts'
import { useForgottenRefusals } from '../../../api/writes.ts'
import { paths } from '@trellis/contract/screens.ts'
import { usePerson } from '../../../session/session.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { Page, usePageTitle } from '../../../ui/Page.tsx'
import { SkeletonLines, SkeletonPage, Waiting } from '../../../ui/states/Waiting.tsx'
import { AboutJob } from '../../AboutJob.tsx'
import { JobFacts } from '../../JobFacts.tsx'
import { JobHeader } from '../../JobHeader.tsx'
import classes from '../../../postings/PostingPage.module.css'
import { BlockEmployer } from '../BlockEmployer.tsx'
import { History } from '../../../postings/links/History.tsx'
import { LinkChip } from '../../../postings/links/LinkChip.tsx'
import { jobWords } from './linkWords.ts'
import { LinkPanel } from './LinkPanel.tsx'
import { useJob, useListedJob } from '../queries.ts'
import { isHindered } from '../hindered.ts'
import { HowYouFit, WhatIsBetween } from '../fit/WhyItFits.tsx'

interface JobScreenProps {
  readonly id: string
  /** Opened in order to apply. */
  readonly applying: boolean
  readonly onApplying: (applying: boolean) => void
}

/** A whole job with all that a student may do about it. */
export function JobScreen({ id, ...applying }: JobScreenProps) {
  const { userId } = usePerson()
  const { query, job, fit } = useJob(id, userId)
  const listed = useListedJob(id, userId)
  const { error, refetch } = query
  const shown = job ?? (error ? undefined : listed)
  if (shown !== undefined) return <Job shown={shown} fit={fit} {...applying} />
  if (isMissing(error)) {
    return (
      <Page title="Job not found">
        <EmptyState title="This job is not here" action={<ButtonLink to={paths.jobs(userId, 'suggested')}>See jobs for you</ButtonLink>}>
          It may be closed or deleted, or only the members of a group may see it.
        </EmptyState>
      </Page>
    )
  }
  if (error) {
    return (
      <Page title="Job">
        <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
      </Page>
    )
  }
  return <SkeletonPage />
}

interface JobProps {
  /** As a list shows it, until the job itself is there. */
  readonly shown: JobRecord | JobMatch
  readonly fit: JobFitWithMissing | null
  readonly applying: boolean
  readonly onApplying: (applying: boolean) => void
}

/** What it is stands there at once, and stays while the rest comes. */
function Job({ shown, ...others }: JobProps) {
  const job = 'can' in shown ? shown : undefined
  usePageTitle(shown._source.generalInfo.name)
  useForgottenRefusals('link', shown._id)
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <JobHeader job={shown}>{job?.link && <LinkChip link={job.link} words={jobWords} />}</JobHeader>
      </div>
      {job === undefined ? (
        <div className={classes.text}>
          <Waiting>
            <SkeletonLines count={6} />
          </Waiting>
        </div>
      ) : (
        <AllOfJob job={job} {...others} />
      )}
    </div>
  )
}

function AllOfJob({ job, fit, ...applying }: Omit<JobProps, 'shown'> & { readonly job: JobRecord }) {
  const info = job._source.generalInfo
  return (
    <>
      <div className={classes.side}>
        {job.link !== null && <LinkPanel job={job} link={job.link} isHindered={isHindered(fit)} {...applying} />}
        <JobFacts info={info} applied={job.applied} />
      </div>
      <div className={classes.after}>
        <History changes={job.history} words={jobWords} />
        {job.postedBy !== null && (
          <BlockEmployer
            employer={{
              id: job.postedBy,
              company: info.companyInstitution,
              jobId: job._id,
              hasApplication: job.link?.flags.applied === true,
            }}
          />
        )}
      </div>
      <HowYouFit job={job} fit={fit} />
      <div className={classes.text}>
        <AboutJob job={job} hasAsks={fit !== null} />
        <WhatIsBetween job={job} fit={fit} />
      </div>
    </>
  )
}
