import { useKeyPress } from '../../ui/keys/useKeyPress.ts'
import type { Decision } from '../deciding/decisions.ts'
import { commandOf, type Command } from './keyMap.ts'

/** Whether a key is still down that has done its work: held down it goes on and back, but decides about one person only. */
const isDone = (isHeld: boolean, command: Command | readonly Decision[]): boolean => isHeld && command !== 'next' && command !== 'previous'

/** Listens for the keys of the review while its screen is open. @param onKey is told whether Shift is with the key; answers whether it was used */
export function useKeys(onKey: (command: Command | readonly Decision[], withShift: boolean) => boolean): void {
  useKeyPress((name, isHeld, withShift) => {
    const command = commandOf(name)
    return command !== undefined && (isDone(isHeld, command) || onKey(command, withShift))
  })
}
