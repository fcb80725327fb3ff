import { useKeyPress } from '../../ui/keys/useKeyPress.ts'
import type { Decision } from '../deciding/decisions.ts'
import { commandOf, type Command } from './keyMap.ts'

/** Whether a key is still down that has done its work: held down it goes on and back, but decides about one person only. */
const isDone = (isHeld: boolean, command: Command | readonly Decision[]): boolean => isHeld && command !== 'next' && command !== 'previous'

/** Listens for the keys of the review while its screen is open. @param onKey answers whether the key was used */
export function useKeys(onKey: (command: Command | readonly Decision[]) => boolean): void {
  useKeyPress((name, isHeld) => {
    const command = commandOf(name)
    return command !== undefined && (isDone(isHeld, command) || onKey(command))
  })
}
