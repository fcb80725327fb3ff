import { Button, Chip } from '@mantine/core'
import '@mantine/core/styles/Chip.layer.css'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { FilterForm } from '../people/FilterForm.tsx'
import { noFilters } from '../people/filters.ts'
import { SearchBox } from '../ui/SearchBox.tsx'
import type { CandidateBucket } from './buckets.ts'
import type { CandidateFilters } from './candidatesSearch.ts'
import { paths } from '../paths.ts'
import classes from './Toolbar.module.css'
import { useKeys } from './useKeys.ts'

interface Props {
  readonly userId: string
  readonly jobId: string
  readonly filters: CandidateFilters
  readonly onFilter: (filters: CandidateFilters) => void
  /** The list that an emptied search returns to. */
  readonly bucket: CandidateBucket
  readonly onHelp: () => void
  /** The screen's one strong button. */
  readonly action: ReactNode
}

/** Above the lists: search, filters, and the keys. */
export function Toolbar({ userId, jobId, filters, onFilter, bucket, onHelp, action }: Props) {
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  useKeys((asked) => {
    if (asked !== 'search') return false
    box.current?.querySelector('input')?.focus()
    return true
  })
  const search = (phrase: string) => {
    if (phrase === filters.keyword) return
    const to = phrase === '' ? paths.candidates(userId, jobId, bucket) : paths.candidatesSearch(userId, jobId, phrase)
    void navigate({ to, search: (search: object) => search })
  }
  return (
    <div className={classes.toolbar}>
      <div ref={box} className={classes.search}>
        <SearchBox
          key={filters.keyword}
          label="Search among everybody"
          placeholder="Search, for example: robotics"
          initial={filters.keyword}
          onSearch={search}
        />
      </div>
      {action}
      <div className={classes.filters}>
        <FilterForm
          filters={filters}
          onChange={(changed) => onFilter({ ...filters, ...changed })}
          more={{
            words: filters.hiddenToo ? 'hidden too' : '',
            fields: (
              <Chip checked={filters.hiddenToo} onChange={(hiddenToo) => onFilter({ ...filters, hiddenToo })} size="md">
                Show hidden
              </Chip>
            ),
            onClear: () => onFilter({ ...filters, ...noFilters, keyword: filters.keyword, hiddenToo: false }),
          }}
        />
      </div>
      <Button variant="subtle" className={classes.keys} onClick={onHelp} aria-keyshortcuts="?">
        Keys
      </Button>
    </div>
  )
}
