import { setGroupRoles } from '@trellis/contract/groups/roles.calls.ts'
import type { Context } from '../../context.ts'
import { routeOn } from '../../platform/http/route.ts'
import { theGroup } from '../../postings/postings.things.ts'
import { setMemberRoles } from './roles.actions.ts'

/** What advisors make of the members of a group. */
export const roleRoutes = (context: Context) => [
  routeOn(theGroup, setGroupRoles, async ({ actor, thing, body: { userIds, role } }) => ({
    data: await setMemberRoles(context, actor, thing, userIds, role),
  })),
]
