import type { Id } from '@trellis/contract/ids.ts'
import type { PersonCard } from '@trellis/contract/profiles.ts'
import { and, count, desc, eq, exists, inArray, notExists, sql, type Column, type SQL } from 'drizzle-orm'
import type { Queries } from '../platform/database/database.ts'
import { cardOf, cardsSeenBy, nameCards, unlisted } from '../profiles/cards.queries.ts'
import { blocks, follows, removedRoleModels } from './people.tables.ts'
import type { Viewer } from './visibility.ts'

/** A page of a list, and how many there are on all pages. */
interface Page {
  readonly items: PersonCard[]
  readonly total: number
}

interface Slice {
  readonly limit: number
  readonly offset: number
}

/** Those of these people whom somebody follows. */
export async function followedAmong(db: Queries, viewerId: Id, ids: readonly Id[]): Promise<Set<Id>> {
  if (ids.length === 0) return new Set()
  const found = await db
    .select({ id: follows.followedId })
    .from(follows)
    .where(and(eq(follows.followerId, viewerId), inArray(follows.followedId, [...ids])))
  return new Set(found.map(({ id }) => id))
}

/** Whether somebody follows the person in a column of the query that this is a part of. */
export function isFollowedBy(db: Queries, viewerId: Id, person: Column): SQL<boolean> {
  const link = db
    .select({ one: sql`1` })
    .from(follows)
    .where(and(eq(follows.followerId, viewerId), eq(follows.followedId, person)))
  return exists(link) as SQL<boolean>
}

/** How many people follow a person. Who is hidden does not count. */
export async function followerCount(db: Queries, personId: Id): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(follows)
    .where(and(eq(follows.followedId, personId), notExists(unlisted(db, follows.followerId))))
  return row!.total
}

/** Whom a person follows, newest first. */
export async function followingOf(db: Queries, personId: Id): Promise<Id[]> {
  const found = await db
    .select({ id: follows.followedId })
    .from(follows)
    .where(eq(follows.followerId, personId))
    .orderBy(desc(follows.createdAt), follows.followedId)
  return found.map(({ id }) => id)
}

/** The role models whom a person took out of their suggestions, to be left out by `notInArray`. */
export function removedRoleModelsOf(db: Queries, personId: Id) {
  return db
    .select({ id: removedRoleModels.roleModelId })
    .from(removedRoleModels)
    .where(eq(removedRoleModels.profileId, personId))
}

/** Whether a person blocks another. */
export async function isBlocking(db: Queries, personId: Id, otherId: Id): Promise<boolean> {
  const block = and(eq(blocks.blockerId, personId), eq(blocks.blockedId, otherId))
  return (await db.$count(blocks, block)) > 0
}

/** Whom a person blocks, newest first. */
export async function blockedBy(db: Queries, personId: Id): Promise<Id[]> {
  const found = await db
    .select({ id: blocks.blockedId })
    .from(blocks)
    .where(eq(blocks.blockerId, personId))
    .orderBy(desc(blocks.createdAt), blocks.blockedId)
  return found.map(({ id }) => id)
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
  const [own, other] =
    list === 'following' ? [follows.followerId, follows.followedId] : [follows.followedId, follows.followerId]
  const card = cardsSeenBy(db, viewer)
  const seen = and(eq(own, viewer.id), eq(card.id, other))
  const [rows, [all]] = await Promise.all([
    db
      .select(card._.selectedFields)
      .from(follows)
      .innerJoin(card, seen)
      .orderBy(desc(follows.createdAt), other)
      .limit(slice.limit)
      .offset(slice.offset),
    db.select({ total: count() }).from(follows).innerJoin(card, seen),
  ])
  return { items: rows.map(cardOf), total: all!.total }
}

/** A page of those whom a person blocks, newest first: names alone, which is enough to take a block back. */
export async function blockedPageOf(db: Queries, personId: Id, slice: Slice): Promise<Page> {
  const ids = await blockedBy(db, personId)
  return { items: await nameCards(db, ids.slice(slice.offset, slice.offset + slice.limit)), total: ids.length }
}
