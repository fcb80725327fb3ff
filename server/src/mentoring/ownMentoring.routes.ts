import * as calls from '@trellis/contract/mentoring/ownMentoring.calls.ts'
import type { Context } from '../context.ts'
import type { Ranking } from '../matching/scoring/ranking.ts'
import { route } from '../platform/http/route.ts'
import { ruleOut, tellForMentoring } from './ownMentoring.actions.ts'
import { ownPairs } from './publishing/ownPairs.queries.ts'
import { mentoringPeers, ownMentoring } from './ownMentoring.queries.ts'

/** What members of a group tell for being assigned to each other. */
export const ownMentoringRoutes = (context: Context, ranking: Pick<Ranking, 'measures' | 'refreshMeasures'>) => [
  route(calls.getOwnMentoring, async ({ actor, params: { groupId } }) => ({ data: await ownMentoring(context, actor, groupId) })),

  route(calls.getOwnPairs, async ({ actor, params: { groupId } }) => {
    await ranking.refreshMeasures()
    return { data: await ownPairs(context, ranking.measures, actor, groupId) }
  }),

  route(calls.tellForMentoring, async ({ actor, params: { groupId }, body }) => {
    await tellForMentoring(context, actor, groupId, body)
    return { data: await ownMentoring(context, actor, groupId) }
  }),

  route(calls.ruleOutForMentoring, async ({ actor, params: { groupId }, body }) => {
    await ruleOut(context, actor, groupId, body)
    return { data: await ownMentoring(context, actor, groupId) }
  }),

  route(calls.findMentoringPeers, async ({ actor, params: { groupId }, query }) => {
    const { page, size } = query
    return { ...(await mentoringPeers(context, actor, groupId, query)), page, size }
  }),
]
