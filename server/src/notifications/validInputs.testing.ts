import * as notifications from '@trellis/contract/notifications/notifications.ts'
import { getMailChoices, setMailChoices } from '@trellis/contract/notifications/mailChoices.ts'
import { valid } from '../platform/testing/validInputs.ts'

valid(notifications.countUnread)(({ ada }) => ({ params: { userId: ada.id } }))
valid(notifications.listNotifications)(({ ada }) => ({ params: { userId: ada.id }, query: {} }))
valid(notifications.readNotifications)(({ ada }) => ({ params: { userId: ada.id }, body: {} }))
valid(getMailChoices)(({ ada }) => ({ params: { userId: ada.id } }))
valid(setMailChoices)(({ ada }) => ({ params: { userId: ada.id }, body: { contacted: 'atOnce' } }))
