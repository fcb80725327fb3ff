import { Button } from '@mantine/core'
import { useState } from 'react'
import { focusMain } from '../../../ui/focusMain.ts'
import { Question } from '../../../ui/questions/Question.tsx'
import { useLeaving } from './livingQueries.ts'

interface Props {
  readonly userId: string
  readonly groupId: string
  readonly mgrpID: string
  /** What the mentoring group is called. */
  readonly name: string
}

/** Where a member leaves a mentoring group, with all their pairs in it, or without any. */
export function LeaveMentoring({ userId, groupId, mgrpID, name }: Props) {
  const leave = useLeaving(userId, groupId)
  const [isAsked, setAsked] = useState(false)
  return (
    <div>
      <Button variant="subtle" color="gray" onClick={() => setAsked(true)}>
        {`Leave ${name}`}
      </Button>
      <Question
        opened={isAsked}
        title={`Leave ${name}?`}
        yes="Leave"
        no="Stay"
        isRisky
        onYes={async () => {
          const hasLeft = await leave(mgrpID)
          setAsked(false)
          // It is gone, and so is what stood beside it.
          if (hasLeft) focusMain()
        }}
        onNo={() => setAsked(false)}
      >
        All pairs that you have in it end. You stay in the group, and your sessions stay in what you download of yourself. The advisors are
        told, and can take you in again.
      </Question>
    </div>
  )
}
