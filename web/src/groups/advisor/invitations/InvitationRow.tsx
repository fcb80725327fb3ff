import { Button } from '@mantine/core'
import type { Invitation } from '@trellis/contract/groups/invitations.ts'
import classes from './Invitations.module.css'
import { detailWords, stateWords } from './invitationWords.ts'

interface InvitationRowProps {
  readonly invitation: Invitation
  /** Whether people can join the group now. */
  readonly canJoin: boolean
  readonly isBusy: boolean
  readonly onSendAgain: () => void
  readonly onTakeBack: () => void
}

/** One invited address: how far it got, and what can be done about it. */
export function InvitationRow({ invitation, canJoin, isBusy, onSendAgain, onTakeBack }: InvitationRowProps) {
  const { id, email, state, can } = invitation
  return (
    <li className={classes.row} data-id={id} tabIndex={-1}>
      <div className={classes.words}>
        <b className={classes.email}>{email}</b>
        <p className={classes.state} data-state={state}>
          {stateWords(state, canJoin)}
        </p>
        <p className={classes.line}>{detailWords(invitation)}</p>
      </div>
      <div className={classes.actions}>
        {can.sendAgain && (
          <Button variant="subtle" disabled={isBusy} aria-label={`Send again: the letter to ${email}`} onClick={onSendAgain}>
            Send again
          </Button>
        )}
        {can.revoke && (
          <Button variant="subtle" color="gray" aria-label={`Take back the invitation of ${email}…`} onClick={onTakeBack}>
            Take back…
          </Button>
        )}
      </div>
    </li>
  )
}
