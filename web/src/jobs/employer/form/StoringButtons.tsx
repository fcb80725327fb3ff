import { Button } from '@mantine/core'
import type { JobState } from '@trellis/contract/jobs/jobs.ts'
import { useFormState } from 'react-hook-form'
import { FormFailure } from '../../../accounts/FormFailure.tsx'
import { Notice } from '../../../ui/notices/Notice.tsx'
import { jobStateLabels } from '../words.ts'
import { CloseJob } from './CloseJob.tsx'
import classes from './JobForm.module.css'
import type { TypedJob } from './typedJob.ts'
import type { useStoring } from './useStoring.ts'

interface StoringButtonsProps extends Omit<ReturnType<typeof useStoring>, 'forgetFailure'> {
  /** The job's state as it is stored; undefined for a new one. */
  readonly state: JobState | undefined
  readonly isUnsaved: boolean
}

interface Step {
  readonly to: JobState
  readonly words: string
}

/** What can be done with a job in each state, the likeliest first. */
const steps: Record<JobState | 'new', readonly Step[]> = {
  new: [
    { to: 'open', words: 'Open the job' },
    { to: 'draft', words: 'Save as a draft' },
  ],
  draft: [
    { to: 'open', words: 'Open the job' },
    { to: 'draft', words: 'Save the draft' },
  ],
  open: [{ to: 'open', words: 'Save' }],
  closed: [
    { to: 'closed', words: 'Save' },
    { to: 'open', words: 'Save and open again' },
  ],
}

/** Stores the job; says how it stands. */
export function StoringButtons({ state, isUnsaved, store, close, storing, failure }: StoringButtonsProps) {
  const { errors } = useFormState<TypedJob>()
  const hasFaults = Object.keys(errors).length > 0
  return (
    <div className={classes.buttons}>
      <FormFailure failure={failure} />
      <div role="alert">{hasFaults && <Notice tone="problem">Please check the highlighted fields. Nothing is lost.</Notice>}</div>
      {steps[state ?? 'new'].map(({ to, words }, place) => (
        <Button
          key={words}
          fullWidth
          variant={place === 0 ? 'filled' : 'default'}
          loading={storing === to}
          disabled={storing !== undefined && storing !== to}
          onClick={() => void store(to)}
        >
          {words}
        </Button>
      ))}
      {state === 'open' && <CloseJob isUnsaved={isUnsaved} isDisabled={storing !== undefined} onClose={close} />}
      <p className={classes.status} aria-live="polite">
        {state !== undefined && `${jobStateLabels[state]}. `}
        {statusWords(state, isUnsaved)}
      </p>
    </div>
  )
}

function statusWords(state: JobState | undefined, isUnsaved: boolean): string {
  if (isUnsaved) return 'What you typed is kept in this tab, and not saved yet.'
  return state === undefined ? 'Everybody may see a job while it is open.' : 'Everything is saved.'
}
