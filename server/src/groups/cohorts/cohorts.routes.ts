import * as calls from '@trellis/contract/groups/cohorts.calls.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../platform/http/failure.ts'
import { route, routeOn } from '../../platform/http/route.ts'
import { theGroup } from '../../postings/postings.things.ts'
import { createCohort, deleteCohort, updateCohort } from './cohorts.actions.ts'
import { cohortPeople, cohortRecords, cohortsSeenBy, cohortsWithin } from './cohorts.queries.ts'
import { theCohort } from './cohorts.things.ts'

/** The cohorts of groups. */
export const cohortRoutes = (context: Context) => [
  routeOn(theGroup, calls.createCohort, async ({ actor, thing, body: { generalInfo: info, members } }) => {
    const { id, added } = await createCohort(context, actor, { groupId: thing.id, info, members })
    return { success: id, added }
  }),

  routeOn(theCohort, calls.updateCohort, async ({ actor, thing, body }) => {
    const { cohort, put } = await updateCohort(context, actor, thing, body)
    const [record] = await cohortRecords(context, actor, [cohort])
    return { data: record!, ...put }
  }),

  routeOn(theCohort, calls.deleteCohort, async ({ thing }) => {
    await deleteCohort(context, thing.id)
    return { data: { message: 'The cohort is deleted' } }
  }),

  routeOn(theCohort, calls.getCohort, async ({ actor, thing }) => {
    const [record] = await cohortRecords(context, actor, [thing])
    return { data: record! }
  }),

  routeOn(theCohort, calls.getGroupCohortMembers, async ({ actor, thing, body: { groupId, page, size } }) => {
    if (thing.groupId !== groupId) throw new Failure('NotFound')
    return { ...(await cohortPeople(context, actor, thing, { page, size })), page, size }
  }),

  routeOn(theGroup, calls.getGroupCohorts, async ({ actor, params: { groupId, userId } }) => ({
    data: await cohortRecords(context, actor, await cohortsWithin(context, actor, groupId, userId)),
  })),

  route(calls.getUserCohorts, async ({ actor, body: { userId } }) => ({
    data: await cohortRecords(context, actor, await cohortsSeenBy(context, actor, userId)),
  })),
]
