import * as notifications from '@trellis/contract/notifications/notifications.ts'
import { valid } from '../platform/testing/validInputs.ts'

valid(notifications.countUnread)(({ ada }) => ({ params: { userId: ada.id } }))
valid(notifications.listNotifications)(({ ada }) => ({ params: { userId: ada.id }, query: {} }))
valid(notifications.readNotifications)(({ ada }) => ({ params: { userId: ada.id }, body: {} }))
valid(notifications.getMailChoices)(({ ada }) => ({ params: { userId: ada.id } }))
valid(notifications.setMailChoices)(({ ada }) => ({ params: { userId: ada.id }, body: { contacted: 'atOnce' } }))
