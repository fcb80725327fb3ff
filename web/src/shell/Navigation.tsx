import { VisuallyHidden } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useHasContactedJobs } from '../jobs/student/contactedJobs.ts'
import { usePerson } from '../session/session.ts'
import classes from './Navigation.module.css'
import { navigation } from './navigation.ts'

/** A row in the header on wide screens, a bar at the bottom on phones. */
export function Navigation() {
  const { userType, userId } = usePerson()
  const pathname = useLocation({ select: (location) => location.pathname })
  const hasContactedJobs = useHasContactedJobs()
  return (
    <nav className={classes.nav} aria-label="Main">
      {navigation[userType](userId).map(({ label, shortLabel, address, within, exact = false }) => (
        <Link
          key={address}
          to={address}
          className={classes.link}
          activeProps={{ 'aria-current': 'page' }}
          activeOptions={{ exact }}
          {...(within?.test(pathname) && { 'aria-current': 'page' })}
        >
          <span className={classes.label}>
            <span className={classes.wide}>{label}</span>
            <span className={classes.narrow}>{shortLabel}</span>
            {hasContactedJobs && label === 'Jobs' && (
              <>
                <i className={classes.marker} aria-hidden />
                <VisuallyHidden>, an employer waits for your answer</VisuallyHidden>
              </>
            )}
          </span>
        </Link>
      ))}
    </nav>
  )
}
