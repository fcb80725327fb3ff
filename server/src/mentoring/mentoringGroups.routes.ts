import * as calls from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import type { Context } from '../context.ts'
import { routeOn } from '../platform/http/route.ts'
import { theGroup } from '../postings/postings.things.ts'
import { jobCandidates, mentoringJobsOf } from './jobs.queries.ts'
import { addMentoringJobs, addMentoringMembers, removeMentoringJobs, removeMentoringMembers } from './members.actions.ts'
import { mentoringCandidates, mentoringMembersOf } from './members.queries.ts'
import { theMentoringGroup } from './mentoring.things.ts'
import { createMentoringGroup, updateMentoringGroup } from './mentoringGroups.actions.ts'
import { mentoringGroupRecords, mentoringGroupsOf } from './mentoringGroups.queries.ts'

/** The mentoring groups of a group, for its advisors. */
export const mentoringGroupRoutes = (context: Context) => [
  routeOn(theGroup, calls.listMgroups, async ({ actor, thing }) => ({
    data: await mentoringGroupRecords(context, actor, await mentoringGroupsOf(context.db, thing.id)),
  })),

  routeOn(theGroup, calls.createMgroup, async ({ actor, thing, body: { name } }) => ({
    success: await createMentoringGroup(context, actor, thing.id, name),
  })),

  routeOn(theMentoringGroup, calls.updateMgroup, async ({ actor, thing, body }) => {
    const [record] = await mentoringGroupRecords(context, actor, [await updateMentoringGroup(context, actor, thing, body)])
    return { data: record! }
  }),

  routeOn(theMentoringGroup, calls.getMgroupMembers, async ({ actor, thing, query }) => {
    const { page, size } = query
    return { ...(await mentoringMembersOf(context, actor, thing, query)), page, size }
  }),

  routeOn(theMentoringGroup, calls.findMgroupMembers, async ({ actor, thing, query }) => {
    const { page, size } = query
    return { ...(await mentoringCandidates(context, actor, thing, query)), page, size }
  }),

  routeOn(theMentoringGroup, calls.mgroupAddMembers, async ({ actor, thing, body: { role, mbrList, filter } }) => ({
    data: { changed: await addMentoringMembers(context, actor, thing, role, mbrList ?? filter!) },
  })),

  routeOn(theMentoringGroup, calls.mgroupDelMembers, async ({ actor, thing, body: { mbrList, role } }) => ({
    data: { changed: await removeMentoringMembers(context, actor, thing, mbrList, role) },
  })),

  routeOn(theMentoringGroup, calls.getMgroupJobs, async ({ actor, thing, query }) => {
    const { page, size } = query
    return { ...(await mentoringJobsOf(context, actor, thing, query)), page, size }
  }),

  routeOn(theMentoringGroup, calls.findMgroupJobs, async ({ actor, thing, query }) => {
    const { page, size } = query
    return { ...(await jobCandidates(context, actor, thing, query)), page, size }
  }),

  routeOn(theMentoringGroup, calls.mgroupAddJobs, async ({ actor, thing, body: { jobList, filter } }) => ({
    data: { changed: await addMentoringJobs(context, actor, thing, jobList ?? filter!) },
  })),

  routeOn(theMentoringGroup, calls.mgroupDelJobs, async ({ actor, thing, body: { jobList } }) => ({
    data: { changed: await removeMentoringJobs(context, actor, thing, jobList) },
  })),
]
