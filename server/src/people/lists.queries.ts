import type { Id } from '@trellis/contract/wire/ids.ts'
import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import { count, desc, eq, sql } from 'drizzle-orm'
import { shownAccounts } from '../accounts/accounts.queries.ts'
import { followsOf, type FollowSide } from '../follows/follows.queries.ts'
import type { Queries } from '../platform/database/database.ts'
import { preparedTogether } from '../platform/database/statements/statements.ts'
import { type Page, type Slice, totalOf } from '../platform/database/pages.ts'
import { placeholder } from '../platform/database/statements/placeholder.ts'
import { cardOf, cardsSeenBy, nameCards } from '../profiles/cards.queries.ts'
import { blocksOf } from '../visibility/blocks.queries.ts'
import { removedBy } from './people.queries.ts'
import { type AnyViewer, anyViewer } from '../visibility/visibility.ts'
import type { Viewer } from '../visibility/visibility.policy.ts'

/** What a person keeps of others whom they may see. */
type KeptList = FollowSide | 'removed'

/**
 * A page of those whom a person follows, who follow them, or whom they took out of their role models, newest first. Only those that the person may
 * see are shown or counted.
 */
export async function keptPageOf(db: Queries, viewer: Viewer, list: KeptList, slice: Slice): Promise<Page<PersonCard>> {
  const any = anyViewer(viewer)
  const statements = keptStatements(db, any, list)
  const rows = await statements.page.execute({ ...any.values, ...slice })
  const total = await totalOf(rows, slice, () => statements.count.execute(any.values))
  return { items: rows.map((row) => cardOf(row.card)), total }
}

const keptStatements = preparedTogether((db, { viewer }: AnyViewer, list: KeptList) => {
  const kept = list === 'removed' ? removedBy(db, viewer.id) : followsOf(db, viewer.id, list)
  const card = cardsSeenBy(db, viewer)
  const seen = eq(card.id, kept.id)
  const counted = db.select({ total: count() }).from(kept).innerJoin(card, seen)
  const page = db
    .select({ card: card._.selectedFields, total: sql`(${counted})`.mapWith(Number) })
    .from(kept)
    .innerJoin(card, seen)
    .orderBy(desc(kept.since), kept.id)
    .limit(placeholder<number>('limit'))
    .offset(placeholder<number>('offset'))
  return { page, count: counted }
})

/** A page of those whom a person blocks, newest first: names alone, which is enough to take a block back. */
export async function blockedPageOf(db: Queries, personId: Id, slice: Slice): Promise<Page<PersonCard>> {
  const [block, account] = [blocksOf(db, personId), shownAccounts(db)]
  const isThere = eq(account.id, block.id)
  const page = await db
    .select({ id: block.id, total: sql`count(*) over ()`.mapWith(Number) })
    .from(block)
    .innerJoin(account, isThere)
    .orderBy(desc(block.since), block.id)
    .limit(slice.limit)
    .offset(slice.offset)
  const counted = () => db.select({ total: count() }).from(block).innerJoin(account, isThere)
  const total = await totalOf(page, slice, counted)
  return {
    items: await nameCards(
      db,
      page.map(({ id }) => id),
    ),
    total,
  }
}
