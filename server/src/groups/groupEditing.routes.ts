import * as calls from '@trellis/contract/groups/groups.calls.ts'
import type { Context } from '../context.ts'
import type { Ranking } from '../matching/scoring/ranking.ts'
import { found } from '../platform/http/failure.ts'
import { route, routeOn } from '../platform/http/route.ts'
import { theGroup } from '../postings/postings.things.ts'
import { createGroup, deleteGroup, updateGroup } from './groups.actions.ts'
import { groupRecordSeenBy } from './groupRecords.queries.ts'

/** What advisors do with what their groups tell. */
export const editingRoutes = (context: Context, ranking: Ranking) => [
  route(calls.createGroup, async ({ actor, body: { generalInfo: info, skillsShown: shown } }) => ({
    success: await createGroup(context, ranking, actor, { info, shown }),
  })),

  routeOn(theGroup, calls.updateGroup, async ({ actor, params: { id }, body }) => {
    const { generalInfo: info, basedOn, skillsShown: shown } = body
    await updateGroup(context, ranking, { id, info, shown, basedOn })
    return { data: found(await groupRecordSeenBy(context, actor, id)).record }
  }),

  routeOn(theGroup, calls.deleteGroup, async ({ thing, query: { name } }) => {
    await deleteGroup(context, thing.id, name)
    return { data: { message: 'The group is deleted' } }
  }),
]
