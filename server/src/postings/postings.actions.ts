import { type Id, newId } from '@trellis/contract/ids.ts'
import type { JobState } from '@trellis/contract/jobs.ts'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database/database.ts'
import { type postingKinds, postings } from './postings.tables.ts'

/** What every posting tells, whatever its kind. */
export interface PostingFacts {
  readonly name: string
  /** Who offers it, as the other side knows them: a company or an institution. */
  readonly offeredBy: string
  readonly state: JobState
  /** The groups whose members may see it; nobody named: everybody. */
  readonly membership: readonly Id[]
  /** Whether an application needs a resume. */
  readonly wantsResume: boolean
  /** The last day to apply, in milliseconds since 1970 (UTC); null without an end. */
  readonly applyUntil: number | null
}

export interface NewPosting extends PostingFacts {
  readonly kind: (typeof postingKinds)[number]
  readonly ownerId: Id
}

/**
 * Adds a posting.
 * @param now milliseconds since 1970
 */
export async function addPosting(tx: Transaction, { kind, ownerId, ...facts }: NewPosting, now: number): Promise<Id> {
  const id = newId(now)
  const at = new Date(now)
  const openedAt = facts.state === 'open' ? at : null
  await tx.insert(postings).values({ id, kind, ownerId, ...columnsOf(facts), createdAt: at, updatedAt: at, openedAt })
  return id
}

/** Replaces what a posting tells; the time at which it was opened first stays. */
export async function updatePosting(tx: Transaction, id: Id, facts: PostingFacts, now: number): Promise<void> {
  const at = new Date(now)
  const opened = facts.state === 'open' && { openedAt: sql`coalesce(${postings.openedAt}, ${at})` }
  await tx
    .update(postings)
    .set({ ...columnsOf(facts), updatedAt: at, ...opened })
    .where(eq(postings.id, id))
}

/** What a posting tells, as its columns. */
export const columnsOf = ({ membership, applyUntil, ...facts }: PostingFacts) => ({
  ...facts,
  membership: [...membership],
  applyUntil: applyUntil === null ? null : new Date(applyUntil),
})

/** Takes a posting out of everything at once. Its row stays, so that its owner is told apart from a stranger. */
export async function deletePosting(tx: Transaction, id: Id, now: number): Promise<void> {
  await tx
    .update(postings)
    .set({ deletedAt: new Date(now) })
    .where(eq(postings.id, id))
}

/** Gives a posting a picture, or none. */
export async function setPicture(tx: Transaction, id: Id, pictureId: Id | null): Promise<void> {
  await tx.update(postings).set({ pictureId }).where(eq(postings.id, id))
}
