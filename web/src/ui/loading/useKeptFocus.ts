import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus where something stands when the button just pressed goes with what made way: for a card comes a line, or the other way round, also
 * where the server refuses. Belongs to what stays while these change places.
 * @param shown what stands there now
 * @returns for each of those that stand there
 */
export function useKeptFocus(shown: unknown): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (before.current !== shown && isLost) element.current?.focus({ preventScroll: true })
    before.current = shown
  }, [shown])
  return element
}
