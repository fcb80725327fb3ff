import { createFileRoute } from '@tanstack/react-router'
import { NotificationsScreen } from '../../notifications/NotificationsScreen.tsx'

export const Route = createFileRoute('/_signedIn/employer/$userId/notifications')({ component: Screen })

function Screen() {
  return <NotificationsScreen userId={Route.useParams().userId} />
}
