import { VisuallyHidden } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { GROUP, JOB } from '@trellis/contract/postings/postingKinds.ts'
import { useHasContacted } from '../postings/lists/contacted.ts'
import { isInGroups, usePerson, useSession } from '../session/session.ts'
import { AreaIcon, type IconName } from './areaIcons.tsx'
import classes from './Navigation.module.css'
import { areasOf } from './navigation.ts'
import { foldRail, useIsFolded } from './rail.ts'

/** A rail beside the screen where there is room, a bar at the bottom on phones. */
export function Navigation() {
  const person = usePerson()
  const pathname = useLocation({ select: (location) => location.pathname })
  const areGroupsOwn = useSession(isInGroups)
  const waits: Partial<Record<IconName, string | false>> = {
    jobs: useHasContacted(JOB) && 'an employer waits for your answer',
    groups: useHasContacted(GROUP) && 'a group waits for your answer',
  }
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
            {waits[icon] && <i className={classes.marker} aria-hidden />}
          </span>
          <span>
            {label}
            {waits[icon] && <VisuallyHidden>, {waits[icon]}</VisuallyHidden>}
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
