import type { Id } from '@trellis/contract/wire/ids.ts'
import { sql } from 'drizzle-orm'
import type { AnyInput } from '../platform/testing/client.ts'
import { both, type Twice } from '../platform/testing/twice.ts'
import type { World } from '../platform/testing/world.ts'
import { livingTwice } from './living/twice.testing.ts'

const named = (_: World, { body }: AnyInput) => sql`mentoring_groups where name = ${(body as { name: string }).name}`
const inIt =
  (table: 'members' | 'jobs' | 'drafts' | 'locks' | 'pins') =>
  (_: World, { body }: AnyInput) =>
    sql`${sql.identifier(`mentoring_${table}`)} where mentoring_group_id = ${(body as { mgrpID: Id }).mgrpID}`

const publications = (_: World, { body }: AnyInput) =>
  sql`mentoring_publications where mentoring_group_id = ${(body as { mgrpID: Id }).mgrpID}`

/** The calls about mentoring groups, each made twice at once. */
export const mentoringTwice: Record<string, Twice> = {
  createMgroup: { answers: both, same: true, left: named, many: 1 },
  updateMgroup: { answers: both, same: true, left: named, many: 1 },
  mgroupAddMembers: { answers: both, left: inIt('members'), many: 1 },
  mgroupDelMembers: { answers: both, left: inIt('members'), many: 0 },
  mgroupAddJobs: { answers: both, left: inIt('jobs'), many: 1 },
  tellForMentoring: { answers: both, same: true, left: ({ ada }) => sql`mentoring_told where account_id = ${ada.id}`, many: 1 },
  ruleOutForMentoring: { answers: both, same: true, left: ({ ada }) => sql`mentoring_rule_outs where person_id = ${ada.id}`, many: 1 },
  ...livingTwice,
  getDiadTable: { answers: both, same: true },
  getMgroupDashboard: { answers: both, same: true },
  getMgroupDashboardList: { answers: both, same: true },
  exportMgroupDashboardList: { answers: both },
  getMemberDashboard: { answers: both, same: true },
  rebalanceDiadTable: { answers: both, left: inIt('drafts'), many: 0 },
  lockMentorAssignment: { answers: both, same: true, left: inIt('locks'), many: 1 },
  mgroupPinRolemodels: { answers: both, same: true, left: inIt('pins'), many: 1 },
  publishMentorAssignment: { answers: both, same: true, left: publications, many: 0 },
  mgroupDelJobs: { answers: both, left: inIt('jobs'), many: 0 },
}
