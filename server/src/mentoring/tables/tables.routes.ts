import * as calls from '@trellis/contract/mentoring/pairsTable.calls.ts'
import type { Context } from '../../context.ts'
import type { Ranking } from '../../matching/scoring/ranking.ts'
import { routeOn } from '../../platform/http/route.ts'
import { theMentoringGroup } from '../mentoring.things.ts'
import { requireOpen } from '../mentoringGroups.actions.ts'
import { pairsTable } from './pairsTable.queries.ts'
import { publishDraft } from '../publishing/publishing.actions.ts'
import { alternativesInThread, pricesInThread } from './assigningThread.ts'
import { lockMentees, pinMentors, rebalanceDraft } from './tables.actions.ts'
import { having, tableStateOf } from './tables.queries.ts'

/** Who mentors whom, for the group's advisors. */
export const tableRoutes = (context: Context, ranking: Pick<Ranking, 'measures' | 'refreshMeasures'>) => [
  routeOn(theMentoringGroup, calls.getDiadTable, async ({ actor, thing, body }) => {
    await ranking.refreshMeasures()
    return { data: await pairsTable(context, ranking.measures, actor, thing, body) }
  }),

  routeOn(theMentoringGroup, calls.rebalanceDiadTable, async ({ actor, thing, body, waiting }) => {
    await ranking.refreshMeasures()
    return { data: await rebalanceDraft(context, ranking.measures, actor, thing, { ...body, waiting: waiting() }) }
  }),

  routeOn(theMentoringGroup, calls.getPairAlternatives, async ({ actor, thing, waiting, body: { menteeID } }) => {
    requireOpen(thing, 'assign anybody')
    await ranking.refreshMeasures()
    const read = async () => having(await tableStateOf(context, actor, thing), menteeID)
    return { data: await alternativesInThread({ askedBy: actor, read, waiting: waiting(), weights: ranking.measures.weights }, menteeID) }
  }),

  routeOn(theMentoringGroup, calls.getPairPrices, async ({ actor, thing, waiting, body: { menteeID } }) => {
    requireOpen(thing, 'assign anybody')
    await ranking.refreshMeasures()
    const read = async () => having(await tableStateOf(context, actor, thing), menteeID)
    return { data: await pricesInThread({ askedBy: actor, read, waiting: waiting(), weights: ranking.measures.weights }, menteeID) }
  }),

  routeOn(theMentoringGroup, calls.lockMentorAssignment, async ({ actor, thing, body: { baseVersion, menteeSet: mentees, locked } }) => ({
    data: { version: await lockMentees(context, actor, thing, { baseVersion, mentees, locked }) },
  })),

  routeOn(
    theMentoringGroup,
    calls.mgroupPinRolemodels,
    async ({ actor, thing, body: { baseVersion, menteeID: menteeId, roleModelList: pins } }) => ({
      data: { version: await pinMentors(context, actor, thing, { baseVersion, menteeId, pins }) },
    }),
  ),

  routeOn(theMentoringGroup, calls.publishMentorAssignment, async ({ actor, thing, body }) => ({
    data: await publishDraft(context, actor, thing, body),
  })),
]
