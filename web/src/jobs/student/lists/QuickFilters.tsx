import { jobOrders, type JobOrder } from '@trellis/contract/jobs/jobMatches.calls.ts'
import type { JobFilters } from './filters.ts'
import classes from './QuickFilters.module.css'
import { quickFilters } from './quickFilters.ts'

interface Props {
  readonly filters: JobFilters
  readonly onChoose: (part: Partial<JobFilters>) => void
}

/** The filters used most, each one press. */
export function QuickFilters({ filters, onChoose }: Props) {
  return quickFilters.map(({ label, isOn, turned }) => (
    <button
      key={label}
      type="button"
      className={classes.chip}
      aria-pressed={isOn(filters)}
      onClick={() => onChoose(turned(filters, !isOn(filters)))}
    >
      {label}
    </button>
  ))
}

interface SortProps extends Props {
  /** What comes first where nothing is chosen. */
  readonly best: string
}

/** Which jobs come first. */
export function JobSort({ filters, best, onChoose }: SortProps) {
  const labels: Record<JobOrder, string> = { best, newest: 'Newest', closing: 'Closing soon' }
  return (
    <select
      className={classes.sort}
      aria-label="Sort by"
      value={filters.sort}
      onChange={(event) => onChoose({ sort: event.currentTarget.value as JobOrder })}
    >
      {jobOrders.map((order) => (
        <option key={order} value={order}>
          {labels[order]}
        </option>
      ))}
    </select>
  )
}
