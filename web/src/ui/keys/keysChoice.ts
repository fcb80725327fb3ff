import { create } from 'zustand'

const NAME = 'candidateKeys'

function stored(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off'
  } catch {
    return true
  }
}

/** Whether single keys do something: a choice that the browser remembers, for whoever presses them by accident. */
export const useKeysChoice = create<{ readonly on: boolean }>()(() => ({ on: stored() }))

/** Lets single keys do something, or nothing, in this browser from now on. */
export function chooseKeys(on: boolean): void {
  useKeysChoice.setState({ on })
  try {
    localStorage.setItem(NAME, on ? 'on' : 'off')
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}
