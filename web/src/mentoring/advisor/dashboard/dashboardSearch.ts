import { type DashboardList, dashboardLists, isColumnList, lastColumns } from '@trellis/contract/mentoring/dashboards/dashboardLists.ts'

export interface DashboardSearch {
  /** The mentoring group that is looked at; the first one where it is left out. */
  readonly open?: string
  /** The list behind a number; all numbers where it is left out. */
  readonly show?: DashboardList
  /** Which column of a drawing. */
  readonly at?: number
  /** Somebody of the mentoring group, in the place of all. */
  readonly member?: string
}

const ID = /^[0-9a-f-]{36}$/
const isId = (text: unknown): text is string => typeof text === 'string' && ID.test(text)

/** Reads the query of the screen; what makes no sense is left out. */
export function readDashboardSearch({ open, show, at, member }: Record<string, unknown>): DashboardSearch {
  return { ...(isId(open) && { open }), ...readList(show, at), ...(isId(member) && { member }) }
}

function readList(show: unknown, at: unknown): Pick<DashboardSearch, 'show' | 'at'> {
  const list = dashboardLists.find((one) => one === show)
  if (list === undefined) return {}
  if (!isColumnList(list)) return { show: list }
  const isColumn = typeof at === 'number' && Number.isInteger(at) && at >= 0 && at <= lastColumns[list]
  return isColumn ? { show: list, at } : {}
}
