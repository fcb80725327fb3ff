import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'

const TYPING_PAUSE_MS = 400

interface TypedFilters<F, T> {
  readonly filters: F
  readonly onChange: (filters: F) => void
  /** The part of the filters that is typed. */
  readonly typedOf: (filters: F) => T
}

/** Filters of which some are typed, and apply after a pause, and others are chosen, and apply at once with what was typed. */
export function useTypedFilters<F extends T, T extends object>({ filters, onChange, typedOf }: TypedFilters<F, T>) {
  const [typed, setTyped] = useState(() => typedOf(filters))
  const applySoon = useDebouncedCallback(onChange, TYPING_PAUSE_MS)
  const type = (part: Partial<T>) => {
    const now = { ...typed, ...part }
    setTyped(now)
    applySoon({ ...filters, ...now })
  }
  const choose = (part: Partial<F>) => {
    applySoon.cancel()
    onChange({ ...filters, ...typed, ...part })
  }
  const clear = (none: F) => {
    applySoon.cancel()
    setTyped(typedOf(none))
    onChange(none)
  }
  return { typed, type, choose, clear }
}
