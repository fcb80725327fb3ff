import { useEffect, useEffectEvent } from 'react'
import type { Decision } from '../deciding/decisions.ts'
import { commandOf, type Command } from './keyMap.ts'
import { useKeysChoice } from './keysChoice.ts'

const TYPING = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=dialog]'
const PRESSED_BY_ENTER = 'a, button, summary, input, [role=treeitem]'

/** Whether a key belongs to what has the focus: a field, a menu, a dialog, or Enter to a button. */
function belongsElsewhere({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  return target.closest(key === 'Enter' ? `${TYPING}, ${PRESSED_BY_ENTER}` : TYPING) !== null
}

/** Whether a key is still down that has done its work: held down it goes on and back, but decides about one person only. */
const isHeldOn = ({ repeat }: KeyboardEvent, command: Command | readonly Decision[]): boolean =>
  repeat && command !== 'next' && command !== 'previous'

/**
 * Listens for the keys of the review while its screen is open. Off while typing, and where the person has turned them off.
 * @param onKey answers whether the key was used, so that it does nothing else
 */
export function useKeys(onKey: (command: Command | readonly Decision[]) => boolean): void {
  const on = useKeysChoice((choice) => choice.on)
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || belongsElsewhere(event)) return
    const command = commandOf(event)
    if (command !== undefined && (isHeldOn(event, command) || onKey(command))) event.preventDefault()
  })
  useEffect(() => {
    if (!on) return undefined
    const listener = (event: KeyboardEvent) => listen(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [on])
}
