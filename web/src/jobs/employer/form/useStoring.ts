import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { createJob, updateJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { uploadPostingPicture } from '@trellis/contract/postings/pictures.calls.ts'
import type { JobInfo, JobRecord, JobState } from '@trellis/contract/jobs/jobs.ts'
import { useRef, useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { call } from '../../../api/call.ts'
import { CallFailed, failedWith } from '../../../api/failure.ts'
import { keys } from '../../../api/keys.ts'
import { upload } from '../../../api/upload.ts'
import { paths } from '@trellis/contract/screens.ts'
import { usePerson } from '../../../session/session.ts'
import { notify } from '../../../ui/notices/notify.tsx'
import { useLeavingIfForbidden } from '../../../postings/forbidden.ts'
import { forgetJob, useJobActions } from '../jobActions.ts'
import { moveJobDraft } from './jobDraft.ts'
import type { TypedJob } from './typedJob.ts'
import type { useJobForm } from './useJobForm.ts'

const changedMeanwhile =
  'Somebody has changed this job while you did. Nothing is saved yet: save once more to replace their changes, or begin ' +
  'with them at the top of the form.'

interface StoringOf {
  readonly userId: string
  /** The stored job; undefined for a new one. */
  readonly job: JobRecord | undefined
  /** The picture of a job that is not stored yet. */
  readonly picture: File | undefined
  readonly jobForm: ReturnType<typeof useJobForm>
}

/** Stores the job as a draft, open or closed, once at a time. What fails is told; what was typed stays. */
export function useStoring({ userId, job, picture, jobForm }: StoringOf) {
  const { form, aimAt, draft, noteStored, noteStateStored } = jobForm
  const person = usePerson()
  const queries = useQueryClient()
  const router = useRouter()
  const leaveIfForbidden = useLeavingIfForbidden()
  const actions = useJobActions(job?.own?.ownerId ?? userId)
  const [storing, setStoring] = useState<JobState>()
  const [failure, setFailure] = useState<unknown>()
  const isRunning = useRef(false)

  const create = async (generalInfo: JobInfo, typed: TypedJob) => {
    const { ownerId, skillsShown } = typed
    const { success: id } = await call(createJob, {
      body: { generalInfo, skillsShown: [...skillsShown], ...(ownerId !== person.userId && { ownerId }) },
    })
    noteStored(typed, null)
    const typedSince = draft.read()
    if (typedSince !== undefined) moveJobDraft(person.userId, id, typedSince)
    draft.drop()
    if (picture !== undefined) {
      await upload(uploadPostingPicture, { params: { id }, file: picture }).catch((reason: unknown) =>
        notify.failure(reason, 'The job is saved, without its picture.'),
      )
    }
    forgetJob(queries, id, ownerId)
    const next = generalInfo.state === 'open' ? paths.candidates(userId, id, 'suggested') : paths.editJob(userId, id)
    await router.navigate({ to: next, replace: true })
    notify.success(generalInfo.state === 'open' ? `${generalInfo.name} is open.` : 'Draft saved')
  }

  const update = async (stored: JobRecord, generalInfo: JobInfo, typed: TypedJob) => {
    const { _id: id } = stored
    const before = stored._source.generalInfo.state
    const body = { generalInfo, skillsShown: [...typed.skillsShown], basedOn: stored.own?.updatedAt ?? null }
    const { data } = await call(updateJob, { params: { id }, query: {}, body })
    noteStored(typed, data.own?.updatedAt ?? null)
    forgetJob(queries, id, typed.ownerId)
    queries.setQueryData(keys.job(id, 'own'), data)
    const isOpened = generalInfo.state === 'open' && before !== 'open'
    if (isOpened) await router.navigate({ to: paths.candidates(userId, id, 'suggested') })
    notify.success(wordsOf(generalInfo, before))
  }

  const send = async (info: JobInfo) => {
    setFailure(undefined)
    const typed = form.getValues()
    try {
      await (job === undefined ? create(info, typed) : update(job, info, typed))
    } catch (reason) {
      if (leaveIfForbidden(reason)) return
      if (job !== undefined && failedWith(reason, 'Stale')) {
        // The form says so from now on: whoever saves once more knows what they replace.
        await queries.invalidateQueries({ queryKey: keys.job(job._id, 'own') })
        return setFailure(new CallFailed(reason.status, reason.code, changedMeanwhile))
      }
      if (!(reason instanceof CallFailed)) return setFailure(reason)
      const faults = faultsOf(reason, typed)
      for (const [place, { path, message }] of faults.entries()) {
        form.setError(path, { message }, { shouldFocus: place === 0 })
      }
      if (faults.length === 0) setFailure(reason)
    }
  }

  const store = async (state: JobState) => {
    if (isRunning.current) return
    isRunning.current = true
    aimAt({ state, before: job?._source.generalInfo })
    setStoring(state)
    await form.handleSubmit(send)()
    setStoring(undefined)
    isRunning.current = false
  }
  /** Closes the job as it is stored; what is typed stays typed. */
  const close = async () => {
    if (job !== undefined) await actions.setState(job, 'closed', noteStateStored)
  }
  return { store, close, storing, failure, forgetFailure: () => setFailure(undefined) }
}

/** What the server found wrong, at the fields of the form. */
function faultsOf({ fields }: CallFailed, typed: TypedJob): { path: FieldPath<TypedJob>; message: string }[] {
  return Object.entries(fields)
    .map(([path, message]) => ({ path: path.replace(/^generalInfo\./, '') as FieldPath<TypedJob>, message }))
    .filter(({ path }) => Object.keys(typed).includes(path.split('.')[0]!) && !path.startsWith('membership'))
}

function wordsOf({ name, state }: JobInfo, before: JobState): string {
  if (state !== before) return `${name} is ${state}.`
  return state === 'draft' ? 'Draft saved' : 'Job saved'
}
