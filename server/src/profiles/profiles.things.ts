import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../context.ts'
import { isSelf } from '../platform/http/access.ts'
import type { Actor } from '../platform/http/actor.ts'
import { type Found, thingKind } from '../platform/http/things.ts'
import { isSeenBy, viewerOf } from './profiles.queries.ts'

/** Whose profile it is: the calls that show one read it as far as the viewer sees it. */
export const theProfile = thingKind<Id>()('profile', 'NotFound')

/** Recruiters and advisors have no profile that others see: what is shown along with one is their own. */
export async function profileFor(context: Context, actor: Actor, id: Id): Promise<Found<'profile', Id>> {
  const isOwn = actor.isSuperUser || isSelf(actor, id)
  if (!isOwn && !(await isSeenBy(context.db, viewerOf(context, actor), id))) return undefined
  return { row: id, may: new Set(['see'] as const) }
}
