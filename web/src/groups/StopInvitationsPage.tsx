import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { stopInvitations } from '@trellis/contract/groups/invitations.calls.ts'
import { call } from '../api/call.ts'
import { failedWith, sentenceOf } from '../api/failure.ts'
import { AccountPage } from '../accounts/AccountPage.tsx'
import { student } from '../session/side.ts'
import { ButtonLink } from '../ui/links.tsx'
import { ErrorState } from '../ui/states/ErrorState.tsx'

interface StopInvitationsPageProps {
  /** The secret of the link at the end of an invitation's letter. */
  readonly token: string
}

/** Where whoever was invited by mail says that they want no more invitations. Opening the link says nothing yet: mail programs open links too. */
export function StopInvitationsPage({ token }: StopInvitationsPageProps) {
  const stop = useMutation({ mutationFn: () => call(stopInvitations, { body: { token } }) })
  const isInvalid = token === '' || failedWith(stop.error, 'InvalidLink') || failedWith(stop.error, 'BadInput')
  if (isInvalid) {
    return (
      <AccountPage side={student} title="This link is invalid" subtitle="Open the link at the end of an invitation, all of it.">
        <ButtonLink fullWidth to="/">
          To the first page
        </ButtonLink>
      </AccountPage>
    )
  }
  if (stop.isSuccess) {
    return (
      <AccountPage
        side={student}
        title="You get no more invitations"
        subtitle="No group sends one to this e-mail address any more. Other mails come as before."
      >
        <ButtonLink fullWidth to="/">
          To the first page
        </ButtonLink>
      </AccountPage>
    )
  }
  return (
    <AccountPage
      side={student}
      title="No more invitations?"
      subtitle="No group will send an invitation to your e-mail address any more. Those that you have stay good."
    >
      {stop.error !== null && <ErrorState error={sentenceOf(stop.error)} onRetry={() => stop.mutate()} />}
      <Button fullWidth loading={stop.isPending} onClick={() => stop.mutate()}>
        Send me no more invitations
      </Button>
    </AccountPage>
  )
}
