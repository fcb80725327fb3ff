import { Notifications } from '@mantine/notifications'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'

/** Where `notify` shows its messages. */
export function Notices() {
  return <Notifications position="bottom-center" limit={3} zIndex={400} />
}
