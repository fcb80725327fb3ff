import { Notifications } from '@mantine/notifications'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { useEffect } from 'react'
import { focusMain } from '../focusMain.ts'
import classes from './Notices.module.css'
import { clearOfNotices, followNotices } from './clearance.ts'

const POSITION = 'bottom-center'

/** Where `notify` shows its messages. The page grows by what they cover, so that everything can be scrolled clear of them. */
export function Notices() {
  useEffect(() => {
    const box = document.querySelector<HTMLElement>(`.${classes['notices']}[data-position='${POSITION}']`)
    if (box === null) return undefined
    // A message goes with the button that is pressed in it, also by Undo, which may take the focus on from there.
    const leave = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('button') !== null) focusMain()
    }
    box.addEventListener('click', leave)
    const unfollow = followNotices(box)
    return () => {
      box.removeEventListener('click', leave)
      unfollow()
    }
  }, [])
  // A portal would come after the effect, which then finds nothing to measure.
  return (
    <>
      <div ref={clearOfNotices} className={classes.room} />
      <Notifications className={classes.notices} position={POSITION} limit={3} zIndex={400} withinPortal={false} />
    </>
  )
}
