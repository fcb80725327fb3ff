import { Button, Kbd } from '@mantine/core'
import '@mantine/core/styles/Kbd.layer.css'
import { memo } from 'react'
import { openHelp } from '../../ui/keys/screenKeys.ts'
import type { CandidateBucket } from '../../jobs/employer/buckets.ts'
import { usePipeline } from '../pipeline/pipeline.ts'
import classes from './Review.module.css'

interface Props {
  readonly bucket: CandidateBucket | ''
  /** From 1; 0 for somebody who is in no list that is loaded. */
  readonly position: number
  readonly count: number
  /** Who stands after and before the one under review. */
  readonly next: string | undefined
  readonly previous: string | undefined
  /** Goes to somebody else; without one back to the list. */
  readonly onReview: (id: string | undefined) => void
}

/** Where one is in the review, and the ways on. */
export const ReviewBar = memo(function ReviewBar({ bucket, position, count, next, previous, onReview }: Props) {
  const { words } = usePipeline()
  const step = (id: string | undefined) => (id === undefined ? undefined : () => onReview(id))
  const among = bucket === '' ? 'found' : `in ${words.buckets[bucket].title}`
  return (
    <nav className={classes.bar} aria-label="Review">
      <Button variant="subtle" onClick={() => onReview(undefined)} aria-keyshortcuts="Escape">
        Back to the list
      </Button>
      <p className={classes.position} aria-live="polite">
        {position > 0 && `${position.toLocaleString('en')} of ${count.toLocaleString('en')} ${among}`}
      </p>
      <div className={classes.steps}>
        <Step label="Previous" hint="K" onStep={step(previous)} />
        <Step label="Next" hint="J" onStep={step(next)} />
        <Button variant="subtle" className={classes.onlyWide} onClick={openHelp} aria-keyshortcuts="?">
          Keys
        </Button>
      </div>
    </nav>
  )
})

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
