import { accountErased } from '../accounts/accounts.events.ts'
import type { Context } from '../context.ts'
import type { Ranking } from '../matching/scoring/ranking.ts'
import { type Domain, part, type PartsOf } from '../platform/domain.ts'
import { inTransaction } from '../platform/events/events.ts'
import { hiding } from '../profiles/profiles.parts.ts'
import type { ListLog } from '../shownLists/listLog.ts'
import { candidatesPersonal } from './candidates.personal.ts'
import { listRoutes } from './lists/lists.routes.ts'
import { forgetChecklistsOfPostings } from './checklists/checklists.actions.ts'
import { checklistRoutes } from './checklists/checklists.routes.ts'
import { forgetNotesOfPostings } from './notes/notes.actions.ts'
import { noteRoutes } from './notes/notes.routes.ts'
import { setCandidateHidden } from './review/hiding.actions.ts'
import { reviewRoutes } from './review/review.routes.ts'
import { followSuggestions, refillingSuggestions } from './suggestions/suggestions.actions.ts'

/** The people of a posting, whatever its kind: who is suggested, found and listed, and what its owner's side reads and notes of them. */
export const createCandidates = (context: Context, ranking: Ranking, partsOf: PartsOf, listLog: ListLog): Domain => ({
  routes: [
    ...listRoutes(context, ranking, partsOf, listLog),
    ...reviewRoutes(context),
    ...noteRoutes(context),
    ...checklistRoutes(context),
  ],
  listeners: [
    followSuggestions(context),
    inTransaction(accountErased, async (tx, { accountId }) => {
      await forgetNotesOfPostings(tx, accountId)
      await forgetChecklistsOfPostings(tx, accountId)
    }),
  ],
  tasks: [refillingSuggestions(context, ranking, partsOf)],
  parts: [
    part(hiding, { profType: 'employer', setHidden: (actor, personId, hidden) => setCandidateHidden(context, actor, personId, hidden) }),
  ],
  personal: candidatesPersonal(context),
})
