import { type Id, newId } from '@trellis/contract/ids.ts'
import { changed, UNDO_MS } from '@trellis/contract/links.ts'
import { and, eq, exists, gt, inArray, ne, not, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Transaction } from '../platform/database/database.ts'
import { linkOf } from './links.present.ts'
import { linkChanged } from './postings.events.ts'
import { sharedPosting } from './postings.queries.ts'
import { linkChanges, links } from './postings.tables.ts'

/**
 * Suggests people to the owner of an open posting, and it to them: those of them to whom that can be done.
 * @returns who has been suggested
 */
export async function suggest(
  context: Context,
  tx: Transaction,
  postingId: Id,
  personIds: readonly Id[],
): Promise<Id[]> {
  const posting = await sharedPosting(tx, postingId)
  if (personIds.length === 0 || posting?.state !== 'open' || posting.deletedAt !== null) return []
  const now = context.clock.now()
  const at = new Date(now)
  const untouched = { personState: 'none', ownerState: 'none', personChangedAt: at, ownerChangedAt: at } as const
  const inOrder = [...new Set(personIds)].toSorted()
  await tx
    .insert(links)
    .values(inOrder.map((personId) => ({ postingId, personId, ...untouched })))
    .onConflictDoNothing()
  const rows = await tx
    .select()
    .from(links)
    .where(and(eq(links.postingId, postingId), inArray(links.personId, inOrder), not(exists(canBeUndone(tx, now)))))
    .orderBy(links.personId)
    .for('update')
  const made = rows.flatMap((row) => {
    const before = linkOf(row)
    const after = changed(before, 'suggest', 'system')
    return after === undefined ? [] : [{ row, changeId: newId(now), before, after }]
  })
  if (made.length === 0) return []
  const suggested = made.map(({ row }) => row.personId)
  await tx
    .update(links)
    .set({
      ownerState: 'suggested',
      ownerChangedAt: at,
      personState: sql`case when ${isUntouched} then 'suggested' else ${links.personState} end`,
      personChangedAt: sql`case when ${isUntouched} then ${at.toISOString()}::timestamptz else ${links.personChangedAt} end`,
      changes: sql`${links.changes} + 1`,
    })
    .where(and(eq(links.postingId, postingId), inArray(links.personId, suggested)))
  await tx.insert(linkChanges).values(
    made.map(({ row: { personId, changes }, changeId: id, before, after }) => {
      const number = changes + 1
      return { id, postingId, personId, number, at, side: 'system', event: 'suggest', before, after } as const
    }),
  )
  for (const { row, changeId, before, after } of made) {
    const what = { changeId, postingId, personId: row.personId, byId: undefined, before, after } as const
    await context.events.emit(tx, linkChanged, { ...what, event: 'suggest', side: 'system' })
  }
  return suggested
}

const isUntouched = eq(links.personState, 'none')

/** Somebody's own change of a link comes before the product's, as long as they can take it back. */
function canBeUndone(tx: Transaction, now: number) {
  return tx
    .select({ one: sql`1` })
    .from(linkChanges)
    .where(
      and(
        eq(linkChanges.postingId, links.postingId),
        eq(linkChanges.personId, links.personId),
        gt(linkChanges.at, new Date(now - UNDO_MS)),
        ne(linkChanges.side, 'system'),
      ),
    )
}
