import { useEffect, useRef } from 'react'

/**
 * Keeps the focus where something stands when the button just pressed goes, as its card makes way for a line or comes back.
 * @param inProcess whether what was pressed is under way
 */
export function useKeptFocus<T extends HTMLElement>(inProcess: boolean) {
  const element = useRef<T>(null)
  const wasInProcess = useRef(inProcess)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (isLost && wasInProcess.current) element.current?.focus({ preventScroll: true })
  }, [])
  return element
}
