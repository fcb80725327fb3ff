import type { Id } from '@trellis/contract/ids.ts'
import type { PersonCard } from '@trellis/contract/profiles.ts'
import { and, count, desc, eq, exists, notExists, sql, type Column, type SQL } from 'drizzle-orm'
import type { Queries } from '../platform/database/database.ts'
import { once, onceEach } from '../platform/database/once.ts'
import { placeholder } from '../platform/database/placeholder.ts'
import { cardOf, cardsSeenBy, nameCards, unlisted } from '../profiles/cards.queries.ts'
import { blocks, follows, removedRoleModels } from './people.tables.ts'
import { anyViewer, blockedEitherWay, type Viewer } from './visibility.ts'

/** A page of a list, and how many there are on all pages. */
interface Page {
  readonly items: PersonCard[]
  readonly total: number
}

interface Slice {
  readonly limit: number
  readonly offset: number
}

/** Whether somebody follows the person in a column of the query that this is a part of. */
export function isFollowedBy(db: Queries, viewerId: Id, person: Column): SQL<boolean> {
  const link = db
    .select({ one: sql`1` })
    .from(follows)
    .where(and(eq(follows.followerId, viewerId), eq(follows.followedId, person)))
  return exists(link) as SQL<boolean>
}

/** How many people follow the person in a column of the query that this is a part of. Who is hidden does not count. */
export function followersOf(db: Queries, person: Column): SQL<number> {
  const counted = db
    .select({ total: count() })
    .from(follows)
    .where(and(eq(follows.followedId, person), notExists(unlisted(db, follows.followerId))))
  return sql`(${counted})`.mapWith(Number)
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

/**
 * A page of those whom a person follows, or who follow them, newest first. Only those that the person may see are shown
 * or counted.
 */
export async function tiesOf(
  db: Queries,
  viewer: Viewer,
  list: 'following' | 'followers',
  slice: Slice,
): Promise<Page> {
  const any = anyViewer(viewer)
  const name = `${list} seen by ${any.shape}`
  const statements = onceEach(db, name, () => tiesQueries(db, any.viewer, list))
  const rows = await statements.page.execute({ ...any.values, ...slice })
  // Beyond the last page there is no row to read the total from.
  const beyond = rows.length === 0 && slice.offset > 0
  const total = beyond ? (await statements.count.execute(any.values))[0]!.total : (rows[0]?.total ?? 0)
  return { items: rows.map((row) => cardOf(row.card)), total }
}

function tiesQueries(db: Queries, viewer: Viewer, list: 'following' | 'followers') {
  const [own, other] =
    list === 'following' ? [follows.followerId, follows.followedId] : [follows.followedId, follows.followerId]
  const card = cardsSeenBy(db, viewer)
  const seen = and(eq(own, viewer.id), eq(card.id, other))
  const counted = db.select({ total: count() }).from(follows).innerJoin(card, seen)
  const page = db
    .select({ card: card._.selectedFields, total: sql`(${counted})`.mapWith(Number) })
    .from(follows)
    .innerJoin(card, seen)
    .orderBy(desc(follows.createdAt), other)
    .limit(placeholder<number>('limit'))
    .offset(placeholder<number>('offset'))
  return { page, count: counted }
}

/** A page of those whom a person blocks, newest first: names alone, which is enough to take a block back. */
export async function blockedPageOf(db: Queries, personId: Id, slice: Slice): Promise<Page> {
  const page = await db
    .select({ id: blocks.blockedId, total: sql`count(*) over ()`.mapWith(Number) })
    .from(blocks)
    .where(eq(blocks.blockerId, personId))
    .orderBy(desc(blocks.createdAt), blocks.blockedId)
    .limit(slice.limit)
    .offset(slice.offset)
  const beyond = page.length === 0 && slice.offset > 0
  const total = beyond ? await db.$count(blocks, eq(blocks.blockerId, personId)) : (page[0]?.total ?? 0)
  return { items: await nameCards(db, page.map(({ id }) => id)), total }
}
