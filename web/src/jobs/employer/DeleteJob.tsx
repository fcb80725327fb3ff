import { Question } from '../../ui/questions/Question.tsx'
import { useLast } from '../../ui/useLast.ts'

interface Deletable {
  readonly id: string
  readonly name: string
  readonly applicants: number
}

interface DeleteJobProps {
  /** The job in question; undefined while nothing is asked. */
  readonly job: Deletable | undefined
  readonly onCancel: () => void
  readonly onDelete: (job: Deletable) => Promise<void>
}

/** Asks before a job is deleted. */
export function DeleteJob({ job, onCancel, onDelete }: DeleteJobProps) {
  const named = useLast(job)
  return (
    <Question
      opened={job !== undefined}
      title={`Delete ${named?.name}?`}
      yes="Delete"
      no="Keep it"
      isRisky
      onYes={() => job && onDelete(job)}
      onNo={onCancel}
    >
      It is gone from every list at once, and this cannot be undone. {named && applicantsWords(named.applicants)}
    </Question>
  )
}

function applicantsWords(applicants: number): string {
  if (applicants === 0) return 'To stop applications and keep it, close it instead.'
  const who = applicants === 1 ? 'One person has applied.' : `${applicants.toLocaleString('en')} people have applied.`
  return `${who} To stop applications and keep them, close it instead.`
}
