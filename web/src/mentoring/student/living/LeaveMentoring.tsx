import { Button } from '@mantine/core'
import { useState } from 'react'
import { focusMain } from '../../../ui/focusMain.ts'
import { Question } from '../../../ui/questions/Question.tsx'
import type { PairLifeActions } from './livingQueries.ts'

interface Props {
  /** The name of the mentoring group. */
  readonly within: string
  readonly actions: PairLifeActions
}

/** Where a member leaves a mentoring group, with all their pairs in it. */
export function LeavePair({ within, actions }: Props) {
  const [isAsked, setAsked] = useState(false)
  return (
    <div>
      <Button variant="subtle" color="gray" onClick={() => setAsked(true)}>
        {`Leave ${within}`}
      </Button>
      <Question
        opened={isAsked}
        title={`Leave ${within}?`}
        yes="Leave"
        no="Stay"
        isRisky
        onYes={async () => {
          const hasLeft = await actions.leave()
          setAsked(false)
          // The pair is gone, and what stood beside it.
          if (hasLeft) focusMain()
        }}
        onNo={() => setAsked(false)}
      >
        All your pairs in it end. You stay in the group, and your sessions stay in what you download of yourself. The advisors are told, and
        can take you in again.
      </Question>
    </div>
  )
}
