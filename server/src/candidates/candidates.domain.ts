import { accountErased } from '../accounts/accounts.events.ts'
import type { Context } from '../context.ts'
import type { Domain } from '../domains.ts'
import type { Ranking } from '../matching/scoring/ranking.ts'
import { candidatesPersonal } from './candidates.personal.ts'
import { listRoutes } from './lists/lists.routes.ts'
import { forgetNotesOfPostings } from './notes/notes.actions.ts'
import { noteRoutes } from './notes/notes.routes.ts'
import { reviewRoutes } from './review/review.routes.ts'
import { keepSuggestionsFull } from './suggestions/suggestions.actions.ts'

/** The people of a posting, whatever its kind: who is suggested, found and listed, and what its owner's side reads and notes of them. */
export function createCandidates(context: Context, ranking: Ranking): Domain {
  keepSuggestionsFull(context, ranking)
  context.events.on(accountErased, (tx, { accountId }) => forgetNotesOfPostings(tx, accountId))
  return {
    personal: candidatesPersonal(context),
    routes: [...listRoutes(context, ranking), ...reviewRoutes(context), ...noteRoutes(context)],
  }
}
