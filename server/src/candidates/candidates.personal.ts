import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { PersonalData } from '../platform/domain.ts'
import { checklistsBy, ticksAbout } from './checklists/checklists.queries.ts'
import { candidateNotes } from './candidates.tables.ts'
import { candidateNotesAbout } from './notes/notes.queries.ts'

/** What owners' sides noted about a person and ticked for them, and what the person noted and ticked about candidates. */
export const candidatesPersonal = ({ db }: Context): PersonalData => ({
  tables: {
    candidate_notes: { archivedAs: 'notesAboutMe', kept: 'a note on somebody who is there stays with their candidate, without its author' },
    checklist_points: { archivedAs: 'checklistsOfMyJobs' },
    checklist_ticks: {
      archivedAs: 'ticksAboutMe',
      kept: 'a tick for somebody who is there stays with their candidate, without who made it',
    },
  },
  collect: async ({ id }) => {
    const { points, ticks } = await checklistsBy(db, id)
    return {
      ticksAboutMe: await ticksAbout(db, id),
      ticksByMe: ticks,
      checklistsOfMyJobs: points,
      notesAboutMe: await candidateNotesAbout(db, id),
      notesByMe: await db.select().from(candidateNotes).where(eq(candidateNotes.authorId, id)),
    }
  },
})
