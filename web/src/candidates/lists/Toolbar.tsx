import { Button, Chip, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import '@mantine/core/styles/Chip.layer.css'
import { useNavigate } from '@tanstack/react-router'
import { memo, type ReactNode } from 'react'
import { openHelp } from '../../ui/keys/screenKeys.ts'
import { FilterForm } from '../../people/found/FilterForm.tsx'
import { noFilters } from '../../people/found/filters.ts'
import { SearchBox } from '../../ui/lists/SearchBox.tsx'
import type { CandidateBucket } from '../../jobs/employer/buckets.ts'
import { type CandidateFilters, searchOf } from './candidatesSearch.ts'
import { ROOM_FOR_COLUMNS } from './columns.ts'
import { usePipeline } from '../pipeline/pipeline.ts'
import { SortChoice } from './SortChoice.tsx'
import { ViewChoice } from './ViewChoice.tsx'
import { notShown } from './emptyWords.ts'
import classes from './Toolbar.module.css'

interface Props {
  readonly userId: string
  readonly postingId: string
  readonly filters: CandidateFilters
  readonly onFilter: (filters: CandidateFilters) => void
  /** The list that a search begins at, and an emptied one returns to. */
  readonly bucket: CandidateBucket
  /** What is shown; '' for a search. */
  readonly list: CandidateBucket | ''
  /** On a phone the order is among the filters, and the strong button elsewhere. */
  readonly isNarrow: boolean
  /** The screen's one strong button. */
  readonly action: ReactNode
}

/** Above the lists: search, filters, and the keys. No decision changes it. */
export const Toolbar = memo(function Toolbar({ userId, postingId, filters, onFilter, bucket, list, isNarrow, action }: Props) {
  const { words, listAddress, searchAddress, Tools, Filters, filterWords } = usePipeline()
  const navigate = useNavigate()
  const hasRoom = useMediaQuery(ROOM_FOR_COLUMNS, false, { getInitialValueInEffect: false })
  const search = (phrase: string) => {
    if (phrase === filters.keyword) return
    if (phrase === '') void navigate({ to: listAddress(userId, postingId, bucket), search: searchOf(filters) })
    else void navigate({ to: searchAddress(userId, postingId, phrase), search: searchOf(filters, bucket) })
  }
  const order = filters.keyword === '' && <SortChoice sort={filters.sort} onSort={(sort) => onFilter({ ...filters, sort })} />
  return (
    <div className={classes.toolbar}>
      <div className={classes.search}>
        <SearchBox
          label="Search among everybody"
          placeholder={isNarrow ? 'Search everybody' : 'Search, for example: robotics'}
          initial={filters.keyword}
          onSearch={search}
        />
      </div>
      {!isNarrow && action}
      <div className={classes.filters}>
        <FilterForm
          filters={filters}
          onChange={(changed) => onFilter({ ...filters, ...changed })}
          more={{
            words: [filterWords?.(filters), filters.hiddenToo && 'hidden too'].filter(Boolean).join(', '),
            fields: (
              <>
                <Chip checked={filters.hiddenToo} onChange={(hiddenToo) => onFilter({ ...filters, hiddenToo })} size="md">
                  Show hidden
                </Chip>
                {Filters !== undefined && <Filters {...{ userId, list, filters, onFilter }} postingId={postingId} />}
                {isNarrow && order}
              </>
            ),
            onClear: () => onFilter({ ...noFilters, keyword: filters.keyword, hiddenToo: false, sort: filters.sort }),
          }}
        />
      </div>
      {notShown(words, filters) !== '' && (
        <Text className={classes.note} role="status">
          {notShown(words, filters)}
        </Text>
      )}
      {!isNarrow && order}
      {hasRoom && filters.keyword === '' && <ViewChoice />}
      {Tools !== undefined && <Tools {...{ userId, list, filters }} postingId={postingId} />}
      <Button variant="subtle" className={classes.keys} onClick={openHelp} aria-keyshortcuts="?">
        Keys
      </Button>
    </div>
  )
})
