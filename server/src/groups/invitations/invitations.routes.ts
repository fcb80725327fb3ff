import * as calls from '@trellis/contract/groups/invitations.calls.ts'
import type { Context } from '../../context.ts'
import { route, routeOn } from '../../platform/http/route.ts'
import { theGroup } from '../../postings/postings.things.ts'
import { openInvitation, stopInvitations } from './answering.actions.ts'
import { invite, revoke, sendAgain } from './invitations.actions.ts'
import { invitationsOf, presented } from './invitations.queries.ts'
import { advisorNamed, previewOf } from './mailing.actions.ts'

/** Whom advisors invite to their groups, and what those do with it. */
export const invitationRoutes = (context: Context) => {
  const { db, clock } = context
  return [
    routeOn(theGroup, calls.sendInviteToGroup, async ({ actor, thing, body }) => {
      const { emailList, personalLine, role, preview } = body
      const addresses = await invite(context, actor, thing, { emailList, personalLine, role, cohortId: body.cohortId ?? null, preview })
      const letter = previewOf(context, { group: thing.name, advisor: await advisorNamed(context, actor.id), role, personalLine })
      return { data: { addresses, letter } }
    }),

    routeOn(theGroup, calls.listInvitations, async ({ thing, query: { page, size, state } }) => ({
      ...(await invitationsOf(db, clock.now(), thing.id, { page, size, state })),
      page,
      size,
    })),

    routeOn(theGroup, calls.sendInvitationsAgain, async ({ thing, body: { ids } }) => ({
      data: await presented(db, clock.now(), await sendAgain(context, thing, ids)),
    })),

    routeOn(theGroup, calls.revokeInvitations, async ({ thing, body: { ids } }) => ({
      data: await presented(db, clock.now(), await revoke(context, thing, ids)),
    })),

    route(calls.openInvitation, async ({ body: { token } }) => ({ data: await openInvitation(context, token) })),

    route(calls.stopInvitations, async ({ body: { token } }) => {
      await stopInvitations(context, token)
      return { data: { message: 'You get no more invitations' } }
    }),
  ]
}
