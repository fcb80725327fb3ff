import { create } from 'zustand'

const NAME = 'rail'

function stored(): boolean {
  try {
    return localStorage.getItem(NAME) === 'folded'
  } catch {
    return false
  }
}

/** Whether the rail of areas is folded on wide screens: a choice that the browser remembers. */
export const useRail = create<{ readonly isFolded: boolean }>()(() => ({ isFolded: stored() }))

/** Folds the rail, or opens it, in this browser from now on. */
export function foldRail(isFolded: boolean): void {
  useRail.setState({ isFolded })
  try {
    localStorage.setItem(NAME, isFolded ? 'folded' : 'open')
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}
