import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { useMemo, useState } from 'react'
import { useSteady } from '../useSteady.ts'
import { extendedTo, nobodySelected, toggled } from './selection.ts'

const nobody: readonly Candidate[] = []

export interface Selecting {
  /** In the order of the list; whoever has left it is selected no more. */
  readonly selected: readonly Candidate[]
  readonly isSelected: (id: string) => boolean
  /** @param toHere whether all from the last one to this one are meant */
  readonly select: (id: string, toHere: boolean) => void
  readonly selectAll: () => void
  readonly clear: () => void
}

/** Who of a list is selected. */
export function useSelection(items: readonly Candidate[] = nobody): Selecting {
  const [selection, setSelection] = useState(nobodySelected)
  const { ids } = selection
  const selected = useMemo(() => items.filter(({ _id }) => ids.has(_id)), [items, ids])
  const order = useMemo(() => items.map(({ _id }) => _id), [items])
  const select = useSteady((id: string, toHere: boolean) => setSelection((now) => (toHere ? extendedTo(now, id, order) : toggled(now, id))))
  return {
    selected,
    isSelected: (id) => ids.has(id),
    select,
    selectAll: () => setSelection({ ids: new Set(order), anchor: undefined }),
    clear: () => setSelection(nobodySelected),
  }
}
