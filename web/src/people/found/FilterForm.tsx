import { levelLabel } from '@trellis/contract/profiles/levels.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import { FilterBar } from '../../ui/lists/FilterBar.tsx'
import { useTypedFilters } from '../../ui/lists/useTypedFilters.ts'
import { type Filters, noFilters } from './filters.ts'
import type { Place } from './PlaceFields.tsx'

const FilterFields = lazy(async () => ({ default: (await import('./FilterFields.tsx')).FilterFields }))

interface Props {
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
  /** What else narrows the list. */
  readonly more?: More
}

interface More {
  /** What of it is set, such as 'hidden too'; empty for nothing. */
  readonly words: string
  readonly fields: ReactNode
  /** After all other filters are cleared. */
  readonly onClear: () => void
}

const placeOf = ({ city, state, country }: Filters): Place => ({ city, state, country })

/** Narrows a list of people by level and place. */
export function FilterForm({ filters, onChange, more }: Props) {
  const { typed, type, choose, clear } = useTypedFilters({ filters, onChange, typedOf: placeOf })
  const clearAll = () => {
    clear({ ...noFilters, keyword: filters.keyword })
    more?.onClear()
  }
  return (
    <FilterBar words={[wordsOf(filters), more?.words].filter(Boolean).join(', ')} onClear={clearAll}>
      <Suspense>
        <FilterFields filters={filters} place={typed} onChoose={(level) => choose({ level })} onType={type} more={more?.fields} />
      </Suspense>
    </FilterBar>
  )
}

/** 'College, Graduate School, Berlin' */
function wordsOf({ level, city, state, country }: Filters): string {
  return [...level.map(levelLabel), city, state, country].filter(Boolean).join(', ')
}
