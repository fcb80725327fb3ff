import { createFileRoute } from '@tanstack/react-router'
import { NotificationsScreen } from '../../notifications/NotificationsScreen.tsx'

export const Route = createFileRoute('/_signedIn/notifications/')({ component: NotificationsScreen })
