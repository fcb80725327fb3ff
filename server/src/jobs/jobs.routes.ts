import type { Context } from '../context.ts'
import type { Domain } from '../domains.ts'
import type { Ranking } from '../matching/scoring/ranking.ts'
import { jobWordList } from './matches/jobWordList.ts'
import { jobPages } from './jobs.pages.ts'
import { editingRoutes } from './jobEditing.routes.ts'
import { jobMatchRoutes } from './matches/jobMatches.routes.ts'
import { readingRoutes } from './records/jobReading.routes.ts'
import { jobsPersonal } from './jobs.personal.ts'
import { keepJobsRead } from './rereading.actions.ts'

/** Jobs: what employers post, who fits them, and what becomes of it. */
export function createJobs(context: Context, ranking: Ranking): Domain {
  jobWordList.carryOutTasks(context)
  const { warm } = keepJobsRead(context, ranking)
  return {
    personal: jobsPersonal(context),
    routes: [
      ...editingRoutes(context, ranking),
      ...readingRoutes(context, ranking),
      ...jobMatchRoutes(context, ranking),
    ],
    pages: jobPages(context),
    warm,
  }
}
