import { Button } from '@mantine/core'
import type { JobState } from '@trellis/contract/jobs/jobs.ts'
import { useFormState } from 'react-hook-form'
import { FormFailure } from '../../accounts/FormFailure.tsx'
import { Notice } from '../../ui/notices/Notice.tsx'
import { useFocusBack } from '../../ui/loading/useFocusBack.ts'
import { stateLabels } from '../own/states.ts'
import { ClosePosting } from './ClosePosting.tsx'
import classes from './PostingForm.module.css'
import { statusWords, stepsOf, type StoringWords } from './storingWords.ts'
import type { Storing } from './useStoring.ts'

interface StoringButtonsProps {
  readonly words: StoringWords
  /** The posting's state as it is stored; undefined for a new one. */
  readonly state: JobState | undefined
  readonly isUnsaved: boolean
  readonly storing: Storing
}

/** Stores the posting; says how it stands. */
export function StoringButtons({ words, state, isUnsaved, storing: { store, close, storing, failure } }: StoringButtonsProps) {
  const { errors } = useFormState()
  const pressed = useFocusBack(storing !== undefined)
  const hasFaults = Object.keys(errors).length > 0
  return (
    <div className={classes.buttons}>
      <FormFailure failure={failure} />
      <div role="alert">{hasFaults && <Notice tone="problem">Please check the highlighted fields. Nothing is lost.</Notice>}</div>
      {stepsOf(words.noun)[state ?? 'new'].map((step, place) => (
        <Button
          key={step.words}
          fullWidth
          variant={place === 0 ? 'filled' : 'default'}
          loading={storing === step.to}
          disabled={storing !== undefined && storing !== step.to}
          onClick={({ currentTarget }) => {
            pressed.current = currentTarget
            void store(step.to)
          }}
        >
          {step.words}
        </Button>
      ))}
      {state === 'open' && (
        <ClosePosting noun={words.noun} closing={words.closing} isUnsaved={isUnsaved} isDisabled={storing !== undefined} onClose={close} />
      )}
      <p className={classes.status} aria-live="polite">
        {state !== undefined && `${stateLabels[state]}. `}
        {statusWords(words, state, isUnsaved)}
      </p>
    </div>
  )
}
