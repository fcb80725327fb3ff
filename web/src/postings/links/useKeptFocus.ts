import { useEffect, useRef } from 'react'
import { useChange } from './changes.ts'

/** Keeps the focus where a job or a group stands when the button just pressed goes, as its card makes way for a line or comes back. */
export function useKeptFocus<T extends HTMLElement>(postingId: string) {
  const element = useRef<T>(null)
  const { inProcess } = useChange(postingId)
  const wasInProcess = useRef(inProcess)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (isLost && wasInProcess.current) element.current?.focus({ preventScroll: true })
  }, [])
  return element
}
