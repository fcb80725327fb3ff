import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { openInvitation } from '@trellis/contract/groups/invitations.calls.ts'
import { call } from '../api/call.ts'
import { failedWith } from '../api/failure.ts'
import { Queries } from '../session/Queries.tsx'
import { Notice } from '../ui/notices/Notice.tsx'
import classes from './InvitedTo.module.css'

interface InvitedToProps {
  /** The secret of the link in an invitation's letter. */
  readonly token: string
}

/** To which group the link of an invitation leads whoever is about to make an account; the server learns that it was opened. */
export function InvitedTo({ token }: InvitedToProps) {
  return (
    <Queries>
      <About token={token} />
    </Queries>
  )
}

function About({ token }: InvitedToProps) {
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => (await call(openInvitation, { body: { token } })).data,
    retry: false,
    staleTime: Infinity,
  })
  const isOver = failedWith(error, 'InvalidLink') || failedWith(error, 'BadInput')
  return (
    <div className={classes.about} aria-live="polite">
      {data !== undefined && (
        <Notice tone="good">
          You are invited to join “{data.name}”. Use the e-mail address that the letter came to: then you are in at once.
        </Notice>
      )}
      {isOver && <Notice>This invitation holds no longer, or was taken back. With an account you can still ask to join the group.</Notice>}
      {error !== null && !isOver && <Notice>You come by an invitation to a group. With an account you can join it.</Notice>}
      {data === undefined && error === null && <Loader size="sm" aria-label="Loading" />}
    </div>
  )
}
