import { useQueryClient } from '@tanstack/react-query'
import { type Colleague, removeDelegate } from '@trellis/contract/accounts/delegates.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { notify } from '../../ui/notices/notify.tsx'
import { Question } from '../../ui/questions/Question.tsx'
import { useLast } from '../../ui/useLast.ts'

interface RemoveDelegateProps {
  readonly userId: string
  /** The colleague in question; undefined while nothing is asked. */
  readonly colleague: Colleague | undefined
  readonly onKept: () => void
  readonly onRemoved: () => void
}

/** Asks before somebody may no longer act on one's postings. */
export function RemoveDelegate({ userId, colleague, onKept, onRemoved }: RemoveDelegateProps) {
  const queries = useQueryClient()
  const named = useLast(colleague)
  const remove = async ({ _id, name }: Colleague) => {
    try {
      const { data } = await call(removeDelegate, { params: { userId, delegateId: _id } })
      queries.setQueryData(keys.delegations(userId), data)
    } catch (failure) {
      notify.failure(failure, `${name} may still act on your jobs.`)
      return onKept()
    }
    notify.success(`${name} may no longer act on your jobs.`)
    onRemoved()
  }
  return (
    <Question
      opened={colleague !== undefined}
      title={`Remove ${named?.name}?`}
      yes="Remove"
      no="Keep"
      isRisky
      onYes={() => colleague && remove(colleague)}
      onNo={onKept}
    >
      They can no longer post, edit or review in your place, from this moment on. They are told. To let them act again, you ask them by
      their e-mail.
    </Question>
  )
}
