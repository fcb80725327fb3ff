import { Title } from '@mantine/core'
import type { JobState } from '@trellis/contract/jobs/jobs.ts'
import { isMissing, sentenceOf } from '../api/failure.ts'
import { PublicPage } from '../landing/PublicPage.tsx'
import { paths } from '@trellis/contract/screens.ts'
import { useSession } from '../session/session.ts'
import { student } from '../session/side.ts'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { NotFoundScreen } from '../ui/states/NotFoundScreen.tsx'
import { Notice } from '../ui/notices/Notice.tsx'
import { SkeletonLines, Waiting } from '../ui/states/Waiting.tsx'
import { AboutJob } from './AboutJob.tsx'
import { JobFacts } from './JobFacts.tsx'
import { JobHeader } from './JobHeader.tsx'
import classes from '../postings/PostingPage.module.css'
import { usePublicJob } from './student/queries.ts'

/** A job as everybody may read it, without an account. */
export function PublicJobScreen({ id }: { readonly id: string }) {
  const { data: job, error } = usePublicJob(id)
  const title = isMissing(error) ? 'Page not found' : 'Job'
  return (
    <PublicPage side={student} title={job?._source.generalInfo.name ?? title} jobId={id}>
      <Content id={id} />
    </PublicPage>
  )
}

function Content({ id }: { readonly id: string }) {
  const { data: job, error, refetch } = usePublicJob(id)
  const isSignedIn = useSession((state) => state.person !== undefined)
  if (job !== undefined) {
    const info = job._source.generalInfo
    return (
      <div className={classes.page} data-public>
        <div className={classes.head}>
          {job.can.edit && <OwnNotice state={info.state} />}
          <JobHeader job={job} />
        </div>
        <div className={classes.side}>
          {!isSignedIn && <ToApply id={id} />}
          <JobFacts info={info} />
        </div>
        <div className={classes.text}>
          <AboutJob job={job} />
        </div>
      </div>
    )
  }
  if (isMissing(error)) {
    return (
      <NotFoundScreen title="This job is not here" {...(!isSignedIn && { action: <ToSignIn id={id}>Sign in</ToSignIn> })}>
        It may be closed, or only some people may see it.{!isSignedIn && ' Sign in to see all jobs that are open to you.'}
      </NotFoundScreen>
    )
  }
  if (error) return <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
  return (
    <Waiting>
      <SkeletonLines count={6} />
    </Waiting>
  )
}

const ownWords: Record<JobState, string> = {
  draft: 'This is how others will see the job. Only you see it until you open it.',
  open: 'This is how others see the job.',
  closed: 'This is how others saw the job. It is closed: only you see it, and who applied.',
}

function OwnNotice({ state }: { readonly state: JobState }) {
  return (
    <div className={classes.notice}>
      <Notice>{ownWords[state]}</Notice>
    </div>
  )
}

function ToSignIn({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <ButtonLink to={paths.login()} search={{ returnTo: paths.publicJob(id) }}>
      {children}
    </ButtonLink>
  )
}

/** Who has an account applies with it, everybody else makes one; both come back to the job. */
function ToApply({ id }: { readonly id: string }) {
  return (
    <section className={classes.panel} aria-labelledby="job-apply">
      <Title order={2} size="h4" id="job-apply">
        Interested?
      </Title>
      <ToSignIn id={id}>Sign in to apply</ToSignIn>
      <ButtonLink to={paths.signUp()} search={{ jobId: id }} variant="default">
        Create an account
      </ButtonLink>
    </section>
  )
}
