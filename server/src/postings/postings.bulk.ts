import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../platform/database/database.ts'
import { columnsOf, type NewPosting } from './postings.actions.ts'
import type { Posting } from './postings.queries.ts'
import { postings } from './postings.tables.ts'

/** A posting with its past. Times are in milliseconds since 1970. */
export interface ReadyPosting extends NewPosting {
  readonly id: Id
  readonly createdAt: number
  /** When it was opened first; null for a draft. */
  readonly openedAt: number | null
}

/** Adds many postings in one statement: some thousands at most. */
export async function addReadyPostings(tx: Transaction, all: readonly ReadyPosting[]): Promise<void> {
  if (all.length === 0) return
  await tx.insert(postings).values(
    all.map(({ id, kind, ownerId, createdAt, openedAt, ...facts }) => ({
      id,
      kind,
      ownerId,
      ...columnsOf(facts),
      createdAt: new Date(createdAt),
      updatedAt: new Date(openedAt ?? createdAt),
      openedAt: openedAt === null ? null : new Date(openedAt),
    })),
  )
}

/** Those of some postings that are not deleted, which nobody else edits, or fills up, until the transaction ends. */
export function lockedPostings(tx: Transaction, ids: readonly Id[]): Promise<Pick<Posting, 'id' | 'state'>[]> {
  const { id, state, deletedAt } = postings
  return tx
    .select({ id, state })
    .from(postings)
    .where(and(inArray(id, [...ids]), isNull(deletedAt)))
    .orderBy(id)
    .for('no key update')
}
