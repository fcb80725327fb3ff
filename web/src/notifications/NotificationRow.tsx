import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Notification } from '@trellis/contract/notifications.ts'
import { usePerson } from '../session/session.ts'
import { addressOf } from './kinds.ts'
import classes from './NotificationRow.module.css'

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

interface NotificationRowProps {
  readonly notification: Notification
  readonly onOpen: () => void
}

/** One thing that happened; it leads to what it is about. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const { userId, userType } = usePerson()
  const { words, at, read } = notification
  return (
    <Link
      to={addressOf(notification, userType, userId)}
      className={classes.row}
      data-unread={!read || undefined}
      onClick={onOpen}
    >
      <span>
        {!read && <VisuallyHidden>Not read: </VisuallyHidden>}
        {words}
      </span>
      <time dateTime={new Date(at).toISOString()}>{moment.format(at)}</time>
    </Link>
  )
}
