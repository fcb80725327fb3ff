import type { Advisor } from '@trellis/contract/accounts/approvals.ts'
import { useLast } from '../ui/useLast.ts'
import { Question } from '../ui/questions/Question.tsx'
import { RefusalForm } from './RefusalForm.tsx'
import { useDecide } from './useDecide.ts'

/** Whom a super-user is about to decide about, and how. */
export interface Asked {
  readonly advisor: Advisor
  readonly decision: 'approve' | 'refuse'
}

interface DecisionQuestionProps {
  readonly asked: Asked | undefined
  readonly onClose: () => void
}

/** Asks once more before somebody is let in, and why somebody is not. */
export function DecisionQuestion({ asked, onClose }: DecisionQuestionProps) {
  const decide = useDecide(onClose)
  const last = useLast(asked)
  return (
    <>
      <Question
        opened={asked?.decision === 'approve'}
        title={`Approve ${last?.advisor.name}?`}
        yes="Approve"
        no="Not yet"
        onYes={() => asked && decide(asked.advisor)}
        onNo={onClose}
      >
        They are told by mail. From then on they can lead groups and see the people in them, minors among them. You can take it back at any
        time.
      </Question>
      <RefusalForm
        advisor={asked?.decision === 'refuse' ? asked.advisor : undefined}
        onRefuse={(advisor, reason) => decide(advisor, reason)}
        onClose={onClose}
      />
    </>
  )
}
