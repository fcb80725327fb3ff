import { useEffect, useRef } from 'react'
import { changeOf } from './changes.ts'

/** Keeps the focus where a job stands when the button just pressed goes, as its card makes way for a line or comes back. */
export function useKeptFocus<T extends HTMLElement>(jobId: string) {
  const element = useRef<T>(null)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (isLost && changeOf(jobId).inProcess) element.current?.focus({ preventScroll: true })
  }, [jobId])
  return element
}
