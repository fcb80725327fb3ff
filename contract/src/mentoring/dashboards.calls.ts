import { z } from 'zod'
import { either, endpoint, self } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { listOf, page, size, wholeNumber } from '../wire/paging.ts'
import { errors, ofBody, within } from './calls/ofAdvisors.ts'
import { dashboardLists, isColumnList, lastColumns } from './dashboards/dashboardLists.ts'
import { DashboardRow, MemberDashboard, MgroupDashboard } from './dashboards/dashboards.ts'

export const getMgroupDashboard = endpoint({
  method: 'POST',
  path: '/pythonApi/getMgroupDashboard',
  access: ofBody,
  summary:
    'Answers a mentoring group in numbers: how far its people are, who is without a mentor and why, how the places are taken, and how well the ' +
    'pairs match. Each number is as many as getMgroupDashboardList lists for it.',
  body: z.strictObject(within),
  reply: z.object({ data: MgroupDashboard }),
  errors,
})

const ofList = { ...within, list: z.enum(dashboardLists), at: wholeNumber(0, Math.max(...Object.values(lastColumns))).optional() }

/** A column of a drawing is named along with its list, and with no other one. */
const namesColumn = ({ list, at }: { list: string; at?: number | undefined }): boolean =>
  isColumnList(list) ? at !== undefined && at <= lastColumns[list] : at === undefined
const column = { path: ['at'], message: 'Say which column, of a list that has some' }

export const getMgroupDashboardList = endpoint({
  method: 'POST',
  path: '/pythonApi/getMgroupDashboardList',
  access: ofBody,
  summary:
    'Answers who, or which pairs, stand behind a number of getMgroupDashboard, by name. Of `load` and `score`, `at` says which column: so many ' +
    'mentees, or so many times ten points.',
  body: z.strictObject({ ...ofList, page, size }).refine(namesColumn, column),
  reply: listOf(DashboardRow),
  errors,
})

export const exportMgroupDashboardList = endpoint({
  method: 'POST',
  path: '/pythonApi/exportMgroupDashboardList',
  access: ofBody,
  summary:
    'Answers all of such a list as a table (CSV, UTF-8 with a byte order mark). What a program could take for a formula has an apostrophe before ' +
    'it. Thirty tables an hour at most.',
  body: z.strictObject(ofList).refine(namesColumn, column),
  reply: z.unknown(),
  binary: true,
  errors,
})

export const getMemberDashboard = endpoint({
  method: 'POST',
  path: '/pythonApi/getMemberDashboard',
  access: either(self('body.memberID', { types: ['student'] }), ofBody),
  summary:
    'Answers how somebody of a mentoring group is doing: their bio, when they were here last, and with whom they are paired. Themselves it tells ' +
    'what is published; advisors read the draft as well. 404 of whoever takes no part in it, or is hidden from whoever asks.',
  body: z.strictObject({ ...within, memberID: Id }),
  reply: z.object({ data: MemberDashboard }),
  errors,
})
