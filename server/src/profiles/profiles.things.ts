import type { Abilities } from '@trellis/contract/wire/endpoint.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../context.ts'
import { isSelf } from '../platform/http/access.ts'
import type { Actor } from '../platform/http/actor.ts'
import { type Found, thingKind } from '../platform/http/things.ts'
import { isSeenBy, viewerOf } from './profiles.queries.ts'

/** Whose profile it is: the calls that show or change one read it themselves, as far as the viewer sees it. */
export const theProfile = thingKind<Id>()('profile', 'NotFound')

type May = ReadonlySet<Abilities['profile']>

const everything: May = new Set(['see', 'seeAll', 'edit'])
const onlySee: May = new Set(['see'])

/** Recruiters and advisors have no profile that others see: what is shown along with one is their own. */
export async function profileFor(context: Context, actor: Actor, id: Id): Promise<Found<'profile', Id>> {
  if (actor.isSuperUser || isSelf(actor, id)) return { row: id, may: everything }
  return (await isSeenBy(context.db, viewerOf(context, actor), id)) ? { row: id, may: onlySee } : undefined
}
