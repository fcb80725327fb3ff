import { useEffect, useEffectEvent } from 'react'
import { belongsElsewhere, nameOf } from './keyPress.ts'
import { useAreKeysOn } from './keysChoice.ts'

/**
 * Listens for single keys while a screen is open. Off while typing, and where the person has turned them off.
 * @param onKey is told the name of the key, whether it is held down, and whether Shift is with it; answers whether it was used, so that it does nothing else
 */
export function useKeyPress(onKey: (name: string, isHeld: boolean, withShift: boolean) => boolean): void {
  const on = useAreKeysOn()
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || belongsElsewhere(event)) return
    const name = nameOf(event)
    if (name !== undefined && onKey(name, event.repeat, event.shiftKey)) event.preventDefault()
  })
  useEffect(() => {
    if (!on) return undefined
    const listener = (event: KeyboardEvent) => listen(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [on])
}
