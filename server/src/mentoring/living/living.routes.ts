import * as calls from '@trellis/contract/mentoring/living.calls.ts'
import type { Context } from '../../context.ts'
import type { Ranking } from '../../matching/scoring/ranking.ts'
import { route, routeOn } from '../../platform/http/route.ts'
import { theMentoringGroup } from '../mentoring.things.ts'
import { livingTable } from './advising/livingTable.queries.ts'
import { proposedRematch } from './advising/rematch.queries.ts'
import { askForAnother, leaveMentoringGroup } from './asking/asking.actions.ts'
import { answerFit, answerFitByLink } from './fit/fit.actions.ts'
import { deleteSession, logSession, updateSession } from './sessions/sessions.actions.ts'
import { pairLives } from './sessions/sessions.queries.ts'
import { writeToPair } from './writing/writing.actions.ts'

/** What mentees and mentors do once they are a pair. */
export const livingRoutes = (context: Context, ranking: Pick<Ranking, 'measures' | 'refreshMeasures'>) => [
  route(calls.getPairLives, async ({ actor, params: { groupId }, query: { mgrpID, otherId, as } }) => {
    const one = mgrpID === undefined || otherId === undefined || as === undefined ? undefined : { mgrpID, otherId, as }
    return { data: await pairLives(context, actor, groupId, one) }
  }),

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

  route(calls.answerFit, async ({ actor, params: { groupId }, body: { answer, ...named } }) => {
    await answerFit(context, actor, groupId, named, answer)
    return { data: await pairLives(context, actor, groupId) }
  }),

  route(calls.answerFitByLink, async ({ body: { token, answer } }) => {
    await answerFitByLink(context, token, answer)
    return { data: { message: 'Your answer is kept' } }
  }),

  route(calls.askForAnother, async ({ actor, params: { groupId }, body: { asks, reason, ...named } }) => {
    await askForAnother(context, actor, groupId, named, { asks, reason })
    return { data: await pairLives(context, actor, groupId) }
  }),

  route(calls.writeToPair, async ({ actor, params: { groupId }, body: { text, ...named } }) => {
    await writeToPair(context, actor, groupId, named, text)
    return { data: { message: 'Your message is on its way' } }
  }),

  route(calls.leaveMentoringGroup, async ({ actor, params: { groupId }, body: { mgrpID } }) => {
    await leaveMentoringGroup(context, actor, groupId, mgrpID)
    return { data: { message: 'You have left the mentoring group' } }
  }),

  routeOn(theMentoringGroup, calls.getLivingPairs, async ({ actor, thing, query }) => ({
    data: await livingTable(context, actor, thing, query),
  })),

  routeOn(theMentoringGroup, calls.proposeRematch, async ({ actor, thing, waiting, body: { menteeId, mentorId } }) => {
    await ranking.refreshMeasures()
    return { data: await proposedRematch(context, ranking.measures, actor, thing, { menteeId, mentorId }, waiting()) }
  }),
]
