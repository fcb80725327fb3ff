import { Button } from '@mantine/core'
import { useState } from 'react'
import { Question } from '../../ui/Question.tsx'
import { type Employer, useBlocking } from './useBlocking.ts'

interface BlockEmployerProps {
  readonly employer: Employer
  /** Whether the employer has the student's application. */
  readonly hasApplied: boolean
}

/** Lets a student have nothing more to do with an employer. */
export function BlockEmployer({ employer, hasApplied }: BlockEmployerProps) {
  const [isAsking, setAsking] = useState(false)
  const block = useBlocking(employer)
  return (
    <div>
      <Button variant="subtle" color="gray" px="sm" onClick={() => setAsking(true)}>
        Block this employer…
      </Button>
      <Question
        opened={isAsking}
        title={`Block ${employer.company}?`}
        yes="Block"
        no="Cancel"
        isRisky
        onYes={async () => {
          await block()
          setAsking(false)
        }}
        onNo={() => setAsking(false)}
      >
        This job and all their others leave your lists, and they no longer find you. They are not told.
        {hasApplied && ' What you sent them stays with them: to take it back, withdraw first.'}
      </Question>
    </div>
  )
}
