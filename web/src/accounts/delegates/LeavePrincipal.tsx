import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type Colleague, leavePrincipal } from '@trellis/contract/accounts/delegates.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { notify } from '../../ui/notices/notify.tsx'
import { Question } from '../../ui/questions/Question.tsx'

interface LeavePrincipalProps {
  readonly userId: string
  readonly principal: Colleague
  readonly onLeft: () => void
}

/** Ends that one acts for somebody, once asked. */
export function LeavePrincipal({ userId, principal: { _id: principalId, name }, onLeft }: LeavePrincipalProps) {
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const leave = async () => {
    try {
      const { data } = await call(leavePrincipal, { params: { userId, principalId } })
      setAsking(false)
      queries.setQueryData(keys.delegations(userId), data)
      notify.success(`You no longer act for ${name}.`)
      onLeft()
    } catch (failure) {
      setAsking(false)
      notify.failure(failure, `You still act for ${name}.`)
    }
  }
  return (
    <>
      <Button variant="subtle" color="gray" aria-label={`Stop acting for ${name}…`} onClick={() => setAsking(true)}>
        Stop…
      </Button>
      <Question
        opened={isAsking}
        title={`Stop acting for ${name}?`}
        yes="Stop acting"
        no="Go on"
        isRisky
        onYes={leave}
        onNo={() => setAsking(false)}
      >
        You can no longer see or change their jobs, from this moment on. They are told. Only they can ask you again.
      </Question>
    </>
  )
}
