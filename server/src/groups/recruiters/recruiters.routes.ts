import { getGroupRecruiters } from '@trellis/contract/groups/roles.calls.ts'
import type { Context } from '../../context.ts'
import { routeOn } from '../../platform/http/route.ts'
import { theGroup } from '../../postings/postings.things.ts'
import { recruitersOfGroup } from './recruiters.queries.ts'

/** The recruiters of groups, for their advisors. */
export const recruiterRoutes = (context: Context) => [
  routeOn(theGroup, getGroupRecruiters, async ({ actor, thing, query: { page, size } }) => ({
    ...(await recruitersOfGroup(context, actor, thing, { page, size })),
    page,
    size,
  })),
]
