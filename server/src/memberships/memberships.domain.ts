import { announceSessionsChanged } from '../accounts/sessions/recentSessions.ts'
import type { Context } from '../context.ts'
import type { Domain } from '../platform/domain.ts'
import { inTransaction } from '../platform/events/events.ts'
import { membershipsChanged } from './memberships.events.ts'
import { membershipsPersonal } from './memberships.personal.ts'

/** Who is in which group. It answers no call: the groups' own do. */
export const createMemberships = (context: Context): Domain => ({
  personal: membershipsPersonal(context),
  // Groups are read along with a session.
  listeners: [inTransaction(membershipsChanged, async (tx, { accountIds }) => announceSessionsChanged(context, tx, accountIds))],
})
