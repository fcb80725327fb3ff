import type { RecruiterRecord } from '@trellis/contract/accounts/accounts.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../../context.ts'
import { isSelf } from '../../platform/http/access.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { type Found, thingKind } from '../../platform/http/things.ts'
import { isDelegateOf } from '../delegates/delegates.queries.ts'
import { recruiterRecord } from './recruiters.queries.ts'

export const theRecruiter = thingKind<RecruiterRecord>()('recruiter', 'NotFound')

/** A recruiter's own profile: for them and super-users with the e-mail, for those who act for them with a masked one. */
export async function recruiterFor({ db }: Context, actor: Actor, id: Id): Promise<Found<'recruiter', RecruiterRecord>> {
  const isOpen = actor.isSuperUser || isSelf(actor, id)
  if (!isOpen && !(await isDelegateOf(db, actor.id, id))) return undefined
  const row = await recruiterRecord(db, id, { isOpen })
  return row && { row, may: new Set(['see'] as const) }
}
