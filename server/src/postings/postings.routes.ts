import * as calls from '@trellis/contract/candidates/candidates.calls.ts'
import type { Context } from '../context.ts'
import { route } from '../platform/http/route.ts'
import { cancelLink, changeAsOwner, changeAsPerson, markViewed } from './links/links.actions.ts'

/** How each side changes a link. */
export const linkRoutes = (context: Context) => [
  route(calls.changeJobStatus, ({ actor, body }) => changeAsPerson(context, actor, body)),

  route(calls.changeCandidateStatus, ({ actor, body }) => changeAsOwner(context, actor, body)),

  route(calls.jobCancel, async ({ actor, body }) => ({ result: await cancelLink(context, actor, body) })),

  route(calls.recruiterviewed, async ({ actor, body }) => {
    await markViewed(context, actor, body)
    return { data: { viewed: true } }
  }),
]
