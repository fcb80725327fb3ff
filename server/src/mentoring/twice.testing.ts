import type { Id } from '@trellis/contract/wire/ids.ts'
import { sql } from 'drizzle-orm'
import type { AnyInput } from '../platform/testing/client.ts'
import { both, onlyOne, type Twice } from '../platform/testing/twice.ts'
import type { World } from '../platform/testing/world.ts'
import { livingTwice } from './living/twice.testing.ts'

const named = (_: World, { body }: AnyInput) => sql`mentoring_groups where name = ${(body as { name: string }).name}`
const inIt =
  (
    table: 'members' | 'jobs' | 'drafts' | 'locks' | 'pins' | 'job_drafts' | 'job_locks' | 'job_pins' | 'publications' | 'job_publications',
  ) =>
  (_: World, { body }: AnyInput) =>
    sql`${sql.identifier(`mentoring_${table}`)} where mentoring_group_id = ${(body as { mgrpID: Id }).mgrpID}`

const draftNamed = (_: World, { body }: AnyInput) =>
  sql`mentoring_kept_drafts where kind = 'named' and name = ${(body as { name: string }).name}`
const keptSo = (_: World, { body }: AnyInput) => sql`mentoring_kept_drafts where id = ${(body as { draftID: Id }).draftID}`

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
  publishMentorAssignment: { answers: both, same: true, left: inIt('publications'), many: 0 },
  getGroupJobsTable: { answers: both, same: true },
  rebalanceJobsTable: { answers: both, left: inIt('job_drafts'), many: 0 },
  lockJobAssignment: { answers: both, same: true, left: inIt('job_locks'), many: 1 },
  mgroupPinJobs: { answers: both, same: true, left: inIt('job_pins'), many: 1 },
  publishJobAssignment: { answers: both, same: true, left: inIt('job_publications'), many: 0 },
  undoDraftChange: { answers: onlyOne('Stale'), left: inIt('locks'), many: 0 },
  keepDraft: { answers: both, same: true, left: draftNamed, many: 1 },
  loadDraft: { answers: both, same: true, left: inIt('locks'), many: 0 },
  renameDraft: { answers: both, same: true, left: draftNamed, many: 1 },
  deleteDraft: { answers: onlyOne('NotFound'), left: keptSo, many: 0 },
  getPairAlternatives: { answers: both, same: true },
  getPairPrices: { answers: both, same: true },
  getJobPrices: { answers: both, same: true },
  compareDrafts: { answers: both, same: true },
  mgroupDelJobs: { answers: both, left: inIt('jobs'), many: 0 },
}
