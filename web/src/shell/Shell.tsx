import { Outlet } from '@tanstack/react-router'
import '../ui/fields.ts'
import { usePerson } from '../session/session.ts'
import { sideOf } from '../side.ts'
import { Notices } from '../ui/Notices.tsx'
import { MAIN_ID } from './focus.ts'
import { Logo } from './Logo.tsx'
import { Navigation } from './Navigation.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import classes from './Shell.module.css'

/** The frame of every signed-in screen: where one is, where one can go, and who one is. */
export function Shell() {
  const { userType, userId } = usePerson()
  return (
    <div className={classes.shell}>
      <header className={classes.header}>
        <div className={classes.bar}>
          <Logo to={sideOf(userType).landing(userId)} />
          <Navigation />
          <PersonMenu />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Notices />
    </div>
  )
}
