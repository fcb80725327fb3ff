import { useState } from 'react'

/**
 * Which rows of a list are open to be edited. What was there at first is a line, what is added later is open.
 * @param faulty the rows that cannot be stored as they are
 * @param isPhone whether one row at a time is opened, alone on the screen
 */
export function useOpenRows(ids: readonly string[], faulty: readonly string[], isPhone: boolean) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set(ids))
  const [alone, setAlone] = useState<string | { readonly at: number }>()
  // A row at fault opens, and does not close by itself once it is put right. Alone on a phone it would come without being asked for.
  if (!isPhone && faulty.some((id) => closed.has(id))) setClosed(new Set([...closed].filter((id) => !faulty.includes(id))))
  if (typeof alone === 'object' && ids.length > alone.at) setAlone(ids[alone.at])
  return {
    isOpen: (id: string) => !closed.has(id) && !isPhone,
    /** The row that has a phone's screen to itself. */
    alone: isPhone && typeof alone === 'string' ? alone : undefined,
    open: (id: string) => {
      setClosed(new Set([...closed].filter((other) => other !== id)))
      setAlone(id)
    },
    /** Opens the row that is about to be added at the end. */
    openNext: () => setAlone({ at: ids.length }),
    close: (id: string) => {
      setClosed(new Set([...closed, id]))
      setAlone(undefined)
    },
  }
}
