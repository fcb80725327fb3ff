import * as calls from '@trellis/contract/accounts/delegates.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../../context.ts'
import { route } from '../../platform/http/route.ts'
import { presentInvitation, presentColleague } from './delegates.present.ts'
import { answerRequest, askDelegate, leavePrincipal, removeDelegate, withdrawRequest } from './delegates.actions.ts'
import { invitationsOf, askersOf, delegatesOf, principalsOf } from './delegates.queries.ts'

/** Who acts for a recruiter and for whom the recruiter acts. */
export const delegateRoutes = (context: Context) => [
  route(calls.delegatedAccounts, ({ actor }) => delegations(context, actor.id)),

  route(calls.addDelegate, async ({ actor, body }) => {
    await askDelegate(context, actor.id, body.email)
    return delegations(context, actor.id)
  }),

  route(calls.withdrawDelegateRequest, async ({ actor, params }) => {
    await withdrawRequest(context, actor.id, params.askedId)
    return delegations(context, actor.id)
  }),

  route(calls.answerDelegateRequest, async ({ actor, params, body }) => {
    await answerRequest(context, actor.id, params.principalId, body.accept)
    return delegations(context, actor.id)
  }),

  route(calls.removeDelegate, async ({ actor, params }) => {
    await removeDelegate(context, actor.id, params.delegateId)
    return delegations(context, actor.id)
  }),

  route(calls.leavePrincipal, async ({ actor, params }) => {
    await leavePrincipal(context, actor.id, params.principalId)
    return delegations(context, actor.id)
  }),
]

async function delegations({ db, clock }: Context, recruiterId: Id): Promise<{ data: calls.Delegations }> {
  const delegates = await delegatesOf(db, recruiterId)
  const invitations = await invitationsOf(db, recruiterId, clock.now())
  const principals = await principalsOf(db, recruiterId)
  const asking = await askersOf(db, recruiterId, clock.now())
  return {
    data: {
      delegates: delegates.map(presentColleague),
      asked: invitations.map(presentInvitation),
      principals: principals.map(presentColleague),
      asking: asking.map(presentColleague),
    },
  }
}
