import { Button, Group, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { answerDelegateRequest, type InvitedEmail, type Colleague, withdrawDelegateRequest } from '@trellis/contract/accounts/delegates.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { notify } from '../../ui/notices/notify.tsx'
import { AskedEmails } from './AskedEmails.tsx'
import classes from './Delegates.module.css'
import { ColleagueWords } from './ColleagueWords.tsx'

interface AskingProps {
  readonly userId: string
  readonly asking: readonly Colleague[]
  /** The buttons are gone: the focus goes on. */
  readonly onAnswered: () => void
}

/** Who asks the recruiter to act for them, to be answered. */
export function Asking({ userId, asking, onAnswered }: AskingProps) {
  const queries = useQueryClient()
  const answer = async ({ _id: principalId, name }: Colleague, accept: boolean) => {
    try {
      const { data } = await call(answerDelegateRequest, { params: { userId, principalId }, body: { accept } })
      queries.setQueryData(keys.delegations(userId), data)
      notify.success(accept ? `You now act for ${name}.` : `You do not act for ${name}.`)
      onAnswered()
    } catch (failure) {
      notify.failure(failure, 'Nothing was changed.')
      void queries.invalidateQueries({ queryKey: keys.delegations(userId) })
    }
  }
  return (
    <div>
      <Title order={3} size="h5" mb="xs">
        You are asked to act
      </Title>
      <ul className={classes.people} aria-label="You are asked to act">
        {asking.map((colleague) => (
          <li key={colleague._id} className={classes.person}>
            <ColleagueWords {...colleague} />
            <Group gap="xs">
              <Button aria-label={`Accept to act for ${colleague.name}`} onClick={() => void answer(colleague, true)}>
                Accept
              </Button>
              <Button variant="default" aria-label={`Decline to act for ${colleague.name}`} onClick={() => void answer(colleague, false)}>
                Decline
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface InvitationsProps {
  readonly userId: string
  readonly invitations: readonly InvitedEmail[]
  readonly onWithdrawn: () => void
}

/** Which e-mails were asked to act, and have not answered. */
export function Invitations({ userId, invitations, onWithdrawn }: InvitationsProps) {
  const queries = useQueryClient()
  const withdraw = async ({ id: askedId, email }: InvitedEmail) => {
    try {
      const { data } = await call(withdrawDelegateRequest, { params: { userId, askedId } })
      queries.setQueryData(keys.delegations(userId), data)
      notify.success(`${email} is no longer asked.`)
      onWithdrawn()
    } catch (failure) {
      notify.failure(failure, 'Nothing was changed.')
    }
  }
  return <AskedEmails asked={invitations} onWithdraw={(one) => void withdraw(one)} />
}
