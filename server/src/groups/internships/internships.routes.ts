import * as calls from '@trellis/contract/groups/internships.calls.ts'
import type { Context } from '../../context.ts'
import type { Ranking } from '../../matching/scoring/ranking.ts'
import { Failure } from '../../platform/http/failure.ts'
import { routeOn } from '../../platform/http/route.ts'
import { theGroup } from '../../postings/postings.things.ts'
import { theCohort } from '../cohorts/cohorts.things.ts'
import { addGroupJobs, removeGroupJobs } from './internships.actions.ts'
import { groupJobsFor, jobChoices } from './internships.queries.ts'

/** The jobs that groups offer their members. */
export const internshipRoutes = (context: Context, { measures }: Ranking) => [
  routeOn(theGroup, calls.getGroupJobs, async ({ actor, thing, query: { page, size } }) => ({
    ...(await groupJobsFor(context, measures, actor, { groupId: thing.id, page, size })),
    page,
    size,
  })),

  routeOn(theCohort, calls.getGroupCohortJobs, async ({ actor, thing, body: { groupId, page, size } }) => {
    if (thing.groupId !== groupId) throw new Failure('NotFound')
    return { ...(await groupJobsFor(context, measures, actor, { groupId, cohortId: thing.id, page, size })), page, size }
  }),

  routeOn(theGroup, calls.getJobChoices, async ({ actor, thing, body: { jobList } }) => ({
    data: await jobChoices(context.db, actor, thing.id, jobList),
  })),

  routeOn(theGroup, calls.addGroupJobs, async ({ actor, thing, body: { jobList, cohortId } }) => ({
    data: { changed: await addGroupJobs(context, actor, { groupId: thing.id, cohortId: cohortId ?? undefined, jobIds: jobList }) },
  })),

  routeOn(theGroup, calls.removeGroupJobs, async ({ actor, thing, body: { jobList, cohortId } }) => ({
    data: { changed: await removeGroupJobs(context, actor, { groupId: thing.id, cohortId: cohortId ?? undefined, jobIds: jobList }) },
  })),
]
