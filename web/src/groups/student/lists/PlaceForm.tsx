import { lazy, type ReactNode, Suspense } from 'react'
import type { Place } from '../../../people/found/PlaceFields.tsx'
import { FilterBar } from '../../../ui/lists/FilterBar.tsx'
import { useTypedFilters } from '../../../ui/lists/useTypedFilters.ts'
import classes from '../../../postings/postings.module.css'
import { anywhere, wordsOfPlace } from './placeFilters.ts'

const PlaceFields = lazy(async () => ({ default: (await import('../../../people/found/PlaceFields.tsx')).PlaceFields }))

interface Props {
  readonly place: Place
  readonly onChange: (place: Place) => void
  /** What stands behind it in its line. */
  readonly beside?: ReactNode
}

const itself = (place: Place): Place => place

/** Narrows a list of groups by where they are. */
export function PlaceForm({ place, onChange, beside }: Props) {
  const { typed, type, clear } = useTypedFilters({ filters: place, onChange, typedOf: itself })
  return (
    <FilterBar words={wordsOfPlace(place)} onClear={() => clear(anywhere)} beside={beside}>
      <div className={classes.filters} role="group" aria-label="Filters">
        <div className={classes.fields}>
          <Suspense>
            <PlaceFields place={typed} onType={type} />
          </Suspense>
        </div>
      </div>
    </FilterBar>
  )
}
