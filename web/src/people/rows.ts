import { create } from 'zustand'

/** What the viewer did to a person in any list since the lists were fetched, and how that is going. */
export interface RowState {
  readonly followed?: boolean | undefined
  /** The row is out of the list; it says why and offers to take it back. */
  readonly gone?: 'blocked' | 'removed' | undefined
  readonly inProcess?: boolean
  readonly error?: string | undefined
}

type Rows = Readonly<Record<string, RowState>>

const useRows = create<Rows>()(() => ({}))

const untouched: RowState = {}

/** The state of one person's rows; changes to others do not render it again. */
export const useRow = (personId: string): RowState => useRows((rows) => rows[personId] ?? untouched)

export function changeRow(personId: string, change: RowState): void {
  useRows.setState((rows) => ({ [personId]: { ...rows[personId], ...change } }))
}

/** Forgets a change that did not come about, and says why. */
export function revertRow(personId: string, before: RowState, error: string): void {
  useRows.setState({ [personId]: { ...before, inProcess: false, error } })
}

export const rowOf = (personId: string): RowState => useRows.getState()[personId] ?? untouched
