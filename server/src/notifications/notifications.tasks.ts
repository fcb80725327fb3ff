import { Id } from '@trellis/contract/ids.ts'
import { z } from 'zod'
import type { Context } from '../context.ts'
import { taskKind } from '../platform/tasks/tasks.ts'
import { mailAtOnce, mailDaily } from './mailing.actions.ts'

/** Tells somebody of one thing, as they chose to hear of it at once. */
export const mailNotification = taskKind('notifications.mail', z.strictObject({ id: Id }), 'away')

/** Tells somebody of all that happened in a day. */
export const mailDigest = taskKind('notifications.mailDigest', z.strictObject({ accountId: Id }), 'away')

export function carryOutNotificationTasks(context: Context): void {
  context.tasks.carryOut(mailNotification, ({ id }) => mailAtOnce(context, id))
  context.tasks.carryOut(mailDigest, ({ accountId }) => mailDaily(context, accountId))
}
