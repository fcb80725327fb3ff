import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Notification } from '@trellis/contract/notifications.ts'
import { usePerson } from '../session/session.ts'
import { moment } from '../ui/dates.ts'
import { addressOf } from './kinds.ts'
import classes from './NotificationRow.module.css'

interface NotificationRowProps {
  readonly notification: Notification
  readonly onOpen: () => void
}

/** One thing that happened. It leads to what it is about; where that is gone, there are the words alone. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const { userId, userType } = usePerson()
  const { words, at, read } = notification
  const address = addressOf(notification, userType, userId)
  const row = { className: classes.row, 'data-unread': !read || undefined }
  const content = (
    <>
      <span>
        {!read && <VisuallyHidden>Not read: </VisuallyHidden>}
        {words}
      </span>
      <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
    </>
  )
  if (address === undefined) return <div {...row}>{content}</div>
  return (
    <Link to={address} onClick={onOpen} {...row}>
      {content}
    </Link>
  )
}
