import { useEffect, useRef } from 'react'

const BEGINS = 'mousedown'
/** How a press ends: let go, dragged away, by a menu, or by a key that follows. */
const heard = [BEGINS, 'mouseup', 'dragend', 'contextmenu', 'keydown']

/**
 * Does at once what leaving a field does, such as adding what is half typed, or, where a press takes the focus away, as soon as that is
 * let go: what is pressed stays where it is until then, and its click finds it done.
 */
export function useAfterPress(): (act: () => void) => void {
  const press = useRef<{ isOn?: boolean; due?: (() => void) | undefined }>({})
  useEffect(() => {
    const { current } = press
    const listening = new AbortController()
    const hear = ({ type }: Event) => {
      const { due } = current
      current.isOn = type === BEGINS
      if (current.isOn) return
      current.due = undefined
      due?.()
    }
    for (const name of heard) addEventListener(name, hear, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
  return (act) => {
    if (press.current.isOn === true) press.current.due = act
    else act()
  }
}
