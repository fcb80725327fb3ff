import { Title } from '@mantine/core'
import { isMissing, sentenceOf } from '../api/failure.ts'
import { PublicPage } from '../landing/PublicPage.tsx'
import { paths } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { student } from '../side.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { SkeletonLines, Waiting } from '../ui/Waiting.tsx'
import { JobFacts, JobSkills } from './JobFacts.tsx'
import { JobHeader } from './JobHeader.tsx'
import classes from './JobPage.module.css'
import { Markdown } from './Markdown.tsx'
import { usePublicJob } from './student/queries.ts'

/** A job as everybody may read it, without an account. */
export function PublicJobScreen({ id }: { readonly id: string }) {
  const { data: job } = usePublicJob(id)
  return (
    <PublicPage side={student} title={job?._source.generalInfo.name ?? 'Job'} jobId={id}>
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
          <JobHeader job={job} />
        </div>
        <div className={classes.side}>
          {!isSignedIn && <ToApply id={id} />}
          <JobFacts info={info} />
        </div>
        <div className={classes.text}>
          <section aria-labelledby="job-text">
            <Title order={2} size="h4" mb="sm" id="job-text">
              About this job
            </Title>
            <Markdown text={info.description} />
          </section>
          <JobSkills info={info} />
        </div>
      </div>
    )
  }
  if (isMissing(error)) {
    return (
      <EmptyState title="This job is not here" action={<ButtonLink to={paths.login()}>Sign in</ButtonLink>}>
        It may be closed, or only some people may see it. Sign in to see all jobs that are open to you.
      </EmptyState>
    )
  }
  if (error) return <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
  return (
    <Waiting>
      <SkeletonLines count={6} />
    </Waiting>
  )
}

/** Who has an account applies with it, everybody else makes one; both come back to the job. */
function ToApply({ id }: { readonly id: string }) {
  return (
    <section className={classes.panel} aria-labelledby="job-apply">
      <Title order={2} size="h4" id="job-apply">
        Interested?
      </Title>
      <ButtonLink to={paths.login()} search={{ returnTo: paths.publicJob(id) }}>
        Sign in to apply
      </ButtonLink>
      <ButtonLink to={paths.signUp()} search={{ jobId: id }} variant="default">
        Create an account
      </ButtonLink>
    </section>
  )
}
