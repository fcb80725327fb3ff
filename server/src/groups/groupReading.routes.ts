import * as calls from '@trellis/contract/groups/groups.calls.ts'
import { changeGroupStatus as changeCall } from '@trellis/contract/postings/links.calls.ts'
import { candidateSeenBy } from '../candidates/oneCandidate.queries.ts'
import type { Context } from '../context.ts'
import type { Ranking } from '../matching/scoring/ranking.ts'
import { found } from '../platform/http/failure.ts'
import { route, routeOn } from '../platform/http/route.ts'
import { historyOf } from '../postings/history/history.queries.ts'
import { theGroup } from '../postings/postings.things.ts'
import { noteView } from '../postings/views/views.actions.ts'
import { groupRecordSeenBy, ownGroupCards } from './groupRecords.queries.ts'
import { groupCardsOf } from './groups.queries.ts'
import { letIn, nothingOfTheirs, ownPartOf } from './joining.queries.ts'
import { changeGroupStatus } from './members.actions.ts'
import { factsOfMembers } from './roles/members.queries.ts'

/** Groups as their advisors and others read them, and how a student joins one. */
export const readingRoutes = (context: Context, ranking: Ranking) => [
  route(calls.getGroup, async ({ actor, params }) => {
    const { record, posting, isOwn } = found(await groupRecordSeenBy(context, actor, params.id))
    if (!isOwn) await noteView(context, posting, actor)
    return { data: record }
  }),

  routeOn(theGroup, calls.getGroupOfPerson, async ({ actor, thing, params: { id, userId } }) => {
    const viewer = thing === undefined ? await letIn(context, context.db, actor, id) : actor
    const { record, posting, isOwn } = found(await groupRecordSeenBy(context, viewer, id))
    if (thing === undefined) {
      if (!isOwn) await noteView(context, posting, viewer)
      return { data: record, candidate: null, history: record.history, ...(await ownPartOf(context, ranking, viewer, posting)) }
    }
    const seen = await candidateSeenBy(context, ranking, actor, thing, userId)
    const candidate = seen && { ...seen, inGroup: (await factsOfMembers(context.db, actor, id, [userId])).get(userId) }
    const which = { viewerId: actor.id, side: 'owner', postingId: id, personId: userId } as const
    return { data: record, candidate, history: candidate === null ? [] : await historyOf(context, which), ...nothingOfTheirs }
  }),

  route(calls.getMultGroups, async ({ actor, body }) => ({ data: await groupCardsOf(context, actor, body.groupList) })),

  route(calls.myGroupList, async ({ actor, query: { page, size, state } }) => ({
    ...(await ownGroupCards(context, actor, { page, size, state })),
    page,
    size,
  })),

  route(changeCall, ({ actor, body }) => changeGroupStatus(context, actor, body)),
]
