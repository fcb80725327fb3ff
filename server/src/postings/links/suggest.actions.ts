import { rulesOf } from '@trellis/contract/postings/transitions.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { UNDO_MS } from '@trellis/contract/postings/links.ts'
import { and, eq, exists, gt, inArray, ne, not, sql, type SQLWrapper } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { newValuesOf } from '../../platform/database/upsert.ts'
import { takesApplications } from './links.policy.ts'
import { linkOf, momentOf } from './links.present.ts'
import { changedRow, untouched } from './lockedLink.ts'
import { linkChanged } from '../postings.events.ts'
import { sharedPosting } from '../postings.queries.ts'
import { linkChanges, links } from '../postings.tables.ts'

/**
 * Suggests people to the owner of a posting to which they can still apply, and it to them: those of them to whom that can be done.
 * @returns who has been suggested
 */
export async function suggest(context: Context, tx: Transaction, postingId: Id, personIds: readonly Id[]): Promise<Id[]> {
  const posting = await sharedPosting(tx, postingId)
  const now = context.clock.now()
  if (personIds.length === 0 || posting === undefined || posting.deletedAt !== null || !takesApplications(posting, now)) return []
  const rules = rulesOf(posting.kind)
  const at = new Date(now)
  const inOrder = [...new Set(personIds)].toSorted()
  await tx
    .insert(links)
    .values(inOrder.map((personId) => ({ postingId, personId, ...untouched(at) })))
    .onConflictDoNothing()
  const rows = await tx
    .select()
    .from(links)
    .where(and(eq(links.postingId, postingId), inArray(links.personId, inOrder), not(exists(canBeUndone(tx, now)))))
    .orderBy(links.personId)
    .for('update')
  const made = rows.flatMap((row) => {
    const before = linkOf(row)
    const after = rules.changed(before, 'suggest', 'system', undefined, momentOf(row, now))
    return after === undefined ? [] : [{ changeId: newId(now), before, after, stored: changedRow(row, after, at) }]
  })
  if (made.length === 0) return []
  const what = { postingId, event: 'suggest', side: 'system' } as const
  await tx
    .insert(links)
    .values(made.map(({ stored }) => stored))
    .onConflictDoUpdate({ target: [links.postingId, links.personId], set: newValuesOf(links) })
  await tx.insert(linkChanges).values(
    made.map(({ changeId, before, after, stored: { personId, changes } }) => {
      return { ...what, id: changeId, personId, number: changes, at, before, after }
    }),
  )
  for (const { changeId, before, after, stored } of made) {
    const change = { ...what, changeId, personId: stored.personId, byId: undefined, before, after, words: '' }
    await context.events.emit(tx, linkChanged, change)
  }
  return made.map(({ stored }) => stored.personId)
}

/**
 * Takes back the suggestions of some postings that nobody on either side has touched, with what the history says of them: as if they had never been.
 * To be called by whoever has just changed, or locked, the postings: nobody else changes their links until the transaction ends.
 * @param kept a query of those who stay in any case: the posting and the person
 */
export async function takeSuggestionsBack(tx: Transaction, postingIds: readonly Id[], kept: SQLWrapper): Promise<void> {
  const isSuggestedAlone = and(eq(links.ownerState, 'suggested'), eq(links.changes, 1), not(links.viewed))
  const isKept = sql`(${links.postingId}, ${links.personId}) in ${kept}`
  await tx.delete(links).where(and(inArray(links.postingId, [...postingIds]), isSuggestedAlone, not(isKept)))
}

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
