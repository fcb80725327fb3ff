import * as calls from '@trellis/contract/accounts/approvals.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../../context.ts'
import { found } from '../../platform/http/failure.ts'
import { route } from '../../platform/http/route.ts'
import { askAgain, decide } from './approvals.actions.ts'
import { presentAdvisor, presentApproval } from './approvals.present.ts'
import { advisorsPage, approvalOf } from './approvals.queries.ts'

export const approvalRoutes = (context: Context) => {
  const ownApproval = async (userId: Id) => ({ data: presentApproval(found(await approvalOf(context.db, userId))) })
  return [
    route(calls.listAdvisors, async ({ query: { state, page, size } }) => {
      const { items, total } = await advisorsPage(context.db, state, { limit: size, offset: page * size })
      return { items: items.map(presentAdvisor), total, page, size }
    }),

    route(calls.approveAdvisor, async ({ actor, params, body: { was } }) => ({
      data: presentAdvisor(await decide(context, actor.id, params.id, { state: 'approved', was, reason: '' })),
    })),

    route(calls.refuseAdvisor, async ({ actor, params, body: { was, reason } }) => ({
      data: presentAdvisor(await decide(context, actor.id, params.id, { state: 'refused', was, reason })),
    })),

    route(calls.getApproval, ({ params }) => ownApproval(params.userId)),

    route(calls.askForApproval, async ({ params }) => {
      await askAgain(context, params.userId)
      return ownApproval(params.userId)
    }),
  ]
}
