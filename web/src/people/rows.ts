import { storeOfThisPerson } from '../session/ofThisPerson.ts'

/** What the viewer did to a person in any list since the lists were fetched, and how that is going. */
export interface RowState {
  readonly followed?: boolean | undefined
  /** The row is out of the list; it says why and offers to take it back. */
  readonly gone?: 'blocked' | 'removed' | undefined
  /** Whether the viewer followed the person whom they blocked: taking it back at once brings that back. */
  readonly wasFollowed?: boolean
  readonly inProcess?: boolean
  readonly error?: string | undefined
}

interface Row extends RowState {
  /** When it last changed, in milliseconds since 1970. */
  readonly at: number
}

const useRows = storeOfThisPerson<Readonly<Record<string, Row>>>({})

const untouched: RowState = {}

/** The state of one person's rows; changes to others do not render it again. */
export const useRow = (personId: string): RowState => useRows((rows) => rows[personId] ?? untouched)

export function changeRow(personId: string, change: RowState): void {
  useRows.setState((rows) => ({ [personId]: { ...rows[personId], ...change, at: Date.now() } }))
}

/** Forgets a change that did not come about, and says why. */
export function revertRow(personId: string, before: RowState, error: string): void {
  useRows.setState({ [personId]: { ...before, inProcess: false, error, at: Date.now() } })
}

export const rowOf = (personId: string): RowState => useRows.getState()[personId] ?? untouched

export interface Listed {
  readonly _id: string
}

/**
 * Takes over how people are by a list that was just fetched: what was done to them before it was asked for, it knows.
 * @param now how they are in that list
 */
export function noteFetched(people: readonly Listed[], askedAt: number, now: RowState = untouched): void {
  const known = people.flatMap(({ _id }) => {
    const row = useRows.getState()[_id]
    return row === undefined || row.inProcess || row.at >= askedAt ? [] : [[_id, { ...now, at: row.at }] as const]
  })
  useRows.setState(Object.fromEntries(known))
}
