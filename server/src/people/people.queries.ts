import type { Id } from '@trellis/contract/ids.ts'
import { and, desc, eq, exists, sql, type Column, type SQL } from 'drizzle-orm'
import type { Queries } from '../platform/database/database.ts'
import { once } from '../platform/database/once.ts'
import { placeholder } from '../platform/database/placeholder.ts'
import { blocks, follows, removedRoleModels } from './people.tables.ts'
import { blockedEitherWay } from './visibility.ts'

/** Whether somebody follows the person in a column of the query that this is a part of. */
export function isFollowedBy(db: Queries, viewerId: Id, person: Column): SQL<boolean> {
  const link = db
    .select({ one: sql`1` })
    .from(follows)
    .where(and(eq(follows.followerId, viewerId), eq(follows.followedId, person)))
  return exists(link) as SQL<boolean>
}

/** Whom a person follows, newest first, as a part of a query. */
export function followingOf(db: Queries, personId: Id): SQL<Id[]> {
  const found = db
    .select({ id: follows.followedId })
    .from(follows)
    .where(eq(follows.followerId, personId))
    .orderBy(desc(follows.createdAt), follows.followedId)
  return sql`array(${found})`
}

/** The role models whom a person took out of their suggestions. */
export async function removedRoleModelsOf(db: Queries, personId: Id): Promise<Id[]> {
  const isOwn = eq(removedRoleModels.profileId, placeholder<Id>('personId'))
  const statement = once(db, 'removed role models', () =>
    db.select({ id: removedRoleModels.roleModelId }).from(removedRoleModels).where(isOwn),
  )
  const rows = await statement.execute({ personId })
  return rows.map(({ id }) => id)
}

/** Those whom a person blocks and those who block them. */
export async function blockedWith(db: Queries, personId: Id): Promise<Id[]> {
  const statement = once(db, 'blocked either way', () => blockedEitherWay(db, placeholder<Id>('personId')))
  const rows = await statement.execute({ personId })
  return rows.map(({ id }) => id)
}

/** Whether a person blocks another. */
export async function isBlocking(db: Queries, personId: Id, otherId: Id): Promise<boolean> {
  const block = and(eq(blocks.blockerId, personId), eq(blocks.blockedId, otherId))
  return (await db.$count(blocks, block)) > 0
}

/** Whom a person blocks, newest first, as a part of a query. */
export function blockedBy(db: Queries, personId: Id): SQL<Id[]> {
  const found = db
    .select({ id: blocks.blockedId })
    .from(blocks)
    .where(eq(blocks.blockerId, personId))
    .orderBy(desc(blocks.createdAt), blocks.blockedId)
  return sql`array(${found})`
}
