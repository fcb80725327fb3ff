import * as calls from '@trellis/contract/candidates/candidateNotes.ts'
import type { Context } from '../../context.ts'
import { routeOn } from '../../platform/http/route.ts'
import { thePosting } from '../../postings/postings.things.ts'
import { addNote, deleteNote, readNotes } from './notes.actions.ts'

/** What the owner's side notes about candidates, for itself. */
export const noteRoutes = (context: Context) => [
  routeOn(thePosting, calls.listCandidateNotes, async ({ actor, thing: posting, params: { studentId } }) => ({
    data: await readNotes(context, actor, { posting, studentId }),
  })),

  routeOn(thePosting, calls.addCandidateNote, async ({ actor, thing: posting, params: { studentId }, body: { words } }) => ({
    data: await addNote(context, actor, { posting, studentId, words }),
  })),

  routeOn(thePosting, calls.deleteCandidateNote, async ({ actor, thing: posting, params: { studentId, noteId } }) => ({
    data: await deleteNote(context, actor, { posting, studentId, noteId }),
  })),
]
