import { Notifications } from '@mantine/notifications'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import classes from './Notices.module.css'

/** Where `notify` shows its messages. */
export function Notices() {
  return <Notifications className={classes.notices} position="bottom-center" limit={3} zIndex={400} />
}
