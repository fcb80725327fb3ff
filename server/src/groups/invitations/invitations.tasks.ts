import { DAY_MS } from '@trellis/contract/durations.ts'
import { Id } from '@trellis/contract/wire/ids.ts'
import { z } from 'zod'
import { taskKind } from '../../platform/tasks/tasks.ts'

/** Sends an invitation's letter, unless it was sent, or another was asked for since. */
export const mailInvite = taskKind('groups.mailInvite', z.strictObject({ id: Id, askedAt: z.number() }), 'letters')

/** Forgets the addresses of invitations that are long over. */
export const sweepInvitations = taskKind('groups.sweepInvitations', z.strictObject({}))

/** For so long after it has run out an invitation is still told, in milliseconds. */
export const KEPT_AFTER = 60 * DAY_MS
