import { employmentTypeLabels, workplaceLabels } from '@trellis/contract/jobs/jobs.ts'
import { levelLabel } from '@trellis/contract/profiles/levels.ts'
import { lazy, Suspense } from 'react'
import { FilterBar } from '../../../ui/lists/FilterBar.tsx'
import { useTypedFilters } from '../../../ui/lists/useTypedFilters.ts'
import { SkeletonLines, Waiting } from '../../../ui/states/Waiting.tsx'
import { isFiltered, type JobFilters, noFilters, postedLabels } from './filters.ts'
import type { Typed } from './JobFilterFields.tsx'
import { JobSort, QuickFilters } from './QuickFilters.tsx'
import { withoutQuick } from './quickFilters.ts'

const JobFilterFields = lazy(async () => ({ default: (await import('./JobFilterFields.tsx')).JobFilterFields }))

interface JobFilterFormProps {
  readonly filters: JobFilters
  readonly onChange: (filters: JobFilters) => void
  /** What comes first where no order is chosen. */
  readonly best: string
}

const typedOf = ({ city, state, country, pay }: JobFilters): Typed => ({ city, state, country, pay })

/** Narrows a list of jobs by what they are, where, what they pay and since when. */
export function JobFilterForm({ filters, onChange, best }: JobFilterFormProps) {
  const { typed, type, choose, clear } = useTypedFilters({ filters, onChange, typedOf })
  return (
    <FilterBar
      words={wordsOf(withoutQuick(filters))}
      isSet={isFiltered(filters)}
      onClear={() => clear({ ...noFilters, sort: filters.sort })}
      beside={
        <>
          <QuickFilters filters={filters} onChoose={choose} />
          <JobSort filters={filters} best={best} onChoose={choose} />
        </>
      }
    >
      <Suspense
        fallback={
          <Waiting>
            <SkeletonLines count={6} />
          </Waiting>
        }
      >
        <JobFilterFields filters={filters} typed={typed} onChoose={choose} onType={type} />
      </Suspense>
    </FilterBar>
  )
}

/** 'Part time, High School, Remote, Berlin, from 30,000 a year, last week' */
function wordsOf({ employmentType, level, workplace, city, state, country, pay, days }: JobFilters): string {
  return [
    ...employmentType.map((type) => employmentTypeLabels[type]),
    ...level.map(levelLabel),
    ...workplace.map((place) => workplaceLabels[place]),
    city,
    state,
    country,
    pay > 0 && `from ${pay.toLocaleString('en')} a year`,
    days > 0 && postedLabels[days].toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ')
}
