import { type CandidateNote, MOST_NOTES_OF_CANDIDATE } from '@trellis/contract/candidates/candidateNotes.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { Failure } from '../../platform/http/failure.ts'
import { candidateOf } from '../../postings/links/candidates.queries.ts'
import { lockedLink } from '../../postings/links/lockedLink.ts'
import { notesOf } from './notes.queries.ts'
import { everyPosting, type Posting, sharedPosting, stillThere } from '../../postings/postings.queries.ts'
import { candidateNotes } from '../candidates.tables.ts'

/** A candidate of a posting that the actor may review. */
interface OneCandidate {
  readonly posting: Posting
  readonly studentId: Id
}

/**
 * What the owner's side of a posting noted about a candidate, newest first.
 * @throws Failure NotFound where the actor may not see the person there
 */
export async function readNotes(context: Context, actor: Actor, { posting, studentId }: OneCandidate): Promise<CandidateNote[]> {
  await candidateOf(context, actor, posting, studentId)
  return notesOf(context.db, actor, posting, studentId)
}

/** For so long, in milliseconds, the same note again is a second click and no second note. */
const SECOND_CLICK_MS = 10_000

/**
 * Notes something about a candidate, for the owner's side of a posting alone; twice within {@link SECOND_CLICK_MS} is once.
 * @returns all notes about the candidate, newest first
 * @throws Failure NotFound, or BadInput where there are too many already
 */
export async function addNote(
  context: Context,
  actor: Actor,
  { posting, studentId, words }: OneCandidate & { readonly words: string },
): Promise<CandidateNote[]> {
  return context.db.transaction(async (tx) => {
    await stillCandidate(context, tx, actor, { posting, studentId })
    // One at a time: many at once do not become too many together.
    await lockedLink(context, tx, { postingId: posting.id, personId: studentId })
    const now = context.clock.now()
    const { authorId, createdAt } = candidateNotes
    const isSame = and(eq(authorId, actor.id), eq(candidateNotes.words, words), gt(createdAt, new Date(now - SECOND_CLICK_MS)))
    if ((await tx.$count(candidateNotes, and(ofCandidate({ posting, studentId }), isSame))) > 0)
      return notesOf(tx, actor, posting, studentId)
    if ((await tx.$count(candidateNotes, ofCandidate({ posting, studentId }))) >= MOST_NOTES_OF_CANDIDATE) throw tooMany()
    const note = { id: newId(now), postingId: posting.id, personId: studentId, authorId: actor.id, words }
    await tx.insert(candidateNotes).values({ ...note, createdAt: new Date(now) })
    return notesOf(tx, actor, posting, studentId)
  })
}

/**
 * Deletes a note: one's own, or, as the posting's owner, any. It does not matter whether it is there.
 * @returns what is left, newest first
 * @throws Failure NotFound
 */
export async function deleteNote(
  context: Context,
  actor: Actor,
  { noteId, ...which }: OneCandidate & { readonly noteId: Id },
): Promise<CandidateNote[]> {
  return context.db.transaction(async (tx) => {
    const { posting } = which
    await stillCandidate(context, tx, actor, which)
    const isTheirs = or(eq(candidateNotes.authorId, actor.id), sql`${posting.ownerId}::uuid = ${actor.id}::uuid`)
    await tx.delete(candidateNotes).where(and(eq(candidateNotes.id, noteId), ofCandidate(which), isTheirs))
    return notesOf(tx, actor, posting, which.studentId)
  })
}

/** The posting is still there until the transaction ends, with the person among those whom the actor may see. */
async function stillCandidate({ clock }: Context, tx: Transaction, actor: Actor, { posting, studentId }: OneCandidate): Promise<void> {
  stillThere(await sharedPosting(tx, posting.id))
  await candidateOf({ clock, db: tx }, actor, posting, studentId)
}

const ofCandidate = ({ posting, studentId }: OneCandidate) =>
  and(eq(candidateNotes.postingId, posting.id), eq(candidateNotes.personId, studentId))

const tooMany = () => new Failure('BadInput', { fields: { words: `There are ${MOST_NOTES_OF_CANDIDATE} notes already. Delete one first` } })

/** Forgets what was noted for the postings of an account that is being erased. */
export async function forgetNotesOfPostings(tx: Transaction, ownerId: Id): Promise<void> {
  const posting = everyPosting(tx)
  const own = tx.select({ id: posting.id }).from(posting).where(eq(posting.ownerId, ownerId))
  await tx.delete(candidateNotes).where(inArray(candidateNotes.postingId, own))
}
