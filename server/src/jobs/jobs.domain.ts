import { suggestingKind } from '../candidates/candidates.parts.ts'
import type { Context } from '../context.ts'
import type { Ranking } from '../matching/scoring/ranking.ts'
import { type Domain, part, type PartsOf } from '../platform/domain.ts'
import { resolvedBy } from '../platform/http/things.ts'
import type { ListLog } from '../shownLists/listLog.ts'
import { employerFor, theEmployer } from './employers.things.ts'
import { editingRoutes } from './jobEditing.routes.ts'
import { jobKind } from './jobKind.ts'
import { jobPages } from './jobs.pages.ts'
import { jobsPersonal } from './jobs.personal.ts'
import { jobMatchRoutes } from './matches/jobMatches.routes.ts'
import { readingRoutes } from './records/jobReading.routes.ts'
import { followPopulationOfJobs, rereading, rereadStaleJobs } from './rereading.actions.ts'

/** Jobs: what employers post, who fits them, and what becomes of it. */
export const createJobs = (context: Context, ranking: Ranking, partsOf: PartsOf, listLog: ListLog): Domain => ({
  routes: [...editingRoutes(context, ranking), ...readingRoutes(context, ranking), ...jobMatchRoutes(context, ranking, partsOf, listLog)],
  things: [resolvedBy(theEmployer, (actor, id) => employerFor(context, actor, id))],
  pages: jobPages(context),
  listeners: [followPopulationOfJobs(context)],
  tasks: rereading(context, ranking),
  parts: [part(suggestingKind, jobKind)],
  personal: jobsPersonal(context),
  warm: () => rereadStaleJobs(context),
})
