import { Button } from '@mantine/core'
import { useState } from 'react'
import { Question } from '../../ui/questions/Question.tsx'
import { type Employer, useBlocking } from './useBlocking.ts'

/** Lets a student have nothing more to do with an employer. */
export function BlockEmployer({ employer }: { readonly employer: Employer }) {
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
        Their jobs leave your lists, but for those to which you applied, and they no longer find you. They are not told.
        {employer.hasApplication && ' What you sent them stays with them until you withdraw.'}
      </Question>
    </div>
  )
}
