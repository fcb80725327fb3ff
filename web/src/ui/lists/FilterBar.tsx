import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import classes from './FilterBar.module.css'

interface FilterBarProps {
  /** By what is filtered now, such as 'College, Berlin'; empty for nothing. */
  readonly words: string
  /** Whether anything is filtered by, said there or not. */
  readonly isSet?: boolean
  readonly onClear: () => void
  /** What stands behind it in its line. */
  readonly beside?: ReactNode
  /** The fields, folded away until they are wanted. */
  readonly children: ReactNode
}

/** Opens the filters of a list, says by what it is filtered and clears that. */
export function FilterBar({ words, isSet = words !== '', onClear, beside, children }: FilterBarProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <div className={classes.bar}>
        <Button variant="transparent" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide filters' : 'Filters'}
          {!open && words !== '' && `: ${words}`}
        </Button>
        {isSet && (
          <Button variant="transparent" onClick={onClear}>
            Clear
          </Button>
        )}
        {beside}
      </div>
      {open && children}
    </>
  )
}
