import type { JobOrder } from '@trellis/contract/jobs/jobMatches.calls.ts'
import type { EmploymentType, Workplace } from '@trellis/contract/jobs/jobs.ts'
import type { Level } from '@trellis/contract/profiles/levels.ts'
import { readFilters } from '../../../people/found/filters.ts'

/** How a list of jobs is narrowed. */
export interface JobFilters {
  readonly employmentType: EmploymentType[]
  readonly level: Level[]
  readonly workplace: Workplace[]
  readonly city: string
  readonly state: string
  readonly country: string
  /** At least so much a year, in the job's own currency; 0 for any. */
  readonly pay: number
  /** Opened in the last so many days; 0 for any. */
  readonly days: 0 | 1 | 7 | 30 | 90
  readonly paid: boolean
  /** In one's own city or state. */
  readonly near: boolean
  /** Which come first; those that fit best, where nothing is said. */
  readonly sort: JobOrder
}

export const noFilters: JobFilters = {
  employmentType: [],
  level: [],
  workplace: [],
  city: '',
  state: '',
  country: '',
  pay: 0,
  days: 0,
  paid: false,
  near: false,
  sort: 'best',
}

/** What of the filters the address's query holds: only what is set. */
export type JobFilterSearch = Partial<JobFilters>

const MOST_PAY = 10_000_000
// No schema: routes are read before anything else loads, and a schema would bring its library along.
const everyType: Record<EmploymentType, true> = { fullTime: true, partTime: true, consulting: true, internship: true, unpaid: true }
const everyWorkplace: Record<Workplace, true> = { onSite: true, hybrid: true, remote: true }
const sorts: Record<Exclude<JobOrder, 'best'>, true> = { newest: true, closing: true }
const everyDays: Record<Exclude<JobFilters['days'], 0>, true> = { 1: true, 7: true, 30: true, 90: true }

const isIn =
  <T extends string>(every: Record<T, true>) =>
  (value: unknown): value is T =>
    typeof value === 'string' && Object.hasOwn(every, value)

/** Those of a query's values that there are, each once. */
function valuesOf<T>(isOne: (value: unknown) => value is T, values: unknown): T[] {
  return Array.isArray(values) ? [...new Set(values)].filter(isOne) : []
}

const isPay = (value: unknown): value is number => typeof value === 'number' && value > 0 && value <= MOST_PAY
const isSorted = isIn(sorts)
const isDays = (value: unknown): value is JobFilters['days'] => typeof value === 'number' && Object.hasOwn(everyDays, value)

/** Reads filters from an address. What cannot be read is left out rather than an error. */
export function readJobFilters(query: Record<string, unknown>): JobFilterSearch {
  const employmentType = valuesOf(isIn(everyType), query['employmentType'])
  const workplace = valuesOf(isIn(everyWorkplace), query['workplace'])
  const { pay, days, paid, near, sort } = query
  return {
    ...readFilters(query),
    ...(employmentType.length > 0 && { employmentType }),
    ...(workplace.length > 0 && { workplace }),
    ...(isPay(pay) && { pay }),
    ...(isDays(days) && { days }),
    ...(paid === true && { paid }),
    ...(near === true && { near }),
    ...(isSorted(sort) && { sort }),
  }
}

/** Whether fewer jobs are shown than there are. */
export const isFiltered = (filters: JobFilters): boolean => Object.keys(readJobFilters({ ...filters, sort: 'best' })).length > 0

export const postedLabels: Record<JobFilters['days'], string> = {
  0: 'Any time',
  1: 'Last day',
  7: 'Last week',
  30: 'Last month',
  90: 'Last three months',
}
