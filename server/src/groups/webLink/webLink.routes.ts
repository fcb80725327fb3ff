import { validateGroupWebLink } from '@trellis/contract/groups/webLink.calls.ts'
import type { Context } from '../../context.ts'
import { route } from '../../platform/http/route.ts'
import { checkWebLink } from './webLink.queries.ts'

export const webLinkRoutes = (context: Context) => [
  route(validateGroupWebLink, async ({ actor, body }) => ({ data: await checkWebLink(context, actor.id, body.url) })),
]
