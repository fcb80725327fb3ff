import { Button, Kbd } from '@mantine/core'
import '@mantine/core/styles/Kbd.layer.css'
import { openHelp } from '../../ui/keys/screenKeys.ts'
import type { CandidateBucket } from '../../jobs/employer/buckets.ts'
import { usePipeline } from '../pipeline/pipeline.ts'
import classes from './Review.module.css'

interface Props {
  readonly bucket: CandidateBucket | ''
  /** From 1; 0 for somebody who is in no list that is loaded. */
  readonly position: number
  readonly count: number
  readonly onBack: () => void
  readonly onNext: (() => void) | undefined
  readonly onPrevious: (() => void) | undefined
}

/** Where one is in the review, and the ways on. */
export function ReviewBar({ bucket, position, count, onBack, onNext, onPrevious }: Props) {
  const { words } = usePipeline()
  const among = bucket === '' ? 'found' : `in ${words.buckets[bucket].title}`
  return (
    <nav className={classes.bar} aria-label="Review">
      <Button variant="subtle" onClick={onBack} aria-keyshortcuts="Escape">
        Back to the list
      </Button>
      <p className={classes.position} aria-live="polite">
        {position > 0 && `${position.toLocaleString('en')} of ${count.toLocaleString('en')} ${among}`}
      </p>
      <div className={classes.steps}>
        <Step label="Previous" hint="K" onStep={onPrevious} />
        <Step label="Next" hint="J" onStep={onNext} />
        <Button variant="subtle" className={classes.onlyWide} onClick={openHelp} aria-keyshortcuts="?">
          Keys
        </Button>
      </div>
    </nav>
  )
}

interface StepProps {
  readonly label: string
  readonly hint: string
  readonly onStep: (() => void) | undefined
}

function Step({ label, hint, onStep }: StepProps) {
  return (
    <Button
      variant="default"
      disabled={onStep === undefined}
      onClick={onStep}
      aria-keyshortcuts={hint}
      rightSection={
        <Kbd size="xs" className={classes.onlyWide} aria-hidden>
          {hint}
        </Kbd>
      }
    >
      {label}
    </Button>
  )
}
