import type { Id } from '@trellis/contract/wire/ids.ts'
import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import { and, count, desc, eq, sql, type Column, type SQL } from 'drizzle-orm'
import { shownAccounts } from '../accounts/accounts.queries.ts'
import type { Queries } from '../platform/database/database.ts'
import { preparedTogether } from '../platform/database/statements/statements.ts'
import { type Page, type Slice, totalOf } from '../platform/database/pages.ts'
import { placeholder } from '../platform/database/statements/placeholder.ts'
import { cardOf, cardsSeenBy, nameCards } from '../profiles/cards.queries.ts'
import { blocks, follows } from './people.tables.ts'
import { type AnyViewer, anyViewer, type Viewer } from './visibility.ts'

/**
 * How many people follow the person in a column of the query that this is a part of: of those that the viewer may see, as
 * in the list, since the difference would tell how many others there are.
 */
export function followersOf(db: Queries, viewer: Viewer, person: Column): SQL<number> {
  const card = cardsSeenBy(db, viewer)
  const counted = db
    .select({ total: count() })
    .from(follows)
    .innerJoin(card, eq(card.id, follows.followerId))
    .where(eq(follows.followedId, person))
  return sql`(${counted})`.mapWith(Number)
}

/**
 * A page of those whom a person follows, or who follow them, newest first. Only those that the person may see are shown
 * or counted.
 */
export async function followsPageOf(
  db: Queries,
  viewer: Viewer,
  list: 'following' | 'followers',
  slice: Slice,
): Promise<Page<PersonCard>> {
  const any = anyViewer(viewer)
  const statements = followsStatements(db, any, list)
  const rows = await statements.page.execute({ ...any.values, ...slice })
  const total = await totalOf(rows, slice, () => statements.count.execute(any.values))
  return { items: rows.map((row) => cardOf(row.card)), total }
}

const followsStatements = preparedTogether((db, { viewer }: AnyViewer, list: 'following' | 'followers') => {
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
})

/** A page of those whom a person blocks, newest first: names alone, which is enough to take a block back. */
export async function blockedPageOf(db: Queries, personId: Id, slice: Slice): Promise<Page<PersonCard>> {
  const account = shownAccounts(db)
  const isOwn = and(eq(blocks.blockerId, personId), eq(account.id, blocks.blockedId))
  const page = await db
    .select({ id: blocks.blockedId, total: sql`count(*) over ()`.mapWith(Number) })
    .from(blocks)
    .innerJoin(account, isOwn)
    .orderBy(desc(blocks.createdAt), blocks.blockedId)
    .limit(slice.limit)
    .offset(slice.offset)
  const counted = () => db.select({ total: count() }).from(blocks).innerJoin(account, isOwn)
  const total = await totalOf(page, slice, counted)
  return { items: await nameCards(db, page.map(({ id }) => id)), total }
}
