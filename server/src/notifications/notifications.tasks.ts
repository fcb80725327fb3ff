import { Id } from '@trellis/contract/wire/ids.ts'
import { z } from 'zod'
import { taskKind } from '../platform/tasks/tasks.ts'

/** Tells somebody of one thing, as they chose to hear of it at once. */
export const mailNotification = taskKind('notifications.mail', z.strictObject({ id: Id }), 'away')

/** Tells somebody of all that happened in a day. */
export const mailDigest = taskKind('notifications.mailDigest', z.strictObject({ accountId: Id }), 'away')
