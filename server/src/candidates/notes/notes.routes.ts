import * as calls from '@trellis/contract/candidates/candidateNotes.ts'
import type { Context } from '../../context.ts'
import { route } from '../../platform/http/route.ts'
import { addNote, deleteNote, readNotes } from './notes.actions.ts'

/** What the owner's side notes about candidates, for itself. */
export const noteRoutes = (context: Context) => [
  route(calls.listCandidateNotes, async ({ actor, params }) => ({ data: await readNotes(context, actor, params) })),

  route(calls.addCandidateNote, async ({ actor, params, body: { words } }) => ({
    data: await addNote(context, actor, { ...params, words }),
  })),

  route(calls.deleteCandidateNote, async ({ actor, params }) => ({ data: await deleteNote(context, actor, params) })),
]
