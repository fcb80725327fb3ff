import { Button } from '@mantine/core'
import { useState } from 'react'
import { Question } from '../../../ui/questions/Question.tsx'

interface CloseJobProps {
  readonly isUnsaved: boolean
  readonly isDisabled: boolean
  readonly onClose: () => Promise<void>
}

/** Closes an open job, once asked. */
export function CloseJob({ isUnsaved, isDisabled, onClose }: CloseJobProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button fullWidth variant="default" disabled={isDisabled} onClick={() => setAsking(true)}>
        Close job…
      </Button>
      <Question
        opened={isAsking}
        title="Close this job?"
        yes="Close job"
        no="Keep it open"
        onYes={async () => {
          await onClose()
          setAsking(false)
        }}
        onNo={() => setAsking(false)}
      >
        Nobody can apply any more. Everybody who has applied stays in your lists, and you can open the job again.
        {isUnsaved && ' What you typed here is not saved by it, and stays here.'}
      </Question>
    </>
  )
}
