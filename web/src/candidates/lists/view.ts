import { create } from 'zustand'

const NAME = 'candidatesView'

/** How a job's lists are shown where there is room: one as dense rows, or all of them beside each other. */
export type CandidatesView = 'list' | 'board'

function stored(): CandidatesView {
  try {
    return localStorage.getItem(NAME) === 'board' ? 'board' : 'list'
  } catch {
    return 'list'
  }
}

/** A choice that the browser remembers. */
export const useView = create<{ readonly view: CandidatesView }>()(() => ({ view: stored() }))

/** Shows lists so from now on, in this browser. */
export function chooseView(view: CandidatesView): void {
  useView.setState({ view })
  try {
    localStorage.setItem(NAME, view)
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}
