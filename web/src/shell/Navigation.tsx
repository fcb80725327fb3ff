import { VisuallyHidden } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useHasContactedJobs } from '../jobs/student/contactedJobs.ts'
import { isInGroups, usePerson, useSession } from '../session/session.ts'
import { AreaIcon } from './areaIcons.tsx'
import classes from './Navigation.module.css'
import { areasOf } from './navigation.ts'
import { foldRail, useIsFolded } from './rail.ts'

/** A rail beside the screen where there is room, a bar at the bottom on phones. */
export function Navigation() {
  const person = usePerson()
  const pathname = useLocation({ select: (location) => location.pathname })
  const areGroupsOwn = useSession(isInGroups)
  const hasContactedJobs = useHasContactedJobs()
  const isFolded = useIsFolded()
  return (
    <nav className={classes.nav} aria-label="Main" data-folded={isFolded || undefined}>
      {areasOf(person, areGroupsOwn).map(({ label, icon, address, within, exact = false }) => (
        <Link
          key={address}
          to={address}
          className={classes.link}
          activeProps={{ 'aria-current': 'page' }}
          activeOptions={{ exact }}
          {...(within?.test(pathname) && { 'aria-current': 'page' })}
        >
          <span className={classes.icon}>
            <AreaIcon name={icon} />
            {hasContactedJobs && label === 'Jobs' && <i className={classes.marker} aria-hidden />}
          </span>
          <span>
            {label}
            {hasContactedJobs && label === 'Jobs' && <VisuallyHidden>, an employer waits for your answer</VisuallyHidden>}
          </span>
        </Link>
      ))}
      <button type="button" className={classes.fold} aria-expanded={!isFolded} onClick={() => foldRail(!isFolded)}>
        <AreaIcon name={isFolded ? 'unfold' : 'fold'} />
        <span>{isFolded ? 'Widen' : 'Fold'}</span>
      </button>
    </nav>
  )
}
