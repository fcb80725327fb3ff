import type { Abilities } from '@trellis/contract/wire/endpoint.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { type Account, accountById } from '../accounts/accounts.queries.ts'
import { isDelegateOf } from '../accounts/delegates/delegates.queries.ts'
import type { Context } from '../context.ts'
import { isSelf } from '../platform/http/access.ts'
import type { Actor } from '../platform/http/actor.ts'
import { type Found, thingKind } from '../platform/http/things.ts'

/** Whose jobs they are. Who is refused them is sent to the sign-in page, also where there is nobody. */
export const theEmployer = thingKind<Account>()('employer', 'Forbidden')

type May = ReadonlySet<Abilities['employer']>

const everything: May = new Set(['list', 'post'])
const onlyList: May = new Set(['list'])

/** A recruiter as the actor may post for them: themselves, those who act for them, and super-users. */
export async function employerFor({ db }: Pick<Context, 'db'>, actor: Actor, id: Id): Promise<Found<'employer', Account>> {
  const actsFor = actor.isSuperUser || (isSelf(actor, id) && actor.type === 'recruiter') || (await isDelegateOf(db, actor.id, id))
  if (!actsFor) return undefined
  const row = await accountById(db, id)
  if (row === undefined) return 'gone'
  // Whoever posts, the owner is a recruiter.
  return { row, may: row.type === 'recruiter' ? everything : onlyList }
}
