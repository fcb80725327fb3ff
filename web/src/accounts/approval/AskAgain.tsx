import { Button, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askForApproval, type OwnApproval } from '@trellis/contract/accounts/approvals.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { moment } from '../../ui/dates.ts'
import { notify } from '../../ui/notices/notify.tsx'

interface AskAgainProps {
  readonly userId: string
  readonly approval: OwnApproval
}

/** Asks the administrators once more, or says from when on that is possible. */
export function AskAgain({ userId, approval: { state, toldAt, mayAskAgainAt } }: AskAgainProps) {
  const queries = useQueryClient()
  const asking = useMutation({
    mutationFn: () => call(askForApproval, { params: { userId } }),
    onSuccess: ({ data }) => {
      queries.setQueryData(keys.approval(userId), data)
      // Whoever waits again may be let in by others.
      void queries.invalidateQueries({ queryKey: keys.askedOfAdvisor(userId) })
      notify.success('The administrators were told again.')
    },
    onError: (failure) => notify.failure(failure),
  })
  const [openedAt] = useState(() => Date.now())
  // Where nobody was told, there is nobody to be reminded.
  if (mayAskAgainAt === null || (state === 'waiting' && toldAt === null)) return null
  if (openedAt < mayAskAgainAt) {
    return (
      <Text mt="lg" c="dimmed" size="sm">
        {state === 'refused' ? 'You can ask again' : 'If nothing happens, you can remind them'} from {moment(mayAskAgainAt)} on.
      </Text>
    )
  }
  return (
    <Button mt="lg" variant="default" loading={asking.isPending} onClick={() => asking.mutate()}>
      {state === 'refused' ? 'Ask again' : 'Remind them'}
    </Button>
  )
}
