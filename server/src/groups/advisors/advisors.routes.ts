import * as calls from '@trellis/contract/groups/advisors.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../../context.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { route, routeOn } from '../../platform/http/route.ts'
import { remainingPosting } from '../../postings/postings.queries.ts'
import { theGroup } from '../../postings/postings.things.ts'
import { answerInvitation, endLeading, inviteAdvisor, withdrawInvitation } from './advisors.actions.ts'
import { askedOfAdvisor, groupAdvisorsSeenBy } from './advisors.queries.ts'
import { answerOffer, offerGroup, withdrawOffer } from './handingOver.actions.ts'

/** Who leads a group. */
export const advisorRoutes = (context: Context) => {
  const all = async (actor: Actor, id: Id) => ({
    data: await groupAdvisorsSeenBy(context, actor, await remainingPosting(context.db, id)),
  })
  const asked = async (id: Id) => ({ data: await askedOfAdvisor(context, id) })
  return [
    routeOn(theGroup, calls.getGroupAdvisors, ({ actor, thing }) => all(actor, thing.id)),

    routeOn(theGroup, calls.inviteAdvisor, async ({ actor, thing, body }) => {
      await inviteAdvisor(context, actor.id, thing.id, body.email)
      return all(actor, thing.id)
    }),

    routeOn(theGroup, calls.withdrawAdvisorInvitation, async ({ actor, thing, params }) => {
      await withdrawInvitation(context, thing.id, params.invitationId)
      return all(actor, thing.id)
    }),

    routeOn(theGroup, calls.removeGroupAdvisor, async ({ actor, thing, params }) => {
      await endLeading(context, actor.id, thing.id, params.advisorId)
      return { data: { message: 'They no longer lead the group' } }
    }),

    routeOn(theGroup, calls.offerGroup, async ({ actor, thing, body }) => {
      await offerGroup(context, thing, body.advisorId)
      return all(actor, thing.id)
    }),

    routeOn(theGroup, calls.withdrawGroupOffer, async ({ actor, thing }) => {
      await withdrawOffer(context, thing.id)
      return all(actor, thing.id)
    }),

    route(calls.getAskedOfAdvisor, ({ actor }) => asked(actor.id)),

    route(calls.answerAdvisorInvitation, async ({ actor, params, body }) => {
      await answerInvitation(context, actor.id, params.groupId, body.accept)
      return asked(actor.id)
    }),

    route(calls.answerGroupOffer, async ({ actor, params, body }) => {
      await answerOffer(context, actor.id, params.groupId, body.accept)
      return asked(actor.id)
    }),
  ]
}
