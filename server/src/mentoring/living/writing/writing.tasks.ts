import { Id } from '@trellis/contract/wire/ids.ts'
import { z } from 'zod'
import { taskKind } from '../../../platform/tasks/tasks.ts'

/** Mails what one of a pair wrote to the other. */
export const mailMessage = taskKind('mentoring.mailMessage', z.strictObject({ messageId: Id }), 'away')
