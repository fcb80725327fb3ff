import * as calls from '@trellis/contract/mentoring/living.calls.ts'
import type { Context } from '../../context.ts'
import { route } from '../../platform/http/route.ts'
import { deleteSession, logSession, updateSession } from './sessions/sessions.actions.ts'
import { pairLives } from './sessions/sessions.queries.ts'

/** What mentees and mentors do once they are a pair. */
export const livingRoutes = (context: Context) => [
  route(calls.getPairLives, async ({ actor, params: { groupId } }) => ({ data: await pairLives(context, actor, groupId) })),

  route(calls.logSession, async ({ actor, params: { groupId }, body: { mgrpID, otherId, as, ...told } }) => ({
    data: await logSession(context, actor, groupId, { mgrpID, otherId, as }, told),
  })),

  route(calls.updateSession, async ({ actor, params: { groupId, sessionId }, body }) => ({
    data: await updateSession(context, actor, groupId, sessionId, body),
  })),

  route(calls.deleteSession, async ({ actor, params: { groupId, sessionId } }) => {
    await deleteSession(context, actor, groupId, sessionId)
    return { data: { message: 'The session is deleted' } }
  }),
]
