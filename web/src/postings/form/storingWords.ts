import type { JobState } from '@trellis/contract/jobs/jobs.ts'

/** What the buttons of a form say of its kind of posting. */
export interface StoringWords {
  readonly noun: string
  /** Who sees one that is open. */
  readonly whoSees: string
  /** What follows from closing one. */
  readonly closing: string
}

interface Step {
  readonly to: JobState
  readonly words: string
}

/** What can be done with a posting in each state, the likeliest first. */
export function stepsOf(noun: string): Record<JobState | 'new', readonly Step[]> {
  const open = `Open the ${noun}`
  return {
    new: [
      { to: 'open', words: open },
      { to: 'draft', words: 'Save as a draft' },
    ],
    draft: [
      { to: 'open', words: open },
      { to: 'draft', words: 'Save the draft' },
    ],
    open: [{ to: 'open', words: 'Save' }],
    closed: [
      { to: 'closed', words: 'Save' },
      { to: 'open', words: 'Save and open again' },
    ],
  }
}

/** How a form stands. `state` is that which is stored; undefined for a new posting. */
export function statusWords({ whoSees }: StoringWords, state: JobState | undefined, isUnsaved: boolean): string {
  if (isUnsaved) return 'What you typed is kept in this tab, and not saved yet.'
  return state === undefined ? whoSees : 'Everything is saved.'
}
