import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import '../ui/fields.ts'
import '../ui/largeText.css'
import '../ui/summaries.css'
import { FrameKeys } from './FrameKeys.tsx'
import { Bell } from '../notifications/Bell.tsx'
import { whenPersonLeaves } from '../session/ofThisPerson.ts'
import { usePerson } from '../session/session.ts'
import { sideOf } from '../session/side.ts'
import { isWaiting } from '../session/approval/waiting.ts'
import { Main } from '../ui/Main.tsx'
import { LazyNotices } from '../ui/notices/LazyNotices.tsx'
import { publishHeight } from '../ui/notices/publishHeight.ts'
import { notify } from '../ui/notices/notify.tsx'
import { Logo } from '../ui/Logo.tsx'
import { Navigation } from './Navigation.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import classes from './Shell.module.css'

const ActingFor = lazy(async () => ({ default: (await import('../jobs/employer/ActingFor.tsx')).ActingFor }))

whenPersonLeaves(notify.nothing)

/** The frame of every signed-in screen: where one is, where one can go, and who one is. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const person = usePerson()
  const { userType, userId } = person
  const header = useRef<HTMLElement>(null)
  useEffect(() => (header.current === null ? undefined : publishHeight(header.current, '--header-height')), [])
  return (
    <div className={classes.shell}>
      <header ref={header} className={classes.header}>
        <div className={classes.bar}>
          <Logo to={sideOf(userType).landing(userId)} />
          <div className={classes.person}>
            <FrameKeys />
            {!isWaiting(person) && <Bell />}
            <PersonMenu />
          </div>
        </div>
        {userType === 'recruiter' && (
          <Suspense>
            <ActingFor />
          </Suspense>
        )}
      </header>
      <div className={classes.beside}>
        <Navigation />
        <Main className={classes.main}>{children}</Main>
      </div>
      <LazyNotices />
    </div>
  )
}
