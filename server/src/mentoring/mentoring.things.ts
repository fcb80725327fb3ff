import type { Abilities } from '@trellis/contract/wire/endpoint.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../context.ts'
import { runsGroup } from '../memberships/roles.policy.ts'
import type { Actor } from '../platform/http/actor.ts'
import { type Found, thingKind } from '../platform/http/things.ts'
import { mentoringGroupById, type StoredMentoringGroup } from './mentoringGroups.queries.ts'

export const theMentoringGroup = thingKind<StoredMentoringGroup>()('mentoringGroup', 'NotFound')

const everything: ReadonlySet<Abilities['mentoringGroup']> = new Set(['edit'])

/** A mentoring group of a group, for whoever runs the group. */
export async function mentoringGroupFor(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  id: Id,
  groupId: Id | undefined,
): Promise<Found<'mentoringGroup', StoredMentoringGroup>> {
  const row = await mentoringGroupById(db, id)
  if (row === undefined || row.groupId !== groupId) return undefined
  return actor.isSuperUser || runsGroup(actor, row.groupId) ? { row, may: everything } : undefined
}
