import { Button } from '@mantine/core'
import { useState } from 'react'
import { Question } from '../../ui/questions/Question.tsx'

interface ClosePostingProps {
  /** What it is: 'job'. */
  readonly noun: string
  /** What follows from closing it. */
  readonly closing: string
  readonly isUnsaved: boolean
  readonly isDisabled: boolean
  readonly onClose: () => Promise<void>
}

/** Closes an open posting, once asked. */
export function ClosePosting({ noun, closing, isUnsaved, isDisabled, onClose }: ClosePostingProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button fullWidth variant="default" disabled={isDisabled} onClick={() => setAsking(true)}>
        Close {noun}…
      </Button>
      <Question
        opened={isAsking}
        title={`Close this ${noun}?`}
        yes={`Close ${noun}`}
        no="Keep it open"
        onYes={async () => {
          await onClose()
          setAsking(false)
        }}
        onNo={() => setAsking(false)}
      >
        {closing}
        {isUnsaved && ' What you typed here is not saved by it, and stays here.'}
      </Question>
    </>
  )
}
