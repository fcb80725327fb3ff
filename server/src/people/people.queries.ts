import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, desc, eq, exists, sql, type Column, type SQL } from 'drizzle-orm'
import { shownAccounts } from '../accounts/accounts.queries.ts'
import type { Queries } from '../platform/database/database.ts'
import { prepared } from '../platform/database/statements/statements.ts'
import { placeholder } from '../platform/database/statements/placeholder.ts'
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
  const account = shownAccounts(db)
  const found = db
    .select({ id: follows.followedId })
    .from(follows)
    .innerJoin(account, eq(account.id, follows.followedId))
    .where(eq(follows.followerId, personId))
    .orderBy(desc(follows.createdAt), follows.followedId)
  return sql`array(${found})`
}

/** The role models whom a person took out of their suggestions. */
export async function removedRoleModelsOf(db: Queries, personId: Id): Promise<Id[]> {
  const rows = await removedStatement(db).execute({ personId })
  return rows.map(({ id }) => id)
}

const removedStatement = prepared((db) => {
  const isOwn = eq(removedRoleModels.profileId, placeholder<Id>('personId'))
  return db.select({ id: removedRoleModels.roleModelId }).from(removedRoleModels).where(isOwn)
})

/** Those whom a person blocks and those who block them. */
export async function blockedWith(db: Queries, personId: Id): Promise<Id[]> {
  const rows = await blockedStatement(db).execute({ personId })
  return rows.map(({ id }) => id)
}

const blockedStatement = prepared((db) => blockedEitherWay(db, placeholder<Id>('personId')))

/** Whether a person blocks another. */
export async function isBlocking(db: Queries, personId: Id, otherId: Id): Promise<boolean> {
  const block = and(eq(blocks.blockerId, personId), eq(blocks.blockedId, otherId))
  return (await db.$count(blocks, block)) > 0
}

/** Whom a person blocks, newest first, as a part of a query. */
export function blockedBy(db: Queries, personId: Id): SQL<Id[]> {
  const account = shownAccounts(db)
  const found = db
    .select({ id: blocks.blockedId })
    .from(blocks)
    .innerJoin(account, eq(account.id, blocks.blockedId))
    .where(eq(blocks.blockerId, personId))
    .orderBy(desc(blocks.createdAt), blocks.blockedId)
  return sql`array(${found})`
}
