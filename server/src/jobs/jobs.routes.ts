import type { Context } from '../context.ts'
import type { Domain } from '../domains.ts'
import type { Ranking } from '../matching/ranking.ts'
import { candidateRoutes } from './candidates.routes.ts'
import { jobWordList } from './jobWordList.ts'
import { jobPages } from './jobs.pages.ts'
import { editingRoutes } from './jobEditing.routes.ts'
import { jobMatchRoutes } from './jobMatches.routes.ts'
import { readingRoutes } from './jobReading.routes.ts'
import { keepSuggestionsFull } from './suggestions.actions.ts'

/** Jobs: what employers post, who fits them, and what becomes of it. */
export function createJobs(context: Context, ranking: Ranking): Domain {
  jobWordList.carryOutTasks(context)
  keepSuggestionsFull(context, ranking)
  return {
    routes: [
      ...editingRoutes(context, ranking),
      ...readingRoutes(context, ranking),
      ...candidateRoutes(context, ranking),
      ...jobMatchRoutes(context, ranking),
    ],
    pages: jobPages(context),
  }
}
