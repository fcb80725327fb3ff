import { createFileRoute } from '@tanstack/react-router'
import { NotificationsScreen } from '../../notifications/NotificationsScreen.tsx'
import { notificationsQuery } from '../../notifications/queries.ts'
import { requestFirstData } from '../../session/Queries.tsx'

export const Route = createFileRoute('/_signedIn/notifications/')({
  loader: ({ preload, context: { person } }) => requestFirstData(preload, notificationsQuery(person.userId)),
  component: NotificationsScreen,
})
