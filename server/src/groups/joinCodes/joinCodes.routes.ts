import * as calls from '@trellis/contract/groups/joinCodes.calls.ts'
import type { Context } from '../../context.ts'
import { route, routeOn } from '../../platform/http/route.ts'
import { theGroup } from '../../postings/postings.things.ts'
import { joinByCode, setJoinCode } from './joinCodes.actions.ts'

/** Codes by which people join groups. */
export const joinCodeRoutes = (context: Context) => [
  routeOn(theGroup, calls.setJoinCode, async ({ thing, body }) => ({ data: await setJoinCode(context, thing, body) })),
  route(calls.joinByCode, ({ actor, body: { code, role, ok2contact }, address }) =>
    joinByCode(context, actor, { code, role, ok2contact }, address),
  ),
]
