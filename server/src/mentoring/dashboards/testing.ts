import * as calls from '@trellis/contract/mentoring/dashboards.calls.ts'
import { type DashboardList, dashboardLists, isColumnList, lastColumns } from '@trellis/contract/mentoring/dashboards/dashboardLists.ts'
import * as tables from '@trellis/contract/mentoring/pairsTable.calls.ts'
import type { MentoringOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Person } from '../../accounts/testing.ts'
import type { TestServer } from '../../platform/testing/server.ts'
import { mentoredGroup } from '../testing.ts'

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
  const { group, within, mentees, mentors } = await mentoredGroup(server, advisor, { mentees: menteeCount, mentors: mentorCount, options })
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

/** One of the pairs that members see, by its place: the mentee and the mentor; undefined where there is none. */
export async function publishedPair(world: MentoredWorld, at: number): Promise<readonly [Person, Person] | undefined> {
  const { items } = await world.list('published')
  const pair = items[at % items.length]
  if (pair?.kind !== 'pair') return undefined
  return [world.mentees.find(({ id }) => id === pair.mentee.id)!, world.mentors.find(({ id }) => id === pair.mentor.id)!]
}

/** Every list, and every column of those that have some. */
export const everyList: readonly { list: DashboardList; at?: number }[] = dashboardLists.flatMap(
  (list): { list: DashboardList; at?: number }[] =>
    isColumnList(list) ? Array.from({ length: lastColumns[list] + 1 }, (_, at) => ({ list, at })) : [{ list }],
)
