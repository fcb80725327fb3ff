import { forgetRecentSessions } from '../accounts/sessions/recentSessions.ts'
import type { Context } from '../context.ts'
import type { Domain } from '../domains.ts'
import { membershipsChanged } from './memberships.events.ts'
import { membershipsPersonal } from './memberships.personal.ts'

/** Who is in which group. It answers no call: the groups' own do. */
export function createMemberships(context: Context): Domain {
  // Groups are read along with a session.
  context.events.afterCommit(membershipsChanged, () => forgetRecentSessions(context))
  return { personal: membershipsPersonal(context), routes: [] }
}
