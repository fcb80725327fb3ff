import { setGroupRoles } from '@trellis/contract/groups/roles.calls.ts'
import * as calls from '@trellis/contract/mentoring/dashboards.calls.ts'
import { type DashboardList, dashboardLists, isColumnList, lastColumns } from '@trellis/contract/mentoring/dashboards/dashboardLists.ts'
import * as tables from '@trellis/contract/mentoring/diadTable.calls.ts'
import * as groupCalls from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { type MentoringOptions, usualOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Person } from '../../accounts/testing.ts'
import { actOn, groupOf } from '../../groups/testing.ts'
import { studentWith } from '../../jobs/testing.ts'
import { showing } from '../../memberships/testing.ts'
import type { TestServer } from '../../platform/testing/server.ts'
import { mentoringGroupOf } from '../testing.ts'

/** What an advisor reads of a mentoring group. */
export const readsOf = (advisor: Person, within: { readonly grpID: Id; readonly mgrpID: Id }) => ({
  table: async () => (await advisor.client.call(tables.getDiadTable, { body: { ...within, size: 100 } })).data,
  dashboard: async () => (await advisor.client.call(calls.getMgroupDashboard, { body: within })).data,
  list: (list: DashboardList, at?: number) =>
    advisor.client.call(calls.getMgroupDashboardList, { body: { ...within, list, ...(at !== undefined && { at }), size: 100 } }),
  member: async (memberID: Id, by = advisor) => (await by.client.call(calls.getMemberDashboard, { body: { ...within, memberID } })).data,
})

/** A mentoring group of a group of its own, with so many mentees and mentors, and what an advisor reads and does there. */
export async function mentoredWorld(
  server: TestServer,
  advisor: Person,
  { mentees: menteeCount, mentors: mentorCount, ...options }: { mentees: number; mentors: number } & Partial<MentoringOptions>,
) {
  const { client } = advisor
  const group = await groupOf(client, { joinPolicy: 'open' })
  const make = (name: string) => studentWith(server, ['Chess'], { name, birthYear: 1990 })
  const mentees = await Promise.all(Array.from({ length: menteeCount }, (_, at) => make(`Mentee ${at + 1}`)))
  const mentors = await Promise.all(Array.from({ length: mentorCount }, (_, at) => make(`Tutor ${at + 1}`)))
  for (const person of [...mentees, ...mentors]) await actOn(person, group, 'applied')
  await showing(server, group, 'everybody')
  await client.call(setGroupRoles, { params: { groupId: group }, body: { userIds: mentors.map(({ id }) => id), role: 'mentor' } })
  const mgrpID = await mentoringGroupOf(client, group)
  const within = { grpID: group, mgrpID }
  for (const role of ['mentee', 'mentor'] as const) {
    await client.call(groupCalls.mgroupAddMembers, { body: { ...within, role, filter: {} } })
  }
  await client.call(groupCalls.updateMgroup, { body: { ...within, baseVersion: 1, options: { ...usualOptions, ...options } } })
  const reads = readsOf(advisor, within)
  const base = async () => ({ ...within, baseVersion: (await reads.table()).version })
  return {
    group,
    within,
    mentees,
    mentors,
    ...reads,
    rebalance: async () => (await client.call(tables.rebalanceDiadTable, { body: { ...(await base()), options: {} } })).data,
    publish: async () => client.call(tables.publishMentorAssignment, { body: { ...(await base()), notify: false } }),
    lock: async ({ id }: Person) => client.call(tables.lockMentorAssignment, { body: { ...(await base()), menteeSet: [id] } }),
  }
}

export type MentoredWorld = Awaited<ReturnType<typeof mentoredWorld>>

/** Every list, and every column of those that have some. */
export const everyList: readonly { list: DashboardList; at?: number }[] = dashboardLists.flatMap(
  (list): { list: DashboardList; at?: number }[] =>
    isColumnList(list) ? Array.from({ length: lastColumns[list] + 1 }, (_, at) => ({ list, at })) : [{ list }],
)
