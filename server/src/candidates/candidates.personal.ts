import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { PersonalData } from '../platform/domain.ts'
import { candidateNotes } from './candidates.tables.ts'
import { candidateNotesAbout } from './notes/notes.queries.ts'

/** What owners' sides noted about a person, and what the person noted about candidates. */
export const candidatesPersonal = ({ db }: Context): PersonalData => ({
  tables: {
    candidate_notes: { archivedAs: 'notesAboutMe', kept: 'a note on somebody who is there stays with their candidate, without its author' },
  },
  collect: async ({ id }) => ({
    notesAboutMe: await candidateNotesAbout(db, id),
    notesByMe: await db.select().from(candidateNotes).where(eq(candidateNotes.authorId, id)),
  }),
})
