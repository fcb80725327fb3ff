import type { CandidateNote } from '@trellis/contract/candidates/candidateNotes.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, desc, eq } from 'drizzle-orm'
import { shownAccounts } from '../../accounts/accounts.queries.ts'
import type { Queries } from '../../platform/database/database.ts'
import { isSelf } from '../../platform/http/access.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { isOwner } from '../../postings/postings.policy.ts'
import { everyPosting, type Posting } from '../../postings/postings.queries.ts'
import { candidateNotes } from '../candidates.tables.ts'

/** What the owner's side of a posting noted about a candidate, newest first; whoever asks has made sure that it is theirs. */
export async function notesOf(db: Queries, actor: Actor, posting: Posting, personId: Id): Promise<CandidateNote[]> {
  const author = shownAccounts(db)
  const rows = await db
    .select({ note: candidateNotes, name: author.name })
    .from(candidateNotes)
    .leftJoin(author, eq(author.id, candidateNotes.authorId))
    .where(and(eq(candidateNotes.postingId, posting.id), eq(candidateNotes.personId, personId)))
    .orderBy(desc(candidateNotes.createdAt), desc(candidateNotes.id))
  return rows.map(({ note: { id, authorId, words, createdAt }, name }) => {
    const isOwn = authorId !== null && isSelf(actor, authorId)
    const by = isOwn ? 'You' : (name ?? 'Somebody who has left')
    return { id, by, at: createdAt.getTime(), words, canDelete: isOwn || isOwner(actor, posting) }
  })
}

/** A note about a person as that person may read it: who offers the posting stands for whoever wrote it. */
export interface NoteAboutPerson {
  readonly postingId: Id
  readonly job: string
  readonly company: string
  readonly words: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What owners' sides noted about a person, oldest first: for the person, who may have everything that is stored about them. */
export async function candidateNotesAbout(db: Queries, personId: Id): Promise<NoteAboutPerson[]> {
  const { postingId, words, createdAt, id } = candidateNotes
  const posting = everyPosting(db)
  const rows = await db
    .select({ postingId, job: posting.name, company: posting.offeredBy, words, at: createdAt })
    .from(candidateNotes)
    .innerJoin(posting, eq(posting.id, postingId))
    .where(eq(candidateNotes.personId, personId))
    .orderBy(asc(createdAt), asc(id))
  return rows.map((row) => ({ ...row, at: row.at.getTime() }))
}
