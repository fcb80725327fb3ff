import { saveDraft, useDraft } from '../../../drafts/drafts.ts'
import type { TypedJob } from './typedJob.ts'

/** What was typed into the form of a job and is not stored yet. */
interface JobDraft {
  readonly typed: TypedJob
  /** When the stored job that was typed over was changed last; null for a new one. */
  readonly basedOn: number | null
}

const nameOf = (form: string) => `job.${form}`

/** @param form 'new', the id of a job, or 'clone.' and the id of the job that is copied */
export function useJobDraft(form: string) {
  return useDraft<JobDraft>(nameOf(form))
}

/** Keeps as the draft of a job that is stored by now what was typed after that. */
export function moveJobDraft(userId: string, jobId: string, draft: JobDraft): void {
  saveDraft(userId, nameOf(jobId), draft)
}
