import * as calls from '@trellis/contract/groups/cohorts.calls.ts'
import type { Context } from '../../context.ts'
import { isSelf } from '../../platform/http/access.ts'
import { Failure } from '../../platform/http/failure.ts'
import { route, routeOn } from '../../platform/http/route.ts'
import { theGroup } from '../../postings/postings.things.ts'
import { createCohort, deleteCohort, updateCohort } from './cohorts.actions.ts'
import { cohortPeople, cohortRecords, cohortsOfGroup, cohortsOfPerson } from './cohorts.queries.ts'
import { theCohort } from './cohorts.things.ts'

/** The cohorts of groups. */
export const cohortRoutes = (context: Context) => [
  routeOn(theGroup, calls.createCohort, async ({ actor, thing, body: { generalInfo: info, members } }) => ({
    success: await createCohort(context, actor, { groupId: thing.id, info, members }),
  })),

  routeOn(theCohort, calls.updateCohort, async ({ actor, thing, body }) => {
    const [record] = await cohortRecords(context, actor, [await updateCohort(context, thing, body)])
    return { data: record! }
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

  routeOn(theGroup, calls.getGroupCohorts, async ({ actor, thing, params: { groupId, userId } }) => {
    const isAll = thing !== undefined && isSelf(actor, userId)
    const found = await (isAll ? cohortsOfGroup(context.db, groupId) : cohortsOfPerson(context.db, userId, [groupId]))
    return { data: await cohortRecords(context, actor, found) }
  }),

  route(calls.getUserCohorts, async ({ actor, body: { userId } }) => {
    const run = actor.places.filter(({ role }) => role === 'advisor').map(({ groupId }) => groupId)
    const found = await cohortsOfPerson(context.db, userId, isSelf(actor, userId) ? undefined : run)
    return { data: await cohortRecords(context, actor, found) }
  }),
]
