import { useQueryClient } from '@tanstack/react-query'
import { addGroupJobs, removeGroupJobs } from '@trellis/contract/groups/internships.calls.ts'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useLeavingIfForbidden } from '../../../postings/forbidden.ts'
import { notify } from '../../../ui/notices/notify.tsx'
import { jobsKey } from './jobQueries.ts'
import type { Target } from './jobWords.ts'

interface NamedJob {
  readonly id: string
  readonly name: string
}

type Step = 'add' | 'remove'

const sent: Record<Step, (groupId: string, jobId: string, cohortId: Target) => Promise<{ data: { changed: number } }>> = {
  add: (groupId, jobId, cohortId) => call(addGroupJobs, inputOf(groupId, jobId, cohortId)),
  remove: (groupId, jobId, cohortId) => call(removeGroupJobs, inputOf(groupId, jobId, cohortId)),
}

const inputOf = (groupId: string, jobId: string, cohortId: Target) => ({
  params: { groupId },
  body: { jobList: [jobId], ...(cohortId && { cohortId }) },
})

const opposite: Record<Step, Step> = { add: 'remove', remove: 'add' }

/** What an advisor changes about for whom in a group a job is, each with Undo. What fails is told; the lists are asked for again. */
export function useJobChoices(groupId: string) {
  const queries = useQueryClient()
  const leaveIfForbidden = useLeavingIfForbidden()
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())

  const mark = (id: string, isBusy: boolean) =>
    setBusy((before) => new Set(isBusy ? [...before, id] : [...before].filter((other) => other !== id)))

  /** Answers for how many the job changed; undefined where it failed, which is told. */
  async function send(step: Step, { id, name }: NamedJob, targets: readonly Target[]): Promise<number | undefined> {
    mark(id, true)
    try {
      const answers = await Promise.all(targets.map((target) => sent[step](groupId, id, target)))
      return answers.reduce((sum, { data }) => sum + data.changed, 0)
    } catch (failure) {
      if (!leaveIfForbidden(failure)) notify.failure(failure, step === 'add' ? `${name} was not added.` : `${name} is still there.`)
      return undefined
    } finally {
      await queries.invalidateQueries({ queryKey: jobsKey(groupId) })
      mark(id, false)
    }
  }

  async function change(step: Step, job: NamedJob, targets: readonly Target[], done: string): Promise<void> {
    const changed = await send(step, job, targets)
    if (changed === undefined) return
    if (changed > 0) notify.undo(done, () => void send(opposite[step], job, targets))
    else if (step === 'add') notify.problem(`${job.name} was not added: it is no longer open, or somebody else has just added it.`)
  }

  return {
    isBusy: (id: string) => busy.has(id),
    /** @param whom as they are called in a sentence */
    add: (job: NamedJob, target: Target, whom: string) => change('add', job, [target], `${job.name} is there for ${whom}.`),
    remove: (job: NamedJob, targets: readonly Target[], whom: string) =>
      change('remove', job, targets, `${job.name} is no longer there for ${whom}.`),
  }
}

export type JobChoices = ReturnType<typeof useJobChoices>
