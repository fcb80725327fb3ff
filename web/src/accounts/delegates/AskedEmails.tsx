import { Button, Text } from '@mantine/core'
import type { InvitedEmail } from '@trellis/contract/accounts/delegates.ts'
import { day } from '../../ui/dates.ts'
import classes from './Delegates.module.css'

interface AskedEmailsProps<One extends InvitedEmail> {
  readonly asked: readonly One[]
  /** By whom; empty where it says nothing. */
  readonly byWhom?: (one: One) => string
  readonly onWithdraw: (one: One) => void
}

/** Which e-mails were asked, and have not answered. */
export function AskedEmails<One extends InvitedEmail>({ asked, byWhom, onWithdraw }: AskedEmailsProps<One>) {
  return (
    <ul className={classes.people} aria-label="Asked, not answered yet">
      {asked.map((one) => (
        <li key={one.id} className={classes.person}>
          <div className={classes.words}>
            <Text fw={500}>{one.email}</Text>
            <Text size="sm" c="dimmed">
              Asked on {day(one.since)}
              {byWhom && byWhom(one) !== '' && ` by ${byWhom(one)}`}, not answered yet
            </Text>
          </div>
          <Button variant="subtle" color="gray" aria-label={`Take back: ${one.email}`} onClick={() => onWithdraw(one)}>
            Take back
          </Button>
        </li>
      ))}
    </ul>
  )
}
