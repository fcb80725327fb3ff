import type { Abilities } from '@trellis/contract/wire/endpoint.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../context.ts'
import type { Queries } from '../platform/database/database.ts'
import type { Actor } from '../platform/http/actor.ts'
import { type Found, thingKind } from '../platform/http/things.ts'
import { actsAsOwner } from './postings.policy.ts'
import { isOwnerSide, type Posting, postingById } from './postings.queries.ts'

/** A screen that is refused a posting sends to the sign-in page: also where there is none, so that nobody learns of it. */
export const thePosting = thingKind<Posting>()('posting', 'Forbidden')

/** The same of a group alone. */
export const theGroup = thingKind<Posting>()('group', 'Forbidden')

type May = ReadonlySet<Abilities['posting']>

const everything: May = new Set(['review', 'edit', 'delete'])
/** Whoever acts for the owner does all but delete. */
const asDelegate: May = new Set(['review', 'edit'])
const nothing: May = new Set()
const onlySee: ReadonlySet<Abilities['group']> = new Set(['see'])

/** A posting with what the actor may do with it. */
export async function postingFor({ db }: Pick<Context, 'db'>, actor: Actor, id: Id): Promise<Found<'posting', Posting>> {
  const posting = await postingById(db, id)
  if (posting === undefined) return actor.isSuperUser ? 'gone' : undefined
  const may = await abilitiesOn(db, actor, posting)
  return posting.deletedAt !== null && may.size > 0 ? 'gone' : { row: posting, may }
}

/** A group with what the actor may do with it: who is in it sees what goes on there. A posting of another kind is none. */
export async function groupFor(context: Pick<Context, 'db'>, actor: Actor, id: Id): Promise<Found<'group', Posting>> {
  const posting = await postingFor(context, actor, id)
  if (posting === undefined || posting === 'gone') return posting
  const { row, may } = posting
  if (row.kind !== GROUP) return actor.isSuperUser ? 'gone' : undefined
  if (may.size > 0) return { row, may: new Set([...may, 'see']) }
  const isMember = row.deletedAt === null && actor.places.some(({ groupId }) => groupId === id)
  return { row, may: isMember ? onlySee : new Set() }
}

async function abilitiesOn(db: Queries, actor: Actor, posting: Posting): Promise<May> {
  if (actsAsOwner(actor, posting)) return everything
  return (await isOwnerSide(db, actor, posting)) ? asDelegate : nothing
}
