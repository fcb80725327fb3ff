import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '@trellis/contract/screens.ts'
import { usePerson } from '../session/session.ts'
import inHeader from '../ui/HeaderButton.module.css'
import classes from './Bell.module.css'
import { useUnread } from './useUnread.ts'

const MOST_SHOWN = 99

/** Leads to the notifications and says how many have not been read. */
export function Bell() {
  const { userId } = usePerson()
  const unread = useUnread(userId)
  return (
    <Link to={paths.notifications()} className={`${inHeader.button} ${classes.bell}`} activeProps={{ 'aria-current': 'page' }}>
      <svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden>
        <path d="M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7Z" strokeLinejoin="round" />
        <path d="M10 20a2 2 0 0 0 4 0" strokeLinecap="round" />
      </svg>
      <VisuallyHidden>{unread === 0 ? 'Notifications' : `Notifications, ${unread} not read`}</VisuallyHidden>
      {unread > 0 && (
        <span className={classes.count} aria-hidden>
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </Link>
  )
}
