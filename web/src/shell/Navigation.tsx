import { Link } from '@tanstack/react-router'
import { usePerson } from '../session/session.ts'
import classes from './Navigation.module.css'
import { navigation } from './navigation.ts'

/** A row in the header on wide screens, a bar at the bottom on phones. */
export function Navigation() {
  const { userType, userId } = usePerson()
  return (
    <nav className={classes.nav} aria-label="Main">
      {navigation[userType](userId).map(({ label, shortLabel, address }) => (
        <Link key={address} to={address} className={classes.link} activeProps={{ 'aria-current': 'page' }}>
          <span className={classes.wide}>{label}</span>
          <span className={classes.narrow}>{shortLabel}</span>
        </Link>
      ))}
    </nav>
  )
}
