import { type PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import type { JobState } from '@trellis/contract/jobs/jobs.ts'
import { and, eq, exists, inArray, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { givePicture } from '../files/files.actions.ts'
import { forgetSubjects } from '../notifications/notifications.actions.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import { forgetShown, takeOutOfLists } from '../shownLists/shownLists.actions.ts'
import { type Posting, statesThatShow } from './postings.queries.ts'
import { postingSubjects } from './notifying/subjects.ts'
import { links, postings } from './postings.tables.ts'

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
  readonly kind: PostingKind
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

/** Makes a posting somebody else's, with its picture. */
export async function setOwner(tx: Transaction, { id, pictureId }: Pick<Posting, 'id' | 'pictureId'>, ownerId: Id): Promise<void> {
  await tx.update(postings).set({ ownerId }).where(eq(postings.id, id))
  if (pictureId !== null) await givePicture(tx, pictureId, ownerId)
}

/** Closes all open postings of somebody whose account is deleted: they are offered to nobody from now on. */
export async function closePostingsOf(tx: Transaction, ownerId: Id, now: number): Promise<void> {
  await tx
    .update(postings)
    .set({ state: 'closed', updatedAt: new Date(now) })
    .where(and(eq(postings.ownerId, ownerId), eq(postings.state, 'open')))
}

const isOfPerson = or(links.applied, inArray(links.personState, statesThatShow))!

/** Which postings of an account go with it: nobody applied for them, was contacted about them or saved them, or they were not open to anybody. */
function goesWith(db: Queries, ownerId: Id): SQL {
  const ofSomebody = db
    .select({ id: links.postingId })
    .from(links)
    .where(and(eq(links.postingId, postings.id), isOfPerson))
  const isWanted = and(isNull(postings.deletedAt), ne(postings.state, 'draft'), exists(ofSomebody))!
  return and(eq(postings.ownerId, ownerId), not(isWanted))!
}

/** Takes the postings that go with an account out of the lists that they were shown in, before it is erased. */
export async function takePostingsOutOfLists(context: Pick<Context, 'db'>, ownerId: Id): Promise<void> {
  const going = await context.db.select({ id: postings.id }).from(postings).where(goesWith(context.db, ownerId))
  await takeOutOfLists(
    context,
    going.map(({ id }) => id),
  )
}

/**
 * Erases the postings of an account that is being erased. What somebody applied for, was contacted about or saved stays in
 * their own lists, closed and without its picture; who else was only suggested, is forgotten.
 */
export async function erasePostingsOf(context: Pick<Context, 'announcements'>, tx: Transaction, ownerId: Id): Promise<void> {
  const own = tx.select({ id: postings.id }).from(postings).where(eq(postings.ownerId, ownerId))
  await tx.delete(links).where(and(inArray(links.postingId, own), not(isOfPerson)))
  const erased = await tx.delete(postings).where(goesWith(tx, ownerId)).returning({ id: postings.id })
  const ids = erased.map(({ id }) => id)
  for (const type of postingSubjects) await forgetSubjects(tx, type, ids)
  await forgetShown(context, tx, ids)
  await tx.update(postings).set({ state: 'closed', pictureId: null }).where(eq(postings.ownerId, ownerId))
}
