import * as calls from '@trellis/contract/delegates.ts'
import type { Id } from '@trellis/contract/ids.ts'
import type { Context } from '../context.ts'
import { route } from '../platform/http/route.ts'
import { presentColleague } from './accounts.present.ts'
import { addDelegate, removeDelegate } from './delegates.actions.ts'
import { delegatesOf, principalsOf } from './delegates.queries.ts'

/** Who acts for a recruiter and for whom the recruiter acts. */
export const delegateRoutes = (context: Context) => [
  route(calls.delegatedAccounts, ({ actor }) => delegations(context, actor.id)),

  route(calls.addDelegate, async ({ actor, body }) => {
    await addDelegate(context, actor.id, body.email)
    return delegations(context, actor.id)
  }),

  route(calls.removeDelegate, async ({ actor, params }) => {
    await removeDelegate(context, actor.id, params.delegateId)
    return delegations(context, actor.id)
  }),
]

async function delegations({ db }: Context, recruiterId: Id) {
  const delegates = await delegatesOf(db, recruiterId)
  const principals = await principalsOf(db, recruiterId)
  return { data: { delegates: delegates.map(presentColleague), principals: principals.map(presentColleague) } }
}
