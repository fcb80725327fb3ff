import { useEffect, useState } from 'react'

const FOCUSABLE = 'input, textarea, button'

/** Puts the focus where the person goes on: into a row by its id, into the last one, or onto 'Add another'. */
export function useFocusIn(frame: string, ids: readonly string[]): (place: 'add' | 'last' | (string & {})) => void {
  const [goal, setGoal] = useState<{ readonly place: string }>()
  const id = goal?.place === 'last' ? ids.at(-1) : goal?.place
  useEffect(() => {
    if (goal)
      document
        .getElementById(frame + id)
        ?.querySelector<HTMLElement>(FOCUSABLE)
        ?.focus()
  }, [goal, frame, id])
  return (place) => setGoal({ place })
}
