import { useEffect, useRef } from 'react'

/** How a press ends: let go, dragged away, by a menu, or by a key that follows. */
const ENDS = ['mouseup', 'dragend', 'contextmenu', 'keydown'] as const

/**
 * Does at once what leaving a field does, such as adding what is half typed, or, where a press takes the focus away, as soon as that is
 * let go: what is pressed stays where it is until then, and its click finds it done.
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false)
  const due = useRef<() => void>(undefined)
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const begin = () => {
      isPressed.current = true
    }
    const end = () => {
      isPressed.current = false
      const act = due.current
      due.current = undefined
      act?.()
    }
    addEventListener('mousedown', begin, options)
    for (const name of ENDS) addEventListener(name, end, options)
    return () => listening.abort()
  }, [])
  return (act) => {
    if (isPressed.current) due.current = act
    else act()
  }
}
