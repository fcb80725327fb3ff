import { Button, Group } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { JobRecord } from '@trellis/contract/jobs/jobs.ts'
import { useState } from 'react'
import { CallFailed, isMissing, sentenceOf } from '../../../api/failure.ts'
import { paths } from '@trellis/contract/screens.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { Page } from '../../../ui/Page.tsx'
import { DeleteJob } from '../DeleteJob.tsx'
import { useLeaveIfForbidden } from '../../../postings/forbidden.ts'
import { useOwnActions } from '../../../postings/own/useOwnActions.ts'
import { jobKind } from '../jobKind.ts'
import { JobGone } from '../JobGone.tsx'
import { PublicLink } from '../PublicLink.tsx'
import { useJob } from '../queries.ts'
import { FormSkeleton } from '../../../postings/form/FormSkeleton.tsx'
import { usePostingDraft } from '../../../postings/form/postingDraft.ts'
import { JobForm } from './JobForm.tsx'
import { cloneOf, typedOf } from './typedJob.ts'

interface EditJobScreenProps {
  readonly userId: string
  readonly jobId: string
  /** Begins a new job with what this one tells. */
  readonly clone: boolean
}

const refused = new CallFailed(403, 'Forbidden', 'You may not do this.')

/** A stored job to be changed, or to be copied into a new one. */
export function EditJobScreen({ userId, jobId, clone }: EditJobScreenProps) {
  const { data: job, error, refetch } = useJob(jobId)
  // Others may read an open job, but not here.
  const isLeaving = useLeaveIfForbidden(error, job?.can.edit === false ? refused : undefined)
  if (isLeaving) return null
  if (job === undefined) {
    return (
      <Page title={clone ? 'Post a job' : 'Edit a job'} width="table">
        {error === null && <FormSkeleton />}
        {isMissing(error) && <JobGone userId={userId} />}
        {error !== null && !isMissing(error) && <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />}
      </Page>
    )
  }
  return clone ? <CloneJob {...{ userId, job }} /> : <EditJob {...{ userId, job }} />
}

interface StoredJobProps {
  readonly userId: string
  readonly job: JobRecord
}

function CloneJob({ userId, job }: StoredJobProps) {
  const [start] = useState(() => cloneOf(jobKind.infoOf(job), job.own?.ownerId ?? userId))
  return (
    <Page title="Post a job" width="table" subtitle={`It begins as a copy of ${job._source.generalInfo.name}.`}>
      <JobForm {...{ userId, start }} job={undefined} formName={`clone.${job._id}`} principals={[]} />
    </Page>
  )
}

function EditJob({ userId, job }: StoredJobProps) {
  const router = useRouter()
  const { name, state } = job._source.generalInfo
  const ownerId = job.own?.ownerId ?? userId
  const start = typedOf(jobKind.infoOf(job), ownerId)
  const [isAsking, setAsking] = useState(false)
  const actions = useOwnActions(jobKind, ownerId)
  const draft = usePostingDraft('job', job._id)
  const remove = async () => {
    const isGone = await actions.remove({ id: job._id, name })
    setAsking(false)
    if (!isGone) return
    draft.drop()
    await router.navigate({ to: paths.employerJobs(userId), replace: true })
  }
  return (
    <Page
      title={name}
      width="table"
      action={
        <Group gap="xs">
          <PublicLink id={job._id} state={state} isForAll={job.own?.forMembers !== true} />
          {state !== 'draft' && (
            <ButtonLink variant="default" to={paths.candidates(userId, job._id, 'applied')}>
              Candidates
            </ButtonLink>
          )}
          {job.can.remove && (
            <Button variant="subtle" color="gray" onClick={() => setAsking(true)}>
              Delete…
            </Button>
          )}
        </Group>
      }
    >
      <JobForm {...{ userId, job, start }} formName={job._id} principals={[]} />
      <DeleteJob
        job={isAsking ? { id: job._id, name, applicants: job.own?.applicants ?? 0 } : undefined}
        onCancel={() => setAsking(false)}
        onDelete={remove}
      />
    </Page>
  )
}
