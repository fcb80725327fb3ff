import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, desc, eq, exists, gte, sql, type Column, type SQL } from 'drizzle-orm'
import { shownAccounts } from '../accounts/accounts.queries.ts'
import type { Queries } from '../platform/database/database.ts'
import { follows } from './follows.tables.ts'

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

/** Which side of a follow is listed: those whom somebody follows, or who follow them. */
export type FollowSide = 'following' | 'followers'

/** Those whom a person follows, or who follow them, and since when, to be joined on `id`. The person may be a column of the query. */
export function followsOf(db: Queries, person: Id | Column, side: FollowSide) {
  const { followerId, followedId, createdAt } = follows
  const [own, other] = side === 'following' ? [followerId, followedId] : [followedId, followerId]
  return db.select({ id: other, since: createdAt }).from(follows).where(eq(own, person)).as('follow')
}

/** Who began to follow whom since a time (in milliseconds since 1970), and still does. */
export async function followsSince(db: Queries, time: number) {
  return db
    .select()
    .from(follows)
    .where(gte(follows.createdAt, new Date(time)))
}
